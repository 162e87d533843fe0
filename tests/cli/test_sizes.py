"""`sizes`: what a backup would copy, as text and as JSON; its field names are a promise to scripts."""

import json
import os
import signal
from pathlib import Path

import pytest

from shingleback.protocol import events as schema
from tests.helpers.nobody import Nobody, make_nobody
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import events, run, running, wait_for_event
from tests.helpers.trees import write

LAST = {"event", "command", "outcome", "exit_code", "why", "values", "message", "destination"}
FOLDER = {"path", "files", "bytes", "skipped", "unreadable", "excluded"}


def test_the_field_names_of_the_stream(source: Path) -> None:
    reported = events("sizes", source, check=0)

    kinds = [event["event"] for event in reported]
    assert (kinds[0], kinds[-1]) == ("started", "finished")
    sized = reported[kinds.index("sized")]  # on a busy computer, more is reported in between
    assert set(sized) == {"event", "folder", "is_complete"}
    result = reported[-1]
    assert set(result) == LAST | {"elapsed_s", "folders", "total"}
    assert set(result["folders"][0]) == FOLDER
    assert result["total"] == {"files": 2, "bytes": 4011}
    event = schema.decode(json.dumps(result).encode())
    assert event is not None
    assert json.loads(schema.encode(event)) == result


def test_the_sizes_equal_those_of_a_dry_run(source: Path, drive: Path) -> None:
    options = ("--exclude=*.jpg", "--no-default-excludes")
    drive.mkdir()
    would_copy = events("backup", "--dry-run", *options, source, drive, check=0)[-1]["copied"]
    assert events("sizes", *options, source)[-1]["total"] == would_copy == {"files": 1, "bytes": 11}


def test_the_text_has_a_line_for_each_folder_and_a_total(source: Path) -> None:
    write(source / "photos" / "raw.iso", b"x" * 1_000_000)
    text = run("sizes", source, source / "photos", "--exclude", "*.iso", check=0).stdout
    assert text.splitlines() == [
        f"{source}: 2 files, 4.0 kB, 1 not in the backup",
        f"{source / 'photos'}: 1 file, 4.0 kB, 1 not in the backup",
        "Total: 2 files, 4.0 kB",
    ]
    assert "Total" not in run("sizes", source, check=0).stdout


def test_a_missing_folder_is_named(source: Path, tmp_path: Path) -> None:
    done = run("sizes", source, tmp_path / "nothing", check=2)
    assert done.stdout == ""
    assert done.stderr == f"There is no folder {tmp_path / 'nothing'}. Check the name, or plug in its drive.\n"


def test_a_name_that_is_not_utf_8_is_counted(source: Path) -> None:
    write(Path(os.fsdecode(bytes(source) + b"/\xff/\xfe")), b"odd")
    assert events("sizes", os.fsdecode(bytes(source) + b"/\xff"), check=0)[-1]["total"] == {"files": 1, "bytes": 3}


def test_the_count_can_be_stopped(source: Path) -> None:
    for number in range(3000):
        (source / "many" / f"{number}" / "deep").mkdir(parents=True)
    with running("sizes", *[source] * 500) as process:
        wait_for_event(process, "sized")
        process.send_signal(signal.SIGINT)
        result = wait_for_event(process, "finished")
        assert process.wait(PATIENCE_S) == 130
    assert (result["outcome"], result["why"], result["message"]) == ("canceled", "stopped", "Stopped.")


@pytest.mark.device
def test_unreadable_folders_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    for nobody in make_nobody(monkeypatch):
        check_unreadable(nobody)


def check_unreadable(nobody: Nobody) -> None:
    write(nobody.folder / "home" / "letter", b"Dear")
    write(nobody.folder / "home" / "private" / "diary", b"secret")
    (nobody.folder / "home" / "private").chmod(0o700)
    (folder,) = nobody.run("sizes", nobody.folder / "home").result["folders"]
    assert (folder["files"], folder["unreadable"]) == (1, 1)
    assert nobody.run("sizes", nobody.folder / "home" / "private").result["why"] == "source-unreadable"
