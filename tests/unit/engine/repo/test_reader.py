"""The reader and the text on the drive: everything comes back without this program, and no damage is silent."""

import ast
import os
import random
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from blake3 import blake3

from shingleback.engine.drive.disk import RealDisk
from tests.helpers.list_edits import edit, lines_of
from tests.helpers.second_lists import forget_second_list
from tests.helpers.shipped_reader import READER, reader_module, run_reader, system_python
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop
from tests.unit.engine.repo.test_sample_backups import SAMPLES, Sample, seen

ROOT: Final = Path(__file__).parents[4]
NOBODY: Final = 65534
LANGUAGES: Final = {
    "de": "Sicherung",
    "es": "copia de seguridad",
    "fr": "sauvegarde",
    "he": "גיבוי",
    "ja": "バックアップ",
    "pl": "kopii zapasowej",
    "pt_BR": "backup feito pelo",
    "zh_CN": "备份",
}


@pytest.fixture(params=SAMPLES)
def sample(request: pytest.FixtureRequest, workshop: Workshop) -> Sample:
    return Sample(request.param, workshop)


@pytest.fixture
def backed_up(workshop: Workshop) -> Workshop:
    """Two versions: the first has a folder, a file and a hard link that the second lacks."""
    write(workshop.source / "old" / "diary", b"first")
    write(workshop.source / "photo", bytes(range(256)) * 5000)
    write(workshop.source / "letter", b"dear")
    os.link(workshop.source / "photo", workshop.source / "photo again")
    (workshop.source / "way").symlink_to("old/diary")
    workshop.backup()
    workshop.time = workshop.time.replace(hour=13)
    write(workshop.source / "old" / "diary", b"second")
    (workshop.source / "old").rename(workshop.source / "new")
    (workshop.source / "letter").rename(workshop.source / "letter.txt")
    (workshop.source / "photo again").unlink()
    workshop.backup()
    return workshop


def versions_of(workshop: Workshop) -> list[str]:
    return [line.split()[0] for line in run_reader(workshop.destination, "versions").stdout.splitlines()[1:]]


def manifest(workshop: Workshop, run: int) -> Path:
    return workshop.destination / ".shingleback" / "manifest" / f"{run:06d}.jsonl.gz"


# what is right ------------------------------------------------------------------------------------------------------


def test_every_version_of_a_kept_backup_comes_back_without_the_program(sample: Sample, tmp_path: Path) -> None:
    drive = sample.workshop.destination
    before = snapshot(drive)
    for version, state in sample.states.items():
        target = tmp_path / f"restored {version}"
        result = run_reader(drive, "restore", version, str(target))
        assert (result.returncode, result.stderr) == (0, "")
        assert seen(target / "source") == state
    assert run_reader(drive, "check").returncode == 0
    assert snapshot(drive) == before


def test_a_stranger_on_another_computer_gets_everything_back(backed_up: Workshop) -> None:
    if os.geteuid() or system_python() is None:
        pytest.skip("needs root and a Python of the system")
    with TemporaryDirectory() as name:  # `tmp_path` is closed to others
        drive, target = Path(name) / "drive", Path(name) / "back"
        shutil.copytree(backed_up.destination, drive, symlinks=True)
        for path in (Path(name), *Path(name).rglob("*")):
            os.chown(path, NOBODY, NOBODY, follow_symlinks=False)

        result = run_reader(drive, "restore", "newest", str(target), user=NOBODY)

        assert (result.returncode, result.stderr) == (0, "")
        assert (target / "source" / "new" / "diary").read_bytes() == b"second"


