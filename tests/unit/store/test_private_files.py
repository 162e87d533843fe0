"""Files that the program keeps in the home are private."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from shingleback.store import private_files
from shingleback.store.private_files import Paths, is_home_away
from tests.helpers.program import environment


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("plain_umask")
def test_new_folders_and_their_new_parents_are_private(tmp_path: Path) -> None:
    private_files.make_folder(tmp_path / ".local" / "state" / "shingleback")

    new_folders = [tmp_path / ".local", tmp_path / ".local/state", tmp_path / ".local/state/shingleback"]
    assert [mode(folder) for folder in new_folders] == [0o700] * 3


@pytest.mark.usefixtures("plain_umask")
def test_an_existing_folder_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)

    private_files.replace(tmp_path / "file", b"content")

    assert mode(tmp_path) == 0o755


@pytest.mark.usefixtures("plain_umask")
def test_new_files_are_private(tmp_path: Path) -> None:
    created, written, replaced = (tmp_path / name for name in ("made", "written", "replaced"))
    replaced.write_bytes(b"what others could read")
    left_by_a_crash = tmp_path / ".replaced.new"
    left_by_a_crash.write_bytes(b"of an older version")

    private_files.make_file(created)
    private_files.write(written, b"content")
    private_files.replace(replaced, b"content")

    assert [mode(file) for file in (created, written, replaced)] == [0o600] * 3
    assert (created.read_bytes(), replaced.read_bytes(), left_by_a_crash.exists()) == (b"", b"content", False)


def test_a_home_is_away_where_the_settings_are_not_but_not_where_nobody_may_look(tmp_path: Path) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")
    assert is_home_away(paths)
    paths.settings_file.parent.mkdir()
    paths.settings_file.write_text("")
    assert not is_home_away(paths)
    too_long = tmp_path / ("x" * 300)
    assert not is_home_away(Paths(too_long, too_long, too_long)), "whoever reads them says why"


def test_a_file_that_cannot_be_replaced_is_unchanged(tmp_path: Path) -> None:
    (tmp_path / "file" / "in the way").mkdir(parents=True)

    with pytest.raises(OSError, match="file"):
        private_files.replace(tmp_path / "file", b"content")

    assert (tmp_path / "file" / "in the way").is_dir()


@pytest.mark.usefixtures("plain_umask")
def test_everything_that_a_backup_leaves_in_the_home_is_private(tmp_path: Path) -> None:
    source, drive = tmp_path / "source", tmp_path / "drive"
    for folder in (source, drive):
        folder.mkdir()
    (source / "letter").write_text("private")
    for command in (["backup", str(source), str(drive)], ["versions", str(drive)], ["backup", "--show-excludes"]):
        subprocess.run([sys.executable, "-m", "shingleback", *command], env=environment(), check=True)

    home = Path(os.environ["HOME"])
    private_paths = [path for path in home.rglob("*") if not path.is_symlink()]
    assert {path.suffix for path in private_paths} >= {".sqlite", ".toml"}
    assert {str(path): oct(mode(path)) for path in private_paths if mode(path) & 0o077} == {}


def test_a_missing_or_unreadable_folder_counts_as_empty(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    (tmp_path / "no folder").touch()

    answers = [private_files.has_any(tmp_path / name) for name in ("full", "missing", "no folder")]

    assert answers == [True, False, False]
