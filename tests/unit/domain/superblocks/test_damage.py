"""Arbitrary bytes on a drive give either facts or one specific error, and never an endless loop."""

import hashlib
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.superblocks.reader import facts_of
from shingleback.domain.superblocks.structure import NotThisFilesystem, Read
from tests.helpers.examples import share_of
from tests.helpers.images import ALONE, GIB, MIB, Damaged, make, places_read, read_of, run, sparse

Look = Callable[[Read], object]
Seal = Callable[[Read, dict[int, bytes]], dict[int, bytes]]
FUZZ = settings(
    max_examples=share_of(250),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


def unsealed(_read: Read, changes: dict[int, bytes]) -> dict[int, bytes]:
    """For formats without a checksum, or with one that the reader ignores."""
    return changes


def sealed_exfat(read: Read, changes: dict[int, bytes]) -> dict[int, bytes]:
    data = Damaged(read, changes)(0, 11 * 512)
    checksum = 0
    for at, byte in enumerate(data):
        if at not in (106, 107, 112):
            checksum = ((checksum >> 1 | checksum << 31) + byte) & 0xFFFFFFFF
    return {**changes, 11 * 512: checksum.to_bytes(4, "little") * 128}


def sealed_nilfs2(read: Read, changes: dict[int, bytes]) -> dict[int, bytes]:
    data = Damaged(read, {**changes, 1024 + 16: bytes(4)})(1024, 1024)
    length, seed = int.from_bytes(data[8:10], "little"), int.from_bytes(data[12:16], "little")
    checksum = zlib.crc32(data[: min(length, 1024)], seed ^ 0xFFFFFFFF) ^ 0xFFFFFFFF
    return {**changes, 1024 + 16: checksum.to_bytes(4, "little")}


def sealed_luks2(read: Read, changes: dict[int, bytes]) -> dict[int, bytes]:
    data = Damaged(read, {**changes, 448: bytes(64)})(0, 16384)
    return {**changes, 448: hashlib.sha256(data).digest()}


@dataclass(frozen=True)
class Kind:
    """A kind of image. `seal` corrects the checksums, so that the parser gets past them."""

    look: Look
    build: Callable[[Path], object]
    seal: Seal = unsealed


def filesystem(name: str, size_bytes: int, *options: str, seal: Seal = unsealed) -> Kind:
    return Kind(
        look=lambda read: facts_of(name, read, size_bytes, partition_start_bytes=MIB, drive_sector_bytes=512),
        build=lambda path: make(name, path, size_bytes, (*ALONE.get(name, ()), *options)),
        seal=seal,
    )


def luks(version: str, seal: Seal) -> Kind:
    def build(path: Path) -> None:
        key = path.with_suffix(".key")
        key.write_text("a passphrase")
        quick = ("--pbkdf-force-iterations", "1000", *(("--pbkdf", "pbkdf2") if version == "luks2" else ()))
        run("cryptsetup", "luksFormat", "-q", "--type", version, "-d", key, *quick, sparse(path, 64 * MIB))

    return Kind(lambda read: facts_of("crypto_LUKS", read, 64 * MIB), build, seal)


FILESYSTEMS = sorted({profile.filesystem for profile in PROFILES.values()} | {"crypto_LUKS"})
KINDS = {
    "ext4": filesystem("ext4", 2 * GIB),
    "ext4 without checksums": filesystem("ext4", 2 * GIB, "-O", "^metadata_csum"),
    "ext4 with meta_bg": filesystem("ext4", 2 * GIB, "-O", "^metadata_csum,meta_bg,^resize_inode"),
    "btrfs": filesystem("btrfs", GIB),
    "btrfs with xxhash": filesystem("btrfs", GIB, "--csum", "xxhash"),
    "xfs": filesystem("xfs", GIB),
    "xfs of version 4": filesystem("xfs", GIB, "-m", "crc=0,reflink=0,finobt=0,rmapbt=0,bigtime=0,inobtcount=0"),
    "exfat": filesystem("exfat", GIB, "-L", "Papiere", seal=sealed_exfat),
    "f2fs": filesystem("f2fs", GIB),
    "ntfs": filesystem("ntfs", 256 * MIB, "-L", "Papiere"),
    "nilfs2": filesystem("nilfs2", 256 * MIB, seal=sealed_nilfs2),
    "luks1": luks("luks1", unsealed),
    "luks2": luks("luks2", sealed_luks2),
}


@pytest.fixture(scope="module", params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    return KINDS[request.param]


@pytest.fixture(scope="module")
def image(kind: Kind, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    path = tmp_path_factory.mktemp("damage") / "image"
    kind.build(path)
    yield path
    path.unlink()


def numbers(size: int) -> st.SearchStrategy[bytes]:
    """Integers at the limits where parsers fail, and random ones."""
    edges = [0, 1, 2, 0x7F, 0x80, 0xFF, (1 << 8 * size) - 1, 1 << 8 * size - 1, (1 << 8 * size - 1) - 1]
    edge_values = st.sampled_from([edge for edge in edges if edge < 1 << 8 * size])
    return st.one_of(edge_values, st.integers(0, (1 << 8 * size) - 1)).map(partial(_as_bytes, size))


def _as_bytes(size: int, number: int) -> bytes:
    return number.to_bytes(size, "little")


CHANGE = st.sampled_from([1, 2, 4, 8]).flatmap(numbers)


def used_bytes(read: Read, offset: int, length: int) -> list[int]:
    """The positions of the bytes that are not zero: these hold values."""
    return [offset + at for at, byte in enumerate(read(offset, length)) if byte]


def test_damaged_bytes_give_facts_or_the_expected_error(kind: Kind, image: Path) -> None:
    read = read_of(image)
    read_offsets = [used_bytes(read, *area) for area in places_read(read, kind.look)]
    offset = st.sampled_from([used for used in read_offsets if used]).flatmap(st.sampled_from)

    @FUZZ
    @given(st.lists(st.tuples(offset, CHANGE), min_size=1, max_size=3))
    def check(damage: list[tuple[int, bytes]]) -> None:
        changes = dict(damage)
        for damaged in (changes, kind.seal(read, changes)):
            with suppress(NotThisFilesystem):
                kind.look(Damaged(read, damaged))

    check()


def test_an_endless_attribute_chain_in_ntfs_is_an_error(tmp_path: Path) -> None:
    image = make("ntfs", tmp_path / "image", 256 * MIB, ("-Q",))
    read = read_of(image)
    record, _ = places_read(read, lambda damaged: facts_of("ntfs", damaged, 256 * MIB))[-1]
    first = record + int.from_bytes(read(record + 20, 2), "little")
    with pytest.raises(NotThisFilesystem):
        facts_of("ntfs", Damaged(read, {first + 4: bytes(4)}), 256 * MIB)


def test_sealed_images_pass_their_checksums(kind: Kind, image: Path) -> None:
    """A wrong seal would keep the fuzzer from everything behind the checksums."""
    read = read_of(image)
    kind.look(Damaged(read, kind.seal(read, {})))


def test_a_truncated_drive_is_refused(kind: Kind, image: Path) -> None:
    read = read_of(image)
    for end in (0, 100, 511):
        with pytest.raises(NotThisFilesystem):
            kind.look(lambda offset, length, end=end: read(offset, length)[: max(0, end - offset)])  # type: ignore[misc]


def test_no_filesystem_is_mistaken_for_another(kind: Kind, image: Path) -> None:
    read = read_of(image)
    wrong = []
    for name, other_kind in KINDS.items():
        if other_kind.look is not kind.look:
            with suppress(NotThisFilesystem):
                other_kind.look(read)
                wrong.append(name)
    own_name = next(name for name, known_kind in KINDS.items() if known_kind is kind)
    assert {name.split()[0] for name in wrong} - {own_name.split()[0]} - (
        {"luks1", "luks2"} if "luks" in own_name else set()
    ) == set()


@FUZZ
@given(st.binary(max_size=8192))
@pytest.mark.parametrize("name", FILESYSTEMS)
def test_random_bytes_are_not_a_filesystem(name: str, data: bytes) -> None:
    with pytest.raises(NotThisFilesystem):
        facts_of(name, lambda offset, length: data[offset : offset + length], len(data))


def test_an_unsupported_filesystem_is_an_error() -> None:
    with pytest.raises(NotThisFilesystem):
        facts_of("vfat", lambda _offset, length: bytes(length), GIB)