@pytest.mark.parametrize("closed", [".shingleback", ".shingleback/manifest", ".shingleback-list", "."])
def test_somebody_who_may_not_read_the_backup_is_told(backed_up: Workshop, closed: str) -> None:
    if os.geteuid() or system_python() is None:
        pytest.skip("needs root and a Python of the system")
    with TemporaryDirectory() as name:
        drive = Path(shutil.copytree(backed_up.destination, Path(name) / "drive", symlinks=True))
        for path in (Path(name), *Path(name).rglob("*")):
            if not path.is_symlink():
                path.chmod(0o755)
        (drive / ".shingleback" / "reader.py").rename(Path(name) / "reader.py")
        (drive / closed).chmod(0o700)

        command = [str(system_python()), "-I", "-S", str(Path(name) / "reader.py"), "--backup", str(drive), "check"]
        result = subprocess.run(command, capture_output=True, text=True, check=False, user=NOBODY, cwd="/")

        assert (result.returncode, result.stderr.count("\n")) == (2, 1)
        assert result.stderr.startswith(f"You may not read {drive / closed}.")


def test_some_paths_of_a_version_are_restored(backed_up: Workshop, tmp_path: Path) -> None:
    first, _ = versions_of(backed_up)
    result = run_reader(backed_up.destination, "restore", first, str(tmp_path / "some"), "source/old", "source/lost")
    assert result.returncode == 1
    assert "not in this version: source/lost" in result.stderr
    assert [path.name for path in (tmp_path / "some" / "source").iterdir()] == ["old"]
    assert (tmp_path / "some" / "source" / "old" / "diary").read_bytes() == b"first"


def test_the_checksum_is_blake3() -> None:
    chance = random.Random(1)
    group = reader_module().CHUNK * reader_module().LANES
    sizes = [
        0,
        1,
        63,
        64,
        65,
        1023,
        1024,
        1025,
        2048,
        2049,
        5000,
        group - 1,
        group,
        group + 1,
        2 * group,
        2 * group + 1,
    ]
    for size in [*sizes, 3 * group - 1024, *(chance.randrange(3 * group) for _ in range(5))]:
        data, hasher = chance.randbytes(size), reader_module().OwnBlake3()
        for at in range(0, size, 100_000):
            hasher.update(data[at : at + 100_000])
        assert hasher.digest() == blake3(data).digest(), size


def test_the_reader_is_for_old_pythons_too() -> None:
    ast.parse(READER.read_text(), feature_version=(3, 8))


# what is damaged ----------------------------------------------------------------------------------------------------


def test_the_second_list_is_read_where_the_first_is_damaged(backed_up: Workshop, tmp_path: Path) -> None:
    first, _ = versions_of(backed_up)
    manifest(backed_up, 1).write_bytes(b"\0" * 300)
    result = run_reader(backed_up.destination, "restore", first, str(tmp_path / "back"))
    assert result.returncode == 0
    assert "000001.jsonl.gz is damaged or missing; the other copy is right" in result.stderr
    assert (tmp_path / "back" / "source" / "old" / "diary").read_bytes() == b"first"


def test_a_segment_of_another_backup_beside_the_second_copy_is_no_part_of_this_one(
    backed_up: Workshop, tmp_path: Path
) -> None:
    (tmp_path / "neighbor").mkdir()
    neighbor = Workshop(tmp_path / "neighbor")
    write(neighbor.source / "f", b"f")
    neighbor.backup()
    versions = versions_of(backed_up)
    copy = backed_up.destination / ".shingleback-list" / "000001-000009.jsonl.gz"
    shutil.copy(manifest(neighbor, 1), copy)

    assert run_reader(backed_up.destination, "check").returncode == 0
    assert versions_of(backed_up) == versions


def test_a_damaged_and_a_missing_file_are_named(backed_up: Workshop, tmp_path: Path) -> None:
    copy = backed_up.destination / "source"
    data = bytearray((copy / "photo").read_bytes())
    data[7] ^= 1
    (copy / "photo").write_bytes(data)
    (copy / "new" / "diary").unlink()

    checked = run_reader(backed_up.destination, "check")
    restored = run_reader(backed_up.destination, "restore", "newest", str(tmp_path / "back"))

    for result in (checked, restored):
        assert result.returncode == 1
        assert "damaged: source/photo" in result.stderr
        assert "missing: source/new/diary" in result.stderr
    assert not (tmp_path / "back" / "source" / "photo").exists()


