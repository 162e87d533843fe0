"""Restoring gives back the right files completely, and overwrites others only on request."""

from pathlib import Path

import pytest

from shingleback.engine.repo.format import Origin
from shingleback.engine.repo.origins import TypedPaths
from shingleback.protocol.events import Progress
from shingleback.protocol.result_items import Tally
from tests.helpers.second_lists import forget_second_list
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop
from tests.unit.engine.restore.test_verify import rot


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    write(workshop.source / "letters" / "ada.txt", b"dear Ada")
    write(workshop.source / "letters" / "bob.txt", b"dear Bob")
    write(workshop.source / "photos" / "cat.jpg", b"a cat" * 1000)
    workshop.backup()
    return workshop


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_a_single_file_a_folder_or_everything_can_be_restored(shop: Workshop) -> None:
    _, single_file = shop.restore(b"source/letters/ada.txt")
    _, folder = shop.restore(b"source/letters/")
    _, everything = shop.restore()

    assert files(single_file) == {"source/letters/ada.txt"}
    assert files(folder) == {"source/letters/ada.txt", "source/letters/bob.txt"}
    assert snapshot(everything / "source") == snapshot(shop.source)


def test_a_path_can_be_the_original_path(shop: Workshop) -> None:
    _, target = shop.restore(bytes(shop.source / "photos" / "cat.jpg"))

    assert files(target) == {"source/photos/cat.jpg"}


def test_a_name_does_not_match_another_one_that_it_begins(shop: Workshop, tmp_path: Path) -> None:
    write(shop.source / "letters to Eve" / "eve.txt", b"dear Eve")
    shop.backup()

    _, target = shop.restore(b"source/letters")

    assert files(target) == {"source/letters/ada.txt", "source/letters/bob.txt"}
    origin = Origin("source", str(tmp_path / "letters"), "host")
    typed = TypedPaths([origin])
    assert typed.in_backup(bytes(tmp_path / "letters" / "a")) == b"source/a"
    assert typed.in_backup(bytes(tmp_path / "letters to Eve" / "a")) != b"source/a"


@pytest.mark.parametrize(
    "typed",
    [
        "./source/letters/ada.txt",
        "source//letters/./ada.txt/",
        "source/photos/../letters/ada.txt",
        "{source}/letters//ada.txt",
        "/{source}/letters/ada.txt",
        "{drive}/source/letters/ada.txt",
        "{link}/letters/ada.txt",
        "./letters/ada.txt",
        "~/source/letters/ada.txt",
    ],
)
def test_a_path_is_understood_as_people_type_it(
    shop: Workshop, tmp_path: Path, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = tmp_path / "link"
    link.symlink_to(shop.source)
    monkeypatch.setenv("HOME", str(shop.folder))
    path = typed.format(source=shop.source, drive=shop.destination, link=link)

    result, target = shop.restore(path.encode(), current_folder=bytes(shop.source))

    assert (result.outcome, files(target)) == ("done", {"source/letters/ada.txt"})


def test_all_that_was_restored_is_the_same_for_a_second_restore(shop: Workshop) -> None:
    (shop.source / "cat").symlink_to("photos/cat.jpg")
    shop.backup()
    _, target = shop.restore()

    second_result, _ = shop.restore(target=target)

    assert second_result.same == second_result.total == Tally(4, 5_016)


def test_a_different_file_in_the_target_is_overwritten_only_on_request(shop: Workshop, tmp_path: Path) -> None:
    target = tmp_path / "target"
    write(target / "source" / "letters" / "ada.txt", b"my own", 5)

    result, _ = shop.restore(target=target)

    assert [(item.path, item.reason) for item in result.left_out] == [("source/letters/ada.txt", "already-there")]
    assert (target / "source/letters/ada.txt").read_bytes() == b"my own"
    result, _ = shop.restore(target=target, overwrites=True)
    assert (result.outcome, result.same.files) == ("done", 2)
    assert (target / "source/letters/ada.txt").read_bytes() == b"dear Ada"


def test_a_second_restore_into_the_same_folder_writes_nothing(shop: Workshop, tmp_path: Path) -> None:
    shop.restore(target=tmp_path / "target")
    result, _ = shop.restore(target=tmp_path / "target")

    assert (result.outcome, result.checked.files, result.same.files) == ("done", 0, 3)


def test_files_that_are_there_already_are_not_in_the_remaining_work(shop: Workshop, tmp_path: Path) -> None:
    """Progress of a restore that was interrupted counts only what is left, and reaches its end."""
    target = tmp_path / "target"
    shop.restore(b"source/photos", target=target)
    result, _ = shop.restore(target=target)

    last = [event for event in shop.events if isinstance(event, Progress)][-1]
    assert (last.files, last.total_files, last.bytes, last.total_bytes) == (2, 2, 16, 16)
    assert result.total == Tally(3, 5_016)


def test_hard_links_add_no_remaining_bytes(workshop: Workshop) -> None:
    write(workshop.source / "film", b"scenes" * 1000)
    (workshop.source / "same film").hardlink_to(workshop.source / "film")
    workshop.backup()
    workshop.restore()

    last = [event for event in workshop.events if isinstance(event, Progress)][-1]
    assert (last.files, last.total_files, last.bytes, last.total_bytes) == (2, 2, 6_000, 6_000)


def test_a_damaged_copy_is_reported_and_restored_under_another_name(shop: Workshop) -> None:
    rot(shop.destination / "source" / "photos" / "cat.jpg")

    result, target = shop.restore()

    assert [(item.path, item.reason) for item in result.left_out] == [("source/photos/cat.jpg", "damaged")]
    assert result.exit_code == 1
    assert "source/photos/cat.jpg.damaged" in files(target)
    assert "source/photos/cat.jpg" not in files(target)


def test_a_path_that_no_version_has_is_reported(shop: Workshop) -> None:
    result, _ = shop.restore(b"source/nothing.txt", b"source/letters/ada.txt")

    assert [(item.path, item.reason) for item in result.left_out] == [("source/nothing.txt", "not-in-backup")]
    assert result.checked.files == 1


def test_an_unknown_version_is_refused(shop: Workshop) -> None:
    result, target = shop.restore(version="1999-01-01T00-00-00")

    assert (result.exit_code, result.why) == (2, "no-such-version")
    assert not target.exists()


def test_a_folder_inside_the_backup_is_refused_as_target(shop: Workshop) -> None:
    result, _ = shop.restore(target=shop.destination / "here")

    assert (result.exit_code, result.why) == (4, "target-inside-backup")


def test_without_a_complete_version_the_copied_files_are_restored(shop: Workshop) -> None:
    write(shop.source / "new.txt", b"new")
    manifest = shop.destination / ".shingleback" / "manifest" / "000001.jsonl.gz"
    content = manifest.read_bytes()
    forget_second_list(shop.destination)
    manifest.write_bytes(content[: content.rindex(b"\x1f\x8b")])  # as if the run had ended before its last line

    result, target = shop.restore()

    assert result.outcome == "done"
    assert files(target) == {"source/letters/ada.txt", "source/letters/bob.txt", "source/photos/cat.jpg"}
