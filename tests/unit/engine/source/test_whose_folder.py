"""A folder in a backup belongs to a computer, not to a name: computers with the same name and path stay apart."""

import os
import shutil
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from shingleback.domain.computer import ComputerIdentity
from shingleback.engine.repo.catalog import Catalog
from shingleback.protocol.events import Note
from tests.helpers.trees import contents, snapshot, write
from tests.helpers.workshop import Workshop

DEAD = ComputerIdentity("debian", "machine 1", "installation 1")
NEW = ComputerIdentity("debian", "machine 2", "installation 2")
CLONE = ComputerIdentity("debian", "machine 1", "installation 2")
WITH_RESTORED_HOME = ComputerIdentity("debian", "machine 2", "installation 1")
RENAMED = ComputerIdentity("gandalf", "machine 1", "installation 1")


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """A backup made by a computer that is dead now; another one has its name, and has other files at the same place."""
    workshop.computer = DEAD
    for name in ("tax", "thesis", "photos/cat"):
        write(workshop.source / name, name.encode())
    assert workshop.backup().outcome == "done"
    workshop.source.rename(workshop.folder / "dead")
    for name in ("notes", "music/song"):
        write(workshop.source / name, name.encode())
    return workshop


def tops(shop: Workshop) -> list[str]:
    return sorted(name for name in os.listdir(shop.destination) if not name.startswith("."))


def same_folder(shop: Workshop) -> None:
    shutil.rmtree(shop.source)
    (shop.folder / "dead").rename(shop.source)


@pytest.mark.parametrize("computer", [NEW, CLONE, WITH_RESTORED_HOME])
def test_a_computer_of_the_same_name_with_other_files_is_asked_about(
    shop: Workshop, computer: ComputerIdentity
) -> None:
    before = snapshot(shop.destination)
    shop.computer = computer

    result = shop.backup()

    assert (result.outcome, result.why, result.values["host"]) == ("unsafe", "computer-known", "debian")
    assert {name: state for name, state in snapshot(shop.destination).items() if b".shingleback" not in name} == {
        name: state for name, state in before.items() if b".shingleback" not in name
    }


def test_as_new_it_has_a_folder_beside_and_is_known_from_then_on(shop: Workshop) -> None:
    shop.computer = NEW

    assert shop.backup(is_as_new=True).outcome == "done"
    write(shop.source / "more", b"more")
    assert (shop.backup().copied.files, tops(shop)) == (1, ["source", "source (2)"])
    assert set(contents(shop.destination / "source")) == {b"tax", b"thesis", b"photos/cat"}


def test_it_can_go_on_with_the_folders_of_the_old_installation(shop: Workshop) -> None:
    shop.computer = NEW
    same_folder(shop)
    write(shop.source / "more", b"more")

    result = shop.backup(continues_computer="debian")

    assert (result.outcome, result.copied.files, result.unchanged.files) == ("done", 1, 3)
    assert (shop.backup().version, tops(shop)) == ("", ["source"])


def test_another_name_changes_nothing(shop: Workshop) -> None:
    same_folder(shop)
    shop.computer = RENAMED

    assert (shop.backup().outcome, tops(shop)) == ("done", ["source"])


def test_another_computer_with_another_name_has_a_folder_beside(shop: Workshop) -> None:
    shop.computer = ComputerIdentity("gandalf", "machine 3", "installation 3")

    assert (shop.backup().outcome, tops(shop)) == ("done", ["source", "source (2)"])


@pytest.mark.parametrize("computer", [CLONE, WITH_RESTORED_HOME])
def test_a_lost_state_folder_or_a_restored_home_needs_no_question_if_the_files_are_the_same(
    shop: Workshop, computer: ComputerIdentity
) -> None:
    same_folder(shop)
    shop.forget_index()
    shop.computer = computer

    assert (shop.backup().outcome, tops(shop)) == ("done", ["source"])
    write(shop.source / "more", b"more")
    assert (shop.backup().copied.files, tops(shop)) == (1, ["source"])


def test_a_computer_without_any_id_is_known_by_its_name(workshop: Workshop) -> None:
    write(workshop.source / "file", b"content")
    workshop.computer = ComputerIdentity("container")

    assert workshop.backup().outcome == workshop.backup().outcome == "done"
    assert tops(workshop) == ["source"]


