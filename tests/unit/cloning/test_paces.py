"""A new pace for a running clone or move."""

from shingleback.cloning.flow import Attendant, pace_and_rest
from shingleback.domain.errors import Why
from shingleback.engine.drive.throttle import Pace
from shingleback.engine.report import Reporter
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Note


def test_an_invalid_pace_is_reported_and_ends_nothing() -> None:
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
