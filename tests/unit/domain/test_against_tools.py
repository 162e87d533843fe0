"""Our superblock parsers compared with each filesystem's own tools."""

import re
from pathlib import Path

import pytest

from tests.helpers.images import ALONE, GIB, MIB, facts_in, make, printed, run, sparse

EXT4_WAYS = {
    "default": (),
    "packed": ("-O", "sparse_super2", "-E", "packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0", "-m", "0"),
    "with meta_bg": ("-O", "meta_bg,^resize_inode", "-b", "1024"),
    "32-bit": ("-O", "^64bit", "-T", "largefile"),
    "without checksums": ("-O", "^metadata_csum,^uninit_bg"),
    "as ext3": ("-O", "^extent,^flex_bg,^64bit,^metadata_csum"),
}


@pytest.mark.parametrize("options", EXT4_WAYS.values(), ids=EXT4_WAYS)
def test_ext4_agrees_with_dumpe2fs(options: tuple[str, ...], tmp_path: Path) -> None:
    image = make("ext4", tmp_path / "image", 20 * GIB, (*options, "-L", "Papiere"))

    facts = facts_in(image, "ext4")

    whole = run("dumpe2fs", image)
    shown = printed(whole)
    assert {name for name, value in facts.items() if name.startswith("feature-") and value} == {
        f"feature-{name}" for name in shown["Filesystem features"].split()
    }
    assert (facts["label"], facts["uuid"]) == (shown["Filesystem volume name"], shown["Filesystem UUID"])
    assert facts["inodes"] == int(shown["Inode count"])
    assert facts["blocks"] == int(shown["Block count"])
    assert facts["block_bytes"] == int(shown["Block size"])
    assert facts["reserved_blocks"] == int(shown["Reserved block count"])
    assert facts["backup_superblocks"] == whole.count("Backup superblock at")
    assert facts["groups"] == len(re.findall(r"^Group \d+:", whole, re.MULTILINE))
    assert facts["lazy"] == int("metadata_csum" in whole and not all_tables_are_zeroed(whole))
    if "Total journal size" in shown:
        assert facts["journal_bytes"] == (int(shown["Total journal size"].removesuffix("M")) * MIB)


def all_tables_are_zeroed(text: str) -> bool:
    return text.count("ITABLE_ZEROED") == len(re.findall(r"^Group \d+:", text, re.MULTILINE))


@pytest.mark.parametrize("options", [(), ("-m", "single"), ("-d", "dup"), ("--mixed", "-m", "single", "-d", "single")])
@pytest.mark.parametrize("checksum", ["crc32c", "xxhash", "sha256", "blake2"])
def test_btrfs_agrees_with_its_own_tool(options: tuple[str, ...], checksum: str, tmp_path: Path) -> None:
    image = make("btrfs", tmp_path / "image", 2 * GIB, (*options, "--csum", checksum, "-L", "Papiere"))

    facts = facts_in(image, "btrfs")

    shown = printed(run("btrfs", "inspect-internal", "dump-super", image).replace("\t", ":"))
    assert {name: str(facts[name]) for name in ("label", "uuid", "size_bytes", "node_bytes")} == {
        "label": shown["label"].strip(":"),
        "uuid": shown["fsid"].strip(":"),
        "size_bytes": shown["total_bytes"].strip(":"),
        "node_bytes": shown["nodesize"].strip(":"),
    }
    tree = run("btrfs", "inspect-internal", "dump-tree", "-t", "chunk", image)
    chunks = [kind.split("|") for kind in re.findall(r"length \d+ owner \d+ stripe_len \d+ type (\S+)", tree)]
    for name in ("data", "metadata", "system"):
        assert {facts[name]} == {copies.lower() for *kinds, copies in chunks if name.upper() in kinds}


def test_xfs_agrees_with_xfs_db(tmp_path: Path) -> None:
    image = make("xfs", tmp_path / "image", GIB, ("-L", "Papiere"))

    facts = facts_in(image, "xfs")

    shown = printed(run("xfs_db", "-r", "-c", "sb 0", "-c", "print", image), "=")
    assert (facts["label"], facts["uuid"]) == (shown["fname"].strip('"').partition("\\")[0], shown["uuid"])
    assert facts["size_bytes"] == int(shown["dblocks"]) * int(shown["blocksize"])
    assert (facts["sector_bytes"], facts["inode_bytes"]) == (int(shown["sectsize"]), int(shown["inodesize"]))
    assert facts["log_bytes"] == int(shown["logblocks"]) * int(shown["blocksize"])
    assert facts["allocation_groups"] == int(shown["agcount"])


@pytest.mark.parametrize("options", [(), ("-c", "1M", "-b", "32M", "--pack-bitmap")], ids=["default", "aligned"])
def test_exfat_agrees_with_dump_exfat(options: tuple[str, ...], tmp_path: Path) -> None:
    image = make("exfat", tmp_path / "image", 4 * GIB, (*options, "-L", "Papiere"))

    facts = facts_in(image, "exfat")

    shown = printed(run("dump.exfat", image))
    sector = int(facts["sector_bytes"])
    assert facts["label"] == shown["Volume label"]
    assert facts["fat_start_bytes"] == int(shown["FAT Offset(sector offset)"]) * sector
    assert facts["heap_start_bytes"] == int(shown["Cluster Heap Offset (sector offset)"]) * sector
    assert facts["clusters"] == int(shown["Cluster Count"])


