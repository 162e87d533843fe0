"""What is about to be touched in a source is reported, and nothing on a silent filesystem is touched."""

import os
from pathlib import Path

import pytest

from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.reader import real_path
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop


def test_each_report_is_news_also_for_a_forked_process() -> None:
    access = SourceAccess()
    if (child := os.fork()) == 0:
        access.touch(b"/home/me/share")
        os._exit(0)
    os.waitpid(child, 0)
    first = access.newest()
    assert first.path == b"/home/me/share"
    access.beat()
    access.beat()
    assert access.newest().path == b"/home/me/share"
    assert access.newest() != first
    access.done()
    assert access.newest().path == b""


def test_a_long_path_is_cut() -> None:
    access = SourceAccess()
    access.touch(b"/" + b"x" * 20_000)
    assert access.newest().path.startswith(b"/xxx")


def test_nothing_on_a_silent_filesystem_is_touched() -> None:
    access = SourceAccess([b"/home/me/share"])
    access.touch(b"/home/me/shared")
    with pytest.raises(TimeoutError):
        access.touch(b"/home/me/share/deep/file")
    assert access.newest().path == b"/home/me/shared"


@pytest.mark.parametrize("name", ["plain", "link", "link/below", "chain", "up/../plain", "loop", "missing/x", "."])
def test_a_real_path_is_that_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    (tmp_path / "plain" / "below").mkdir(parents=True)
    (tmp_path / "link").symlink_to("plain")
    (tmp_path / "chain").symlink_to(tmp_path / "link")
    (tmp_path / "loop").symlink_to("loop")
    monkeypatch.chdir(tmp_path)
    for path in (name.encode(), bytes(tmp_path / name)):
        assert real_path(path, SourceAccess()) == os.path.realpath(path)


def test_a_link_into_a_silent_filesystem_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("share/deep")
    with pytest.raises(TimeoutError):
        real_path(bytes(tmp_path / "link"), SourceAccess([bytes(tmp_path / "share")]))


def test_a_silent_folder_is_named_and_keeps_its_copy(workshop: Workshop) -> None:
    write(workshop.source / "share" / "far", b"far")
    write(workshop.source / "file", b"content")
    workshop.backup()
    write(workshop.source / "new", b"new")
    workshop.access = SourceAccess([bytes(workshop.source / "share")])

    result = workshop.backup()

    assert [(item.path, item.reason) for item in result.left_out] == [("source/share", "not-answering")]
    assert (result.outcome, result.copied.files, result.removed.files) == ("left-out", 1, 0)
    assert contents(workshop.restore()[1] / "source") == contents(workshop.source)
