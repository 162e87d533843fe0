"""Backups by earlier versions of the program can be read, verified and continued: the format is a promise."""

import json
import lzma
import os
import subprocess
from pathlib import Path
from typing import Any, Final

import msgspec.structs
import pytest

from shingleback.devices.mounts import Mount
from shingleback.engine.repo.abilities import FilesystemAbilities, probe
from shingleback.messages.errors import sentence
from tests.helpers.checker import problems
from tests.helpers.promises import Promises, tree_state
from tests.helpers.trees import Thing
from tests.helpers.workshop import Workshop

BACKUPS: Final = Path(__file__).parents[3] / "data" / "backups"
SAMPLES: Final = ("finished", "interrupted", "windows")
UNFINISHED: Final = ""  # the source as an interrupted run found it

MeasuredValues = dict[str, dict[str, Any]]


def poor_probe(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    """Has the abilities of the filesystem of the sample `windows`."""
    return msgspec.structs.replace(
        probe(folder_fd, mount),
        windows_names=True,
        symlinks=False,
        hard_links=False,
        xattrs=False,
        modes=False,
        part_bytes=1_000_000,
    )


class Sample:
    """A copy of a sample backup. `states` maps each version to the state of the source."""

    def __init__(self, name: str, workshop: Workshop) -> None:
        unpack(f"format-3/{name}", workshop)
        self.workshop = workshop
        self.states: dict[str, MeasuredValues] = json.loads((BACKUPS / "format-3" / f"{name}.json").read_text())
        self.states.pop(UNFINISHED, None)
        self.is_finished = name != "interrupted"
        if name == "windows":
            workshop.probe = poor_probe

    def restored(self, version: str | None) -> MeasuredValues:
        result, target = self.workshop.restore(version=version)
        assert (result.outcome, result.left_out) == ("done", [])
        return seen(target / "source")


def unpack(name: str, workshop: Workshop) -> None:
    """Unpacks a sample onto the drive of a workshop, and makes the workshop's source its origin."""
    archive = lzma.decompress((BACKUPS / f"{name}.tar.xz").read_bytes())
    workshop.destination.mkdir(exist_ok=True)
    # Python's own module makes another file of a hard link to a symlink since 3.14.
    subprocess.run(["tar", "-xpf", "-", "-C", workshop.destination], input=archive, check=True)
    for info_file in (workshop.destination / ".shingleback").glob("backup*.json"):
        info_file.write_text(info_file.read_text().replace("/home/ada/source", str(workshop.source)))


def seen(root: Path) -> MeasuredValues:
    return {os.fsdecode(path): described(entry) for path, entry in tree_state(root).items()}


def described(entry: Thing) -> dict[str, Any]:
    return {
        "kind": entry.kind,
        "mode": f"{entry.mode:o}",
        "mtime_ns": entry.mtime_ns,
        "content": entry.content,
        "xattrs": {name: value.hex() for name, value in entry.xattrs.items()},
        "links": os.fsdecode(entry.links),
    }


@pytest.fixture(params=SAMPLES)
def sample(request: pytest.FixtureRequest, workshop: Workshop) -> Sample:
    return Sample(request.param, workshop)


def test_every_version_of_a_sample_can_be_restored(sample: Sample) -> None:
    for version, state in sample.states.items():
        assert sample.restored(version) == state
        assert problems(sample.workshop.destination, version) == []


def test_a_sample_can_be_verified(sample: Sample) -> None:
    result = sample.workshop.verify()
    assert (result.outcome, result.left_out) == ("done", [])


def test_a_sample_can_be_continued(sample: Sample) -> None:
    """A computer that never saw the backup, and whose files have other inodes, copies only what differs.

    The interrupted run already renamed files on the drive, so files that were renamed back are copied.
    """
    workshop = sample.workshop
    workshop.time = workshop.time.replace(year=2026, month=11, day=21)
    workshop.restore(target=workshop.folder)
    Promises(workshop).sh("echo more >more; rm Twin")
    expected = seen(workshop.source)

    result = workshop.backup(continues_computer=workshop.host)

    assert result.outcome == "done"
    assert result.copied.files == 1 or not sample.is_finished
    assert sample.restored(result.version) == expected
    for version, state in sample.states.items():
        assert sample.restored(version) == state
    assert workshop.verify().outcome == "done"


@pytest.mark.parametrize("command", ["backup", "restore", "verify"])
def test_an_older_backup_is_refused_with_a_message_that_its_files_are_readable_without_the_program(
    workshop: Workshop, command: str
) -> None:
    unpack("format-1/finished", workshop)
    (workshop.source / "file").write_bytes(b"new")
    before = tree_state(workshop.destination)

    result = workshop.restore()[0] if command == "restore" else getattr(workshop, command)()

    assert (result.outcome, result.why) == ("usage", "backup-too-old")
    text = sentence(result.why, result.values)
    assert "copy its files with any program" in text
    assert "folder" in text or "file manager" in text
    assert tree_state(workshop.destination) == before
