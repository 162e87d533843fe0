"""A new pace for a running clone or move."""

from shingleback.domain.errors import Why
from shingleback.engine.drive.pace import Pace
from shingleback.engine.paced_job import paced_job
from shingleback.engine.report import Reporter
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Note


class NewPace(Unattended):
    """Requests a pace."""

    text = ""

    def take_pace(self) -> str:
        text, self.text = self.text, ""
        return text


def test_an_invalid_pace_is_reported_and_ends_nothing() -> None:
    events: list[Event] = []
    paces: list[Pace] = []
    commands = NewPace()
    job = paced_job(commands, Reporter(events.append, lambda: 0.0), Why.CLONE_STOPPED)
    job.keep_pace("gentle", paces.append)

    commands.text = "as you like"
    job.control.poll()

    assert [event for event in events if isinstance(event, Note)] == [
        Note(code=Why.NOT_A_PACE, values={"pace": "as you like"})
    ]
    assert [pace.text for pace in paces] == ["gentle"]
    commands.text = "full"
    job.control.poll()
    assert job.reporter.pace == paces[-1].text == "full"
