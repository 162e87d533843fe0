"""People can see and change which files are left out."""

import os
from pathlib import Path

from shingleback.domain.excludes import DEFAULT_EXCLUDES
from tests.helpers.program import events, run
from tests.helpers.trees import contents, write


def settings_file() -> Path:
    return Path(os.environ["XDG_CONFIG_HOME"]) / "shingleback" / "settings.toml"


def copied(source: Path, drive: Path, *options: str) -> set[bytes]:
    run("backup", source, drive, *options, check=0)
    return set(contents(drive / "source"))


def make_things_to_leave_out(source: Path) -> None:
    write(source / ".local/share/Trash/files/old.txt", b"thrown away")
    write(source / ".cache/thumbnails/large/1.png", b"small picture")
    write(source / "build" / "CACHEDIR.TAG", b"Signature: 8a477f597d28d172789f06886806bc55\n")
    write(source / "build" / "object.o", b"made again")
    write(source / "project/.git/objects/ab/cdef", b"history")


def test_trash_thumbnails_and_caches_are_left_out_and_the_history_of_a_project_is_not(
    source: Path, drive: Path
) -> None:
    make_things_to_leave_out(source)

    assert copied(source, drive) == {
        b"letter.txt",
        b"photos/lake.jpg",
        b"build/CACHEDIR.TAG",
        b"project/.git/objects/ab/cdef",
    }


def test_without_the_default_rules_everything_is_copied(source: Path, drive: Path) -> None:
    make_things_to_leave_out(source)

    assert copied(source, drive, "--no-default-excludes") == set(contents(source))


def test_the_rules_are_shown_with_their_file(drive: Path) -> None:
    shown = run("backup", "--show-excludes", check=0).stdout

    assert all(f"  {rule}\n" in shown for rule in DEFAULT_EXCLUDES)
    assert "CACHEDIR.TAG" in shown
    assert str(settings_file()) in shown
    assert settings_file().exists()
    assert not drive.exists()


def test_rules_in_the_settings_are_used_and_shown(source: Path, drive: Path) -> None:
    run("backup", "--show-excludes", check=0)
    text = settings_file().read_text()
    settings_file().write_text(text.replace('"lost+found/"', '"lost+found/", "*.jpg"'))

    assert "  *.jpg\n" in run("backup", "--show-excludes", check=0).stdout
    assert copied(source, drive) == {b"letter.txt"}
    assert copied(source, drive, "--exclude=letter.*", "--no-default-excludes") == {b"photos/lake.jpg"}


def test_caches_are_copied_if_the_settings_say_so(source: Path, drive: Path) -> None:
    make_things_to_leave_out(source)
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("skips_caches = false\n")

    assert b"build/object.o" in copied(source, drive)


def test_newly_excluded_files_leave_the_copy_and_stay_in_the_version(source: Path, drive: Path, tmp_path: Path) -> None:
    first = events("backup", source, drive, check=0)[-1]["version"]

    assert copied(source, drive, "--exclude=photos/") == {b"letter.txt"}

    run("restore", drive, f"--version={first}", "--to", tmp_path / "restored", check=0)
    assert b"photos/lake.jpg" in contents(tmp_path / "restored" / "source")
