"""A file that the drive refuses affects no other file, and leaves nothing behind."""

import errno
import os
from pathlib import Path

import pytest

from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.files.attributes import Attributes, AttributeSetter
from shingleback.protocol.control import Unattended
from tests.fakes.controls import ScriptedControl
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

_REFUSED_NS = 1_234_567_890_000_000_000


@pytest.fixture
def shop(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """The drive rejects a file with a certain time when its attributes are set."""

    def refuse_in(name: str) -> None:
        original = getattr(AttributeSetter, name)

        def set_attributes(
            setter: AttributeSetter, fd: int, attributes: Attributes, *rest_of_arguments: object
        ) -> None:
            if attributes.mtime_ns == _REFUSED_NS:
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
            original(setter, fd, attributes, *rest_of_arguments)

        monkeypatch.setattr(AttributeSetter, name, set_attributes)

    refuse_in("to_new_file")
    refuse_in("to_open")
    return workshop


@pytest.mark.parametrize("size", [100, 3 << 20], ids=["small", "in pieces"])
@pytest.mark.parametrize("is_new", [True, False], ids=["in a new folder", "in a known folder"])
def test_only_the_refused_file_is_missing_from_the_copy(shop: Workshop, size: int, *, is_new: bool) -> None:
    folder = shop.source / "folder"
    if not is_new:
        write(folder / "before", b"before")
        shop.backup()
    for name in ("a", "z"):
        write(folder / name, b"a file")
    write(folder / "refused", os.urandom(size), _REFUSED_NS)

    result = shop.backup()

    assert [item.path for item in result.left_out] == ["source/folder/refused"]
    names = {path.name for path in folder.iterdir()} - {"refused"}
    assert {path.name for path in (shop.destination / "source" / "folder").iterdir()} == names
    assert files_in(shop.destination / ".shingleback" / "incoming") == []
    assert shop.verify().outcome == "done"


class SmallFilesDisk(RealDisk):
    """Rejects everything after the first two MiB of a file."""

    has_refused = False

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        if offset >= 2 << 20:
            self.has_refused = True
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        super().write(fd, data, offset)


@pytest.mark.parametrize("is_new", [True, False], ids=["in a new folder", "in a known folder"])
def test_a_file_refused_halfway_is_missing_from_the_copy(workshop: Workshop, *, is_new: bool) -> None:
    workshop.disk = SmallFilesDisk()
    folder = workshop.source / "folder"
    if not is_new:
        write(folder / "before", b"before")
        workshop.backup()
    for name in ("a", "z"):
        write(folder / name, os.urandom(1 << 20))
    write(folder / "large", os.urandom(6 << 20))

    result = workshop.backup()

    assert [(item.path, item.reason) for item in result.left_out] == [("source/folder/large", "too-large")]
    copied = {path.name for path in (workshop.destination / "source" / "folder").iterdir()}
    assert copied == {path.name for path in folder.iterdir()} - {"large"}
    assert list((workshop.destination / ".shingleback" / "incoming").rglob("large")) == []
    assert workshop.verify().outcome == "done"


def test_a_refused_file_is_not_resumed_though_its_run_was_canceled_meanwhile(workshop: Workshop) -> None:
    def cancel(control: ScriptedControl, _listened: int) -> None:
        control.is_canceled = disk.has_refused

    disk = workshop.disk = SmallFilesDisk()
    workshop.control = ScriptedControl(cancel)
    write(workshop.source / "large", os.urandom(12 << 20))
    assert workshop.backup().outcome == "canceled"
    workshop.disk, workshop.control = RealDisk(), Unattended()

    assert workshop.backup().outcome == "done"
    assert (workshop.destination / "source" / "large").read_bytes() == (workshop.source / "large").read_bytes()


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if not path.is_dir()]
