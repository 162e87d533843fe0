"""What stands on the page of a run about its end: when it will be, and what there is to see then."""

from pytestqt.qtbot import QtBot

from shingleback.domain.local_time import local_time
from shingleback.gui.run import texts
from shingleback.gui.run.page import RunPage
from shingleback.messages.time_left import event_text
from shingleback.protocol.ready_by import ReadyBy
from shingleback.protocol.run_state import RunState
from tests.gui.test_run_page import COURSE, DONE, ENDS, HALF, PLANNED
from tests.helpers.recordings import made_up


def test_the_end_tells_what_the_graph_shows(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    page.show_recording(made_up(900), None)
    page.show_state(COURSE["full"])
    assert "after" in page.graph.said
    page.show_state(ENDS["complete"])
    assert page.graph.said.startswith("For 8 min the cache filled at full speed, 170 MB/s; then it was full,")


def test_whether_it_will_be_ready_by_a_time_stands_on_the_page_until_it_is_done(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    told = ReadyBy(at=1_779_339_600.0, state="ready", low_at=1_779_330_000.0, high_at=1_779_334_700.0)
    page.show_state(RunState().after(PLANNED).after(HALF))
    assert page.ready_by.isHidden()
    page.show_state(RunState().after(PLANNED).after(told).after(HALF))
    assert not page.ready_by.isHidden()
    assert page.ready_by.text() == event_text(told, local_time().tzinfo, texts.translate)
    page.show_state(RunState().after(told).after(HALF).after(DONE))
    assert page.ready_by.isHidden()
