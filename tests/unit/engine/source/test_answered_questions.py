"""What the user said of a folder when its backup set was made counts for the first run with it, and for no other."""

from pathlib import Path

import pytest

from shingleback.domain.computer import ComputerIdentity
from shingleback.domain.errors import Why
from shingleback.domain.folder_question import FolderAnswer
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """The backup is of a computer with the name of this one, which may be this one before a new installation."""
    for number in range(5):
        write(workshop.source / f"{number}", b"content %d" % number)
    workshop.computer = ComputerIdentity("debian", "1" * 32, "2" * 32)
    assert workshop.backup().outcome == "done"
    workshop.computer = ComputerIdentity("debian", "3" * 32, "4" * 32)
    workshop.forget_index()
    return workshop


def tops(shop: Workshop) -> list[str]:
    return sorted(entry.name for entry in shop.destination.iterdir() if not entry.name.startswith("."))


def test_the_computer_is_asked_about_without_an_answer(shop: Workshop) -> None:
    assert shop.backup().why == Why.COMPUTER_KNOWN


def test_the_same_computer_goes_on(shop: Workshop) -> None:
    answers = (FolderAnswer(str(shop.source), computer="debian"),)

    assert (shop.backup(answers=answers).outcome, tops(shop)) == ("done", ["source"])


def test_another_computer_has_a_folder_of_its_own(shop: Workshop) -> None:
    answers = (FolderAnswer(str(shop.source)),)

    assert (shop.backup(answers=answers).outcome, tops(shop)) == ("done", ["source", "source (2)"])


def test_an_answer_about_a_computer_takes_nothing_from_a_later_one_with_its_name(
    shop: Workshop, tmp_path: Path
) -> None:
    answers = (FolderAnswer(str(shop.source), computer="debian"),)
    shop.backup(answers=answers)
    own_computer = shop.computer
    shop.computer = ComputerIdentity("debian", "5" * 32, "6" * 32)
    write(tmp_path / "photos" / "lake.jpg", b"lake")
    shop.backup(tmp_path / "photos")
    shop.computer = own_computer

    shop.backup(tmp_path / "photos", shop.source, answers=answers, is_as_new=True)

    assert tops(shop) == ["photos", "photos (2)", "source"]