@pytest.mark.parametrize(
    ("start_bytes", "is_aligned"), [(0, 1), (32 * MIB, 1), (MIB, 0)], ids=["at 0", "at 32 MiB", "at 1 MiB"]
)
def test_exfat_is_aligned_only_if_its_partition_is(start_bytes: int, is_aligned: int, tmp_path: Path) -> None:
    image = make("exfat", tmp_path / "image", GIB, ("-b", "32M"))
    assert "aligned_to_32_mib" not in facts_in(image, "exfat")
    assert facts_in(image, "exfat", partition_start_bytes=start_bytes)["aligned_to_32_mib"] == is_aligned


def test_exfat_with_another_sector_size_than_the_drive_is_noticed(tmp_path: Path) -> None:
    image = make("exfat", tmp_path / "image", GIB)
    agreements = [facts_in(image, "exfat", drive_sector_bytes=size)["sectors_as_drive"] for size in (512, 4096)]
    assert agreements == [1, 0]


def test_f2fs_agrees_with_dump_f2fs(tmp_path: Path) -> None:
    image = make("f2fs", tmp_path / "image", 40 * GIB, ("-s", "64", "-l", "Papiere"))

    facts = facts_in(image, "f2fs")

    pairs = re.findall(r"^(\w+)\s+\[0x\s*[0-9a-f]+ : (\d+)\]", run("dump.f2fs", "-d", "1", image), re.MULTILINE)
    shown = {name: int(value) for name, value in pairs}
    assert facts["segments_per_section"] == shown["segs_per_sec"] == 64
    assert facts["sections_per_zone"] == shown["secs_per_zone"]
    assert facts["sections"] == shown["section_count"]
    assert facts["label"] == "Papiere"


def test_ntfs_agrees_with_ntfsinfo(tmp_path: Path) -> None:
    image = make("ntfs", tmp_path / "image", 256 * MIB, ("-Q", "-c", "65536", "-L", "Papiere"))

    facts = facts_in(image, "ntfs")

    shown = printed(run("ntfsinfo", "-m", image))
    assert (facts["label"], facts["cluster_bytes"]) == (shown["Volume Name"], int(shown["Cluster Size"]))


def test_nilfs2_agrees_with_the_options_of_mkfs(tmp_path: Path) -> None:
    image = make("nilfs2", tmp_path / "image", 256 * MIB, ("-b", "2048", "-B", "1024"))

    facts = facts_in(image, "nilfs2")

    assert (facts["block_bytes"], facts["segment_bytes"]) == (2048, 2 * MIB)
    assert facts["size_bytes"] == 256 * MIB


LABELS = {"btrfs": "-L", "exfat": "-L", "ext4": "-L", "f2fs": "-l", "nilfs2": "-L", "ntfs": "-L", "xfs": "-L"}


@pytest.mark.parametrize("filesystem", LABELS)
def test_labels_and_uuids_agree_with_blkid(filesystem: str, tmp_path: Path) -> None:
    options = (*ALONE.get(filesystem, ()), LABELS[filesystem], "Füße & 1")
    image = make(filesystem, tmp_path / "image", GIB, options)

    facts = facts_in(image, filesystem)

    shown = printed(run("blkid", "--probe", "--output", "export", image), "=")
    assert (facts["label"], facts["uuid"]) == ("Füße & 1", shown["UUID"])


QUICK_KEY = ("--pbkdf", "pbkdf2", "--pbkdf-force-iterations", "1000")


def encrypted(path: Path, *options: str) -> Path:
    key = path.with_suffix(".key")
    key.write_text("a passphrase")
    run("cryptsetup", "luksFormat", "--batch-mode", "--key-file", key, *QUICK_KEY, *options, sparse(path, 64 * MIB))
    return path


@pytest.mark.parametrize("sector_bytes", [512, 4096])
def test_luks2_agrees_with_cryptsetup(sector_bytes: int, tmp_path: Path) -> None:
    image = encrypted(tmp_path / "image", "--type", "luks2", "--sector-size", str(sector_bytes), "--label", "Papiere")

    facts = facts_in(image, "crypto_LUKS")

    shown = printed(run("cryptsetup", "luksDump", image))
    assert (facts["label"], facts["uuid"], facts["cipher"]) == (shown["Label"], shown["UUID"], shown["cipher"])
    assert (facts["luks_version"], shown["Version"]) == (2, "2")
    assert facts["luks_sector_bytes"] == int(shown["sector"].split()[0]) == sector_bytes
    assert facts["kdf"] == shown["PBKDF"] == "pbkdf2"


def test_luks1_is_recognized(tmp_path: Path) -> None:
    image = encrypted(tmp_path / "image", "--type", "luks1")

    facts = facts_in(image, "crypto_LUKS")

    assert (facts["luks_version"], facts["luks_sector_bytes"]) == (1, 512)
    assert facts["uuid"] == run("cryptsetup", "luksUUID", image).strip()
