"""Names of one file in two sources, of which only one is backed up again."""

import os
from pathlib import Path
from typing import Final

from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

_OLD: Final = 400_000_000_500_000_000
_NEW: Final = 1_600_000_000_000_000_000


def test_names_of_a_file_stay_one_though_another_source_has_its_next_content(
    workshop: Workshop, tmp_path: Path
) -> None:
    one, two = workshop.source, tmp_path / "a source before the other"
    write(one / "first", b"before")
    os.link(one / "first", one / "second")
    two.mkdir()
    os.link(one / "first", two / "third")
    os.link(one / "first", two / "fourth")
    workshop.backup(one, two)
    write(two / "third", b"behind")
    workshop.backup(two)

    result, target = workshop.restore()

    assert result.outcome == "done"
    for pair in (
        (target / one.name / "first", target / one.name / "second"),
        (
            target / two.name / "third",
            target / two.name / "fourth",
        ),
    ):
        assert os.path.samefile(*pair)
    assert (target / one.name / "first").read_bytes() == b"before"
    assert (target / two.name / "third").read_bytes() == b"behind"


def test_names_in_the_source_that_was_backed_up_again_get_its_newer_attributes(
    workshop: Workshop, tmp_path: Path
) -> None:
    one, two = workshop.source, tmp_path / "a source behind the other"
    write(one / "file", b"content")
    os.symlink("target", one / "symlink")
    two.mkdir()
    for name in ("file", "symlink"):
        os.utime(one / name, ns=(_OLD, _OLD), follow_symlinks=False)
        os.link(one / name, two / name, follow_symlinks=False)
        os.link(one / name, two / f"{name} again", follow_symlinks=False)
    workshop.backup(one, two)
    for name in ("file", "symlink"):
        os.utime(two / name, ns=(_NEW, _NEW), follow_symlinks=False)
    workshop.backup(two)

    result, target = workshop.restore()

    assert result.outcome == "done"
    for name in ("file", "symlink"):
        restored = [os.lstat(target / two.name / one_of_them) for one_of_them in (name, f"{name} again")]
        assert os.path.samestat(*restored)
        assert restored[0].st_mtime_ns == _NEW
        assert os.lstat(target / one.name / name).st_mtime_ns == _OLD
