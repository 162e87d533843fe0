"""A drive whose manifest differs from this computer's last run is backed up to, and the difference is reported."""

import os
import shutil

import pytest

from shingleback.engine.repo.index import IndexStore
from shingleback.protocol.events import Note
from tests.helpers.looking import build_pages, segment
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop

NOTE = "manifest-is-another"


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    return build_pages(workshop)


def notes(shop: Workshop) -> list[str]:
    return [event.code for event in shop.events if isinstance(event, Note)]


def test_a_newest_segment_with_a_missing_end_is_reported(shop: Workshop) -> None:
    write(shop.source / "eve.txt")
    shop.backup()
    newest = segment(shop, 2)
    os.truncate(newest, newest.stat().st_size - 1)

    assert shop.backup().exit_code == 0
    assert notes(shop) == [NOTE]
    assert contents(shop.restore()[1] / "source") == contents(shop.source)


def test_a_drive_that_was_reset_to_an_older_state_is_reported_once(shop: Workshop) -> None:
    shutil.copytree(shop.destination, shop.folder / "image", symlinks=True)
    write(shop.source / "eve.txt")
    shop.backup()
    shutil.rmtree(shop.destination)
    (shop.folder / "image").rename(shop.destination)

    assert shop.backup().exit_code == 0
    assert notes(shop) == [NOTE]
    write(shop.source / "bob.txt")
    shop.backup()
    assert notes(shop) == []
    assert contents(shop.restore()[1] / "source") == contents(shop.source)


def test_a_run_by_another_computer_is_accepted(shop: Workshop) -> None:
    own_store = shop.store
    shop.store = IndexStore(shop.folder / "index of another computer")
    write(shop.source / "eve.txt")
    shop.backup()
    shop.store = own_store

    write(shop.source / "bob.txt")
    assert shop.backup().exit_code == 0
    assert notes(shop) == []
