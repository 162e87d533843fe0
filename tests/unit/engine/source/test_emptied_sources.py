"""A folder whose files are all gone may be an unmounted mount point, so its copy is not deleted."""

import shutil

import pytest

from shingleback.protocol.results import BackupFinished
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    for name in ("a", "b/c", "inner/d"):
        write(workshop.source / name, b"something")
    assert workshop.backup().outcome == "done"
    return workshop


def replace_source(shop: Workshop, *names: str) -> None:
    """A folder with other content takes the place of the source, as on an unmounted mount point."""
    shop.source.rename(shop.folder / "elsewhere")
    shop.source.mkdir()
    for name in names:
        write(shop.source / name, b"stub")


@pytest.mark.parametrize("names", [(), ("NOT MOUNTED",), ("lost+found/x",)])
def test_a_source_that_seems_unmounted_is_refused(shop: Workshop, names: tuple[str, ...]) -> None:
    replace_source(shop, *names)

    result = shop.backup()

    assert (result.exit_code, result.why, result.removed.files) == (4, "source-empty-now", 0)
    assert (shop.destination / "source" / "b" / "c").exists()


def test_a_source_emptied_on_purpose_is_backed_up_with_allow_empty(shop: Workshop) -> None:
    replace_source(shop, "new")

    assert shop.backup(allow_empty=True).removed.files == 3

    write(shop.source / "newer", b"more")
    assert shop.backup().outcome == "done"


def test_a_source_that_has_some_of_its_files_back_is_accepted(shop: Workshop) -> None:
    replace_source(shop, "b/c", "new")
    assert shop.backup().outcome == "done"


def test_the_same_folder_with_completely_new_content_is_accepted(shop: Workshop) -> None:
    for name in ("a", "b", "inner"):
        (shop.source / name).rename(shop.folder / name)
    write(shop.source / "new", b"other")
    assert shop.backup().removed.files == 3


@pytest.mark.parametrize("crosses", [False, True])
@pytest.mark.parametrize("names", [(), ("NOT MOUNTED",)], ids=["empty", "with a note"])
def test_a_filesystem_mounted_inside_a_source_may_be_unmounted_now(
    shop: Workshop, *, names: tuple[str, ...], crosses: bool
) -> None:
    """Without the option no mounted filesystem was ever read, so a folder that is empty now was emptied."""
    (shop.source / "inner").rename(shop.folder / "inner")
    (shop.source / "inner").mkdir()
    for name in names:
        write(shop.source / "inner" / name, b"stub")
    write(shop.source / "new", b"new")

    result = shop.backup(cross_filesystems=crosses)

    assert [(item.path, item.reason) for item in result.left_out] == ([("source/inner", "away")] if crosses else [])
    assert (shop.destination / "source" / "inner" / "d").exists() == crosses
    assert (shop.destination / "source" / "new").exists()


def test_a_folder_whose_filesystem_is_not_mounted_may_have_been_emptied(shop: Workshop) -> None:
    (shop.source / "inner").rename(shop.folder / "inner")
    (shop.source / "inner").mkdir()
    shop.backup(cross_filesystems=True)

    assert shop.backup(cross_filesystems=True, allow_empty=True).removed.files == 1
    assert list((shop.destination / "source" / "inner").iterdir()) == []


def test_a_filesystem_that_is_mounted_again_sends_nothing(shop: Workshop) -> None:
    (shop.source / "inner").rename(shop.folder / "inner")
    (shop.source / "inner").mkdir()
    shop.backup(cross_filesystems=True)
    (shop.source / "inner").rmdir()
    (shop.folder / "inner").rename(shop.source / "inner")

    result = shop.backup(cross_filesystems=True)

    assert (result.outcome, result.copied.files, result.removed.files) == ("done", 0, 0)


@pytest.fixture
def two_sources(workshop: Workshop) -> Workshop:
    """A backup of two sources: one may be on a drive that is unplugged later."""
    write(workshop.source / "film", b"film")
    write(workshop.folder / "documents" / "letter", b"Dear")
    assert workshop.backup(workshop.source, workshop.folder / "documents").outcome == "done"
    write(workshop.folder / "documents" / "letter", b"Dear Ada")
    return workshop


def both(shop: Workshop, **options: object) -> BackupFinished:
    backup = shop.backup(shop.folder / "documents", is_dry_run=True).backup
    return shop.backup(shop.source, shop.folder / "documents", expected=(backup,), **options)


@pytest.mark.parametrize(("kept_place", "reason"), [(True, "away"), (False, "not-mounted")])
def test_the_other_sources_are_backed_up_while_one_is_not_mounted(
    two_sources: Workshop, reason: str, *, kept_place: bool
) -> None:
    shutil.rmtree(two_sources.source)
    if kept_place:
        two_sources.source.mkdir()

    result = both(two_sources)

    assert (result.exit_code, result.removed.files) == (1, 0)
    assert [(item.path, item.reason) for item in result.left_out] == [("source", reason)]
    assert contents(two_sources.destination / "source") == {b"film": b"film"}
    assert contents(two_sources.destination / "documents") == {b"letter": b"Dear Ada"}
    write(two_sources.source / "film", b"film")
    write(two_sources.source / "new", b"new")
    assert both(two_sources).outcome == "done"
    assert contents(two_sources.destination / "source") == {b"film": b"film", b"new": b"new"}


@pytest.mark.parametrize(("kept_places", "why"), [(True, "source-empty-now"), (False, "source-missing")])
def test_if_no_source_is_mounted_the_backup_is_refused(two_sources: Workshop, why: str, *, kept_places: bool) -> None:
    for folder in (two_sources.source, two_sources.folder / "documents"):
        shutil.rmtree(folder)
        if kept_places:
            folder.mkdir()

    result = both(two_sources)

    assert (result.why, result.removed.files) == (why, 0)


def test_one_of_two_sources_that_was_emptied_on_purpose_is_backed_up_with_allow_empty(two_sources: Workshop) -> None:
    (two_sources.source / "film").unlink()

    assert both(two_sources, allow_empty=True).removed.files == 1


def test_a_source_that_the_backup_never_had_is_refused_before_anything_is_written(workshop: Workshop) -> None:
    write(workshop.source / "letter", b"Dear")

    result = workshop.backup(workshop.source, workshop.folder / "Docments")

    assert (result.exit_code, result.why) == (2, "source-missing")
    assert not workshop.destination.exists()


def test_a_missing_source_that_a_known_backup_never_had_is_refused(two_sources: Workshop) -> None:
    backup = both(two_sources).backup
    write(two_sources.source / "new", b"new")

    result = two_sources.backup(two_sources.source, two_sources.folder / "Docments", expected=(backup,))

    assert (result.exit_code, result.why, result.copied.files) == (2, "source-missing", 0)
