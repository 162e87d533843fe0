"""What is wrong with the list of a backup is said where its files are restored."""

import shutil

from tests.gui.history.conftest import HistoryDesk
from tests.helpers.second_lists import forget_second_list


def test_a_backup_whose_hidden_folder_is_lost_says_so_above_its_files(backed_up: HistoryDesk) -> None:
    shutil.rmtree(backed_up.backup / ".shingleback")
    backed_up.browse()
    files = backed_up.page.files
    assert files.notice.isVisible()
    assert files.notice.label.text().startswith("The hidden folder .shingleback on the drive is missing or empty.")
    assert backed_up.names == ["Documents"]


def test_a_whole_list_is_not_spoken_of(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    assert not backed_up.page.files.notice.isVisible()


def test_a_lost_list_is_no_backup_that_is_yet_to_come(backed_up: HistoryDesk) -> None:
    forget_second_list(backed_up.backup)
    shutil.rmtree(backed_up.backup / ".shingleback" / "manifest")
    backed_up.open()
    backed_up.until_known()
    answer = backed_up.page.start.answer
    assert answer.headline.text() == "The backup could not be read"
    assert "list of files" in answer.sentence.text()
