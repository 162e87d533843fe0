"""A folder that the filesystem encrypts is locked during a backup: its files do not count as deleted."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.fscrypt import Vault, encryptable
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop

pytestmark = pytest.mark.device


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Workshop]:
    with encryptable(tmp_path) as point:
        shop = Workshop(tmp_path)
        shop.source = point / "source"
        yield shop


def fill(folder: Path) -> None:
    write(folder / "letter", b"secret")
    write(folder / "letters" / "of a name that is longer than most of them are", b"also secret")
    write(folder / "only" / "folders" / "x", b"deep")


def test_a_locked_folder_keeps_its_copy_and_is_named(shop: Workshop) -> None:
    vault = Vault(shop.source.parent, shop.source / "private")
    fill(shop.source / "private")
    write(shop.source / "open", b"o")
    first = shop.backup()
    before = snapshot(shop.source)
    vault.lock()
    write(shop.source / "new", b"n")

    result = shop.backup()

    assert [(item.path, item.reason) for item in result.left_out] == [("source/private", "locked")]
    assert (first.outcome, result.outcome, result.removed.files) == ("done", "left-out", 0)
    assert (shop.destination / "source/private/letter").read_bytes() == b"secret"
    vault.unlock()
    (shop.source / "new").unlink()
    result = shop.backup()
    assert (result.outcome, result.copied.files) == ("done", 0)
    restored, target = shop.restore(version=first.version)
    assert (restored.outcome, snapshot(target / "source")) == ("done", before)


def test_a_source_that_is_locked_does_not_stop_the_others(shop: Workshop) -> None:
    vault = Vault(shop.source.parent, shop.source)
    fill(shop.source)
    second_source = shop.folder / "other"
    write(second_source / "file", b"1")
    shop.backup(shop.source, second_source)
    vault.lock()
    write(second_source / "file", b"12")

    result = shop.backup(shop.source, second_source)

    assert [(item.path, item.reason) for item in result.left_out] == [("source", "locked")]
    assert (result.copied.files, result.removed.files) == (1, 0)


def test_a_folder_that_was_always_locked_is_named_once(shop: Workshop) -> None:
    vault = Vault(shop.source.parent, shop.source / "private")
    fill(shop.source / "private")
    write(shop.source / "open", b"o")
    vault.lock()

    result = shop.backup()

    assert [(item.path, item.reason) for item in result.left_out] == [("source/private", "locked")]
    assert os.listdir(shop.destination / "source") == ["open"]
