"""A dry run says how much space a restore needs and what is free, and how it would name files beside existing ones."""

import errno
import os
from typing import Any

import pytest

from tests.helpers.trees import write
from tests.helpers.workshop import Workshop, left_out


def test_a_dry_run_says_what_it_needs_and_what_is_free_where_the_folder_will_be(shop: Workshop) -> None:
    target = shop.folder / "not" / "there yet"

    result, _ = shop.restore(target=target, is_dry_run=True)

    (space,) = result.space
    assert (space.path, space.needed_bytes, space.in_the_way_bytes) == (str(target), result.checked.bytes, 0)
    assert 0 < space.free_bytes <= os.statvfs(shop.folder).f_blocks * os.statvfs(shop.folder).f_frsize
    assert not target.parent.exists()


def test_what_exists_already_needs_no_space(shop: Workshop) -> None:
    (shop.source / "letters" / "bob.txt").unlink()

    (space,) = shop.restore_in_place(is_dry_run=True).space

    assert space.needed_bytes == len(b"dear Bob")


def test_hard_links_need_the_space_of_one_file(workshop: Workshop) -> None:
    write(workshop.source / "film", b"x" * 5_000)
    os.link(workshop.source / "film", workshop.source / "same film")
    workshop.backup()

    result, _ = workshop.restore(is_dry_run=True)

    assert result.checked.bytes == 10_000
    assert [space.needed_bytes for space in result.space] == [5_000]


def test_a_hard_link_needs_space_if_its_other_name_is_taken(workshop: Workshop) -> None:
    write(workshop.source / "film", b"x" * 5_000)
    os.link(workshop.source / "film", workshop.source / "same film")
    workshop.backup()
    (workshop.source / "same film").unlink()
    write(workshop.source / "film", b"another", 5)

    (space,) = workshop.restore_in_place(is_dry_run=True).space

    assert (space.needed_bytes, space.in_the_way_bytes) == (5_000, 5_000)


def test_a_file_in_the_way_needs_space_and_a_name_only_beside_it(shop: Workshop) -> None:
    letters = shop.source / "letters"
    write(letters / "ada.txt", b"dear Eve", 5)
    write(letters / "ada (2026-03-01).txt", b"of another day", 5)

    plan = shop.restore_in_place(is_dry_run=True)
    result = shop.restore_in_place(keeps_both=True)

    assert [(space.needed_bytes, space.in_the_way_bytes) for space in plan.space] == [(0, len(b"dear Ada"))]
    assert plan.other_name == result.other_name == "ada (2026-03-01 2).txt"
    assert (letters / plan.other_name).read_bytes() == b"dear Ada"


def test_a_file_that_was_restored_beside_another_gets_no_second_name(shop: Workshop) -> None:
    write(shop.source / "letters" / "ada.txt", b"dear Eve", 5)
    shop.restore_in_place(keeps_both=True)

    plan = shop.restore_in_place(is_dry_run=True)

    assert (plan.left_out_count, plan.other_name, plan.space) == (1, "", [])


def test_a_file_is_in_the_way_even_if_a_name_beside_it_would_be_too_long(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(shop.source / "letters" / "ada.txt", b"dear Eve", 5)
    look = os.stat

    def refuse(path: Any, *args: Any, **kwargs: Any) -> os.stat_result:
        if isinstance(path, bytes) and b"ada (" in path:
            raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG))
        return look(path, *args, **kwargs)

    monkeypatch.setattr(os, "stat", refuse)
    plan = shop.restore_in_place(is_dry_run=True)

    assert [reason for _, reason in left_out(plan)] == ["already-there"]
    assert plan.other_name == ""
