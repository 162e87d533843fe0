"""An entry that cannot be looked at is named and keeps its copy; everything beside it is backed up."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from shingleback.devices.mounts import Mount
from shingleback.engine.folder_sizes import FolderSizes, SizesOf
from shingleback.engine.source.excludes import Excludes
from shingleback.engine.source.mounted import foreign_names
from shingleback.engine.source.scan import Rules
from shingleback.protocol.control import Unattended
from shingleback.protocol.results import BackupFinished, SizesFinished
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop

SOME_ERRORS = (errno.EIO, errno.EBADMSG, errno.EUCLEAN, errno.ENOTCONN, errno.ESTALE, errno.EACCES, errno.ETIMEDOUT)


class Entry:
    """An entry of a folder whose data cannot be read, as of a damaged inode or a dead mount.

    Attributes:
        is_folder: the type that the folder lists for it; None if it lists none, so that it has to be looked at.
    """

    def __init__(self, name: str, number: int, *, is_folder: bool | None) -> None:
        self.name = name
        self.error = OSError(number, os.strerror(number))
        self.is_folder = is_folder

    def is_dir(self, *, follow_symlinks: bool) -> bool:
        assert not follow_symlinks
        if self.is_folder is None:
            if isinstance(self.error, FileNotFoundError):
                return False
            raise self.error
        return self.is_folder

    def stat(self, *, follow_symlinks: bool) -> os.stat_result:
        assert not follow_symlinks
        raise self.error


@contextmanager
def damaged(name: str, number: int, *, is_folder: bool | None = False) -> Iterator[None]:
    """The entries with this name fail, wherever they are."""
    original = os.scandir

    @contextmanager
    def scandir(folder: Any) -> Iterator[Any]:
        with original(folder) as entries:
            yield (
                Entry(name, number, is_folder=is_folder) if os.fsdecode(entry.name) == name else entry
                for entry in entries
            )

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "scandir", scandir)
        yield


def left_out(result: BackupFinished) -> list[str]:
    return sorted(item.path for item in result.left_out)


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    for name in ("in/1", "in/2", "in/3", "in/deep/file", "other"):
        write(workshop.source / name, name.encode())
    return workshop


@pytest.mark.parametrize("number", SOME_ERRORS)
def test_one_damaged_entry_takes_nothing_else_along(shop: Workshop, number: int) -> None:
    with damaged("3", number):
        result = shop.backup()

    assert (result.outcome, left_out(result)) == ("left-out", ["source/in/3"])
    assert result.left_out[0].detail == os.strerror(number)
    expected = {path: content for path, content in contents(shop.source).items() if path != b"in/3"}
    assert contents(shop.destination / "source") == expected


@pytest.mark.parametrize(("name", "is_folder"), [("3", False), ("3", None), ("deep", True), ("deep", None)])
def test_what_cannot_be_looked_at_any_more_keeps_its_copy(shop: Workshop, name: str, *, is_folder: bool | None) -> None:
    shop.backup()
    write(shop.source / "in" / "new", b"new")
    with damaged(name, errno.ENOTCONN, is_folder=is_folder):
        result = shop.backup()

    assert (result.outcome, left_out(result), result.removed.files) == ("left-out", [f"source/in/{name}"], 0)
    assert contents(shop.restore()[1] / "source") == contents(shop.source)


def test_a_folder_in_which_nothing_can_be_looked_at_is_not_emptied(shop: Workshop) -> None:
    (shop.source / "other").unlink()
    shop.backup()
    with damaged("in", errno.EIO, is_folder=True):
        result = shop.backup()

    assert (result.outcome, left_out(result), result.removed.files) == ("left-out", ["source/in"], 0)


@pytest.mark.parametrize(
    ("rule", "is_folder"), [("3", False), ("3", None), ("in/3", False), ("3/", True), ("3/", None)]
)
def test_a_rule_needs_no_look_at_what_it_excludes(shop: Workshop, rule: str, *, is_folder: bool | None) -> None:
    with damaged("3", errno.ENOTCONN, is_folder=is_folder):
        result = shop.backup(excludes=Excludes([rule]))
    assert (result.outcome, left_out(result), result.skipped_count) == ("done", [], 1)


def test_a_rule_for_folders_excludes_no_damaged_file(shop: Workshop) -> None:
    with damaged("3", errno.EIO, is_folder=False):
        assert left_out(shop.backup(excludes=Excludes(["3/"]))) == ["source/in/3"]


def test_a_listed_name_that_is_never_found_keeps_its_copy(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    shop.backup()
    with monkeypatch.context() as patch:
        original, stat = os.scandir, os.stat

        @contextmanager
        def scandir(folder: Any) -> Iterator[Any]:
            with original(folder) as entries:
                yield (Entry("3", errno.ENOENT, is_folder=False) if entry.name == "3" else entry for entry in entries)

        def failing_stat(path: Any, *args: Any, **options: Any) -> os.stat_result:
            if path == b"3":
                raise FileNotFoundError(errno.ENOENT, "")
            return stat(path, *args, **options)

        patch.setattr(os, "scandir", scandir)
        patch.setattr(os, "stat", failing_stat)
        result = shop.backup()
    assert (result.outcome, left_out(result), result.removed.files) == ("left-out", ["source/in/3"], 0)


def test_a_file_that_vanishes_while_its_folder_is_listed_affects_no_other(shop: Workshop) -> None:
    shop.backup()
    original = os.scandir

    @contextmanager
    def scandir(folder: Any) -> Iterator[Any]:
        with original(folder) as entries:
            listed = list(entries)
        if any(entry.name == "3" for entry in listed):
            (shop.source / "in" / "3").unlink()
        yield iter(listed)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "scandir", scandir)
        result = shop.backup()
    assert (result.outcome, left_out(result), result.removed.files) == ("done", [], 1)
    assert contents(shop.restore()[1] / "source") == contents(shop.source)


def test_a_list_that_breaks_off_removes_nothing(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    shop.backup()
    write(shop.source / "in" / "0", b"new")
    inode, original = (shop.source / "in").stat().st_ino, os.scandir

    @contextmanager
    def scandir(folder: Any) -> Iterator[Any]:
        with original(folder) as entries:
            if not (isinstance(folder, int) and os.fstat(folder).st_ino == inode):
                yield entries
                return
            listed = sorted(entries, key=lambda entry: entry.name)

            def some() -> Iterator[Any]:
                yield from listed[:2]
                raise OSError(errno.EIO, os.strerror(errno.EIO))

            yield some()

    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", scandir)
        result = shop.backup()
    assert (result.outcome, left_out(result), result.removed.files) == ("left-out", ["source/in"], 0)
    assert contents(shop.restore()[1] / "source") == contents(shop.source)


def test_a_folder_with_unreadable_attributes_is_copied_with_what_is_in_it(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.setxattr(shop.source / "in", "user.note", b"kept")
    shop.backup()
    write(shop.source / "in" / "new", b"new")
    inode, original = (shop.source / "in").stat().st_ino, os.listxattr

    def listxattr(target: Any, **options: Any) -> list[str]:
        if isinstance(target, int) and os.fstat(target).st_ino == inode:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return original(target, **options)

    with monkeypatch.context() as patch:
        patch.setattr(os, "listxattr", listxattr)
        result = shop.backup()
    assert left_out(result) == ["source/in"]
    target = shop.restore()[1]
    assert contents(target / "source") == contents(shop.source)
    assert os.getxattr(target / "source" / "in", "user.note") == b"kept"


def test_one_of_several_sources_may_fail(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    share = shop.folder / "share"
    write(share / "file", b"far")
    shop.backup(shop.source, share)
    write(shop.source / "new", b"new")
    with monkeypatch.context() as patch:
        make_dead(patch, share)
        result = shop.backup(shop.source, share)
        assert shop.backup(share).why == "source-failed"

    assert (result.outcome, left_out(result), result.copied.files) == ("left-out", ["share"], 1)
    assert contents(shop.restore()[1] / "share") == contents(share)


def make_dead(patch: pytest.MonkeyPatch, share: Path) -> None:
    for name in ("open", "lstat", "stat"):
        call = getattr(os, name)

        def failing(path: Any, *args: Any, call: Callable[..., Any] = call, **options: Any) -> Any:
            if not isinstance(path, int) and os.fsencode(path) == bytes(share):
                raise OSError(errno.ENOTCONN, os.strerror(errno.ENOTCONN))
            return call(path, *args, **options)

        patch.setattr(os, name, failing)


# a first version with nothing in it -----------------------------------------------------------------------------


def test_a_first_version_without_a_readable_file_is_none(workshop: Workshop) -> None:
    write(workshop.source / "file", b"")
    with damaged("file", errno.EIO):
        result = workshop.backup()

    assert (result.exit_code, result.why, result.version) == (4, "nothing-readable", "")
    assert left_out(result) == ["source/file"]


def test_a_first_version_whose_only_file_fails_while_it_is_read_is_none(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(workshop.source / "file", b"content")
    with monkeypatch.context() as patch:
        original = os.preadv

        def preadv(fd: int, *args: Any) -> int:
            if os.fstat(fd).st_ino == (workshop.source / "file").stat().st_ino:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            return original(fd, *args)

        patch.setattr(os, "preadv", preadv)
        result = workshop.backup()
    assert (result.exit_code, result.why, result.version) == (4, "nothing-readable", "")

    assert (result := workshop.backup()).outcome == "done"
    assert result.version


def test_an_empty_source_is_no_first_version_unless_it_is_meant(workshop: Workshop) -> None:
    result = workshop.backup()
    assert (result.exit_code, result.why, result.version) == (4, "source-empty", "")
    assert workshop.backup(allow_empty=True).version


# mounts -----------------------------------------------------------------------------------------------------------


def mount(point: str, device: str, number: int = 1) -> Mount:
    return Mount(number, device, Path(point), "ext4", "", frozenset())


def test_only_other_filesystems_below_the_source_are_foreign() -> None:
    mounted = [
        mount("/", "8:1", 1),
        mount("/home", "8:2", 2),
        mount("/home/me/share", "0:50", 3),
        mount("/home/me/bound", "8:2", 4),
        mount("/home/me/a/deep place", "0:51", 5),
        mount("/home/me/twice", "0:52", 6),
        mount("/home/me/twice", "8:2", 7),
        mount("/home/mean", "0:53", 8),
    ]
    expected = {b"": {b"share"}, b"a": {b"deep place"}}
    assert foreign_names(b"/home/me", mounted) == expected
    assert foreign_names(b"/home/me/share", mounted) == {}
    assert foreign_names(b"/", mounted)[b""] == {b"home"}


# sizes ------------------------------------------------------------------------------------------------------------


def sizes(*folders: Path, counted: SizesOf = SizesOf.FOLDERS) -> SizesFinished:
    paths = list(map(bytes, folders))
    return FolderSizes(
        paths, Rules(Excludes([])), lambda _event: None, Unattended(), lambda: 0.0, counted=counted
    ).run()


def test_sizes_count_beside_a_damaged_entry(shop: Workshop) -> None:
    with damaged("3", errno.EIO):
        (item,) = sizes(shop.source).folders
    assert (item.files, item.unreadable) == (4, 1)


def test_sizes_of_subfolders_count_beside_a_damaged_entry(shop: Workshop) -> None:
    with damaged("other", errno.ENOTCONN, is_folder=None):
        items = sizes(shop.source, counted=SizesOf.SUBFOLDERS).folders
        assert [item.path for item in items] == [str(shop.source / "in")]
