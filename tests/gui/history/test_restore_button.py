"""The button that restores what is selected."""

from tests.gui.history.conftest import HistoryDesk
from tests.helpers.painted import paints


def test_the_button_says_how_many_items_it_restores(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.enter("Documents")
    files = backed_up.page.files
    files.lists.table.setCurrentIndex(files.lists.table.model().index(0, 0))
    assert paints(files.foot.restore, "Restore…")
    files.lists.table.selectAll()
    assert len(files.chosen) == 3
    assert paints(files.foot.restore, "Restore 3 items")