def test_a_year_of_another_computer_of_the_same_name_removes_nothing_of_a_dead_one(shop: Workshop) -> None:
    new_source = shop.source.rename(shop.folder / "new")
    (shop.folder / "dead").rename(shop.source)
    write(shop.source / "thesis", b"second draft")
    shop.time += timedelta(days=1)
    versions = ["2026-03-01T12-00-00", shop.backup().version]
    shop.source.rename(shop.folder / "dead")
    new_source.rename(shop.source)
    shop.computer = NEW
    removed: list[str] = []
    for day in range(365):
        shop.time += timedelta(days=1)
        write(shop.source / "notes", b"day %d" % day)
        removed += shop.backup(is_as_new=True).removed_versions

    assert len(removed) > 300
    for version, thesis in zip(versions, (b"thesis", b"second draft"), strict=True):
        _, target = shop.restore(b"source", version=version)
        assert (target / "source" / "thesis").read_bytes() == thesis
    assert shop.verify().outcome == "done"


def test_a_restore_to_the_old_places_takes_the_files_of_this_computer(shop: Workshop) -> None:
    shop.computer = NEW
    shop.backup(is_as_new=True)
    shutil.rmtree(shop.source)

    result = shop.restore_in_place(computer=NEW)

    assert (result.outcome, set(contents(shop.source))) == ("done", {b"notes", b"music/song"})


def test_the_ids_of_a_computer_are_not_in_the_backup(shop: Workshop) -> None:
    info_text = (shop.destination / ".shingleback" / "backup.json").read_text()

    assert "machine 1" not in info_text
    assert "installation 1" not in info_text
    assert ComputerIdentity("a", "m", "i").mark("one backup") != ComputerIdentity("a", "m", "i").mark("another backup")


def make_clone(shop: Workshop) -> Workshop:
    """A clone of the computer, with its own files at the same place from now on."""
    clone = Workshop(Path(shutil.copytree(shop.folder, shop.folder.with_name("clone"), symlinks=True)))
    clone.computer, clone.source, clone.destination = shop.computer, shop.source, shop.destination
    return clone


def run_of(shop: Workshop, name: str, **options: bool) -> str:
    """Backs up the source with only this file and one that stays; returns the version."""
    shutil.rmtree(shop.source)
    write(shop.source / "stays", b"stays", 1_700_000_000)
    write(shop.source / name, name.encode())
    result = shop.backup(**options)
    assert result.outcome == "done"
    return result.version


def notes(shop: Workshop) -> list[str]:
    return [event.code for event in shop.events if isinstance(event, Note)]


def test_a_clone_with_the_very_same_identity_is_told_each_time_and_loses_no_version(workshop: Workshop) -> None:
    workshop.computer = DEAD
    before = run_of(workshop, "before")
    clone = make_clone(workshop)
    own_runs = [run_of(workshop, "own 1")]
    assert notes(workshop) == []
    clone.time = workshop.time

    of_clone = [run_of(clone, "clone 1", keep_versions=False)]
    assert "identity-twice" in notes(clone)
    workshop.time = clone.time
    own_runs.append(run_of(workshop, "own 2", keep_versions=False))
    assert "identity-twice" in notes(workshop)
    own_runs.append(run_of(workshop, "own 3", keep_versions=False))
    assert notes(workshop) == []
    clone.time = workshop.time
    of_clone.append(run_of(clone, "clone 2", keep_versions=False))
    assert "identity-twice" in notes(clone)

    with closing(Catalog(bytes(workshop.destination))) as catalog:
        offered = {version.name for version in catalog.versions}
    assert before not in offered
    assert offered >= {own_runs[-1], *of_clone[-1:]}
    for version, name in ((own_runs[-1], b"own 3"), (of_clone[-1], b"clone 2")):
        result, target = workshop.restore(version=version)
        assert (result.outcome, contents(target / "source")) == ("done", {name: name, b"stays": b"stays"})
        shutil.rmtree(target)


def test_a_run_that_was_interrupted_is_not_that_of_a_clone(workshop: Workshop) -> None:
    run_of(workshop, "before")
    seals = workshop.seals.load(next(file.stem for file in (workshop.folder / "seals").iterdir()))
    run_of(workshop, "own")
    workshop.seals.save(seals.with_begun("000002.jsonl.gz"))

    run_of(workshop, "again")
    assert "identity-twice" not in notes(workshop)
