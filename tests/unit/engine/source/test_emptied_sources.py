"""A folder whose files are all gone may be an unmounted mount point, so its copy is not deleted."""

import pytest

from tests.helpers.trees import write
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
def test_a_filesystem_mounted_inside_a_source_may_be_unmounted_now(shop: Workshop, *, crosses: bool) -> None:
    """Without the option no mounted filesystem was ever read, so a folder that is empty now was emptied."""
    (shop.source / "inner").rename(shop.folder / "inner")
    (shop.source / "inner").mkdir()

    result = shop.backup(cross_filesystems=crosses)

    assert result.why == ("source-empty-now" if crosses else "")
    assert (shop.destination / "source" / "inner" / "d").exists() == crosses