@pytest.mark.parametrize("kind", ["file", "folder", "moved", "gone"])
def test_a_list_that_lacks_a_line_is_not_taken_for_whole(backed_up: Workshop, kind: str) -> None:
    forget_second_list(backed_up.destination)
    file = manifest(backed_up, 1 if kind in ("file", "folder") else 2)
    lines = [line for batch in lines_of(file) for line in batch if line["kind"] == kind and not line.get("folder")]
    edit(file, lambda batch: [line for line in batch if line != lines[0]])

    for command in ("versions", "check"):
        result = run_reader(backed_up.destination, command)
        assert result.returncode == 1
        assert "lacks something" in result.stderr


def test_lost_lists_are_not_an_empty_backup(backed_up: Workshop) -> None:
    forget_second_list(backed_up.destination)
    for file in (backed_up.destination / ".shingleback" / "manifest").iterdir():
        file.unlink()
    result = run_reader(backed_up.destination, "versions")
    assert result.returncode == 1
    assert "no list of files" in result.stderr


def test_nothing_is_written_to_the_backup(backed_up: Workshop) -> None:
    before = snapshot(backed_up.destination)
    for target in ("", "source", "new folder", ".shingleback/found"):
        result = run_reader(backed_up.destination, "restore", "newest", str(backed_up.destination / target))
        assert result.returncode == 2
    assert run_reader(backed_up.destination, "restore", "yesterday", "/nowhere").returncode == 2
    assert snapshot(backed_up.destination) == before


# on the drive -------------------------------------------------------------------------------------------------------


def test_the_text_says_whose_the_backup_is_in_every_language(backed_up: Workshop) -> None:
    text = (backed_up.destination / ".shingleback" / "READ-ME.txt").read_text()
    assert f"source < {backed_up.source} (testhost)" in text
    catalogs = {path.stem.removeprefix("shingleback_") for path in (ROOT / "i18n").glob("*.ts")}
    assert set(LANGUAGES) == catalogs
    assert all(phrase in text for phrase in LANGUAGES.values())
    assert text.count("reader.py") == 3 + 1 + len(LANGUAGES)


def test_both_are_renewed_when_they_differ(backed_up: Workshop) -> None:
    home = backed_up.destination / ".shingleback"
    (home / "reader.py").write_text("raise SystemExit(0)  # by an earlier program, or damaged\n")
    (home / "READ-ME.txt").unlink()
    (home / "READ-ME.txt").mkdir()
    backed_up.backup()
    assert (home / "reader.py").read_bytes() == READER.read_bytes()
    assert "Documents < " not in (home / "READ-ME.txt").read_text()
    before = (home / "reader.py").stat()
    backed_up.backup()
    assert (home / "reader.py").stat() == before

    write(backed_up.folder / "Documents" / "letter", b"dear")
    backed_up.backup(backed_up.source, backed_up.folder / "Documents")
    assert f"Documents < {backed_up.folder / 'Documents'} (testhost)" in (home / "READ-ME.txt").read_text()


class CountingDisk(RealDisk):
    def __init__(self) -> None:
        super().__init__()
        self.flushes = 0

    def sync(self, fd: int) -> None:
        self.flushes += 1
        super().sync(fd)


def test_they_cost_no_flush(backed_up: Workshop) -> None:
    flushes = []
    for damages in (False, True):
        write(backed_up.source / "more", b"%d" % damages)
        if damages:
            (backed_up.destination / ".shingleback" / "reader.py").unlink()
        disk = backed_up.disk = CountingDisk()
        backed_up.backup()
        flushes.append(disk.flushes)
    assert flushes[0] == flushes[1] > 0
    assert (backed_up.destination / ".shingleback" / "reader.py").exists()
