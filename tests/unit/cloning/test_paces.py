"""Another pace for a clone or a move that is under way."""

from shingleback.cloning.flow import Attendant, pace_and_rest
from shingleback.domain.errors import Why
from shingleback.engine.drive.throttle import Pace
from shingleback.engine.report import Reporter
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Note


def test_a_pace_that_is_none_is_told_and_ends_nothing() -> None:
    events: list[Event] = []
    paces: list[Pace] = []
    attendant = Attendant(Unattended(), Reporter(events.append, lambda: 0.0))
    pace_and_rest(attendant, "gentle", paces.append)

    attendant.on_pace("as you like")

    assert [event for event in events if isinstance(event, Note)] == [
        Note(code=Why.NOT_A_PACE, values={"pace": "as you like"})
    ]
    assert [pace.text for pace in paces] == ["gentle"]
    attendant.on_pace("full")
    assert attendant.reporter.pace == paces[-1].text == "full"
