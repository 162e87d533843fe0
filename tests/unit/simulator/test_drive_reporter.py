"""Drive states are published along with the progress of the run."""

from shingleback.domain.monitoring import Counters
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import DriveState, Event, Note, Progress, decode, encode
from shingleback.simulator.disk import DriveReporter, DriveSnapshot, SharedPage
from shingleback.simulator.model import ModelReport, RequestCounts
from tests.helpers.workshop import Clock

READING = ModelReport(
    written_bytes=700,
    cache_used_bytes=400,
    cache_bytes=1_000,
    has_overflowed=False,
    busy_until_s=10.0,
    tidies_from_s=11.0,
    tidy_s=20.0,
)


class WaitingControl(Unattended):
    """Advances the clock whenever it waits."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def wait(self) -> None:
        self._clock.seconds += 0.1


def progress(elapsed_s: float) -> Progress:
    return Progress(phase="copy", elapsed_s=elapsed_s, files=0, bytes=0)


def drive_states(events: list[Event]) -> list[DriveState]:
    return [event for event in events if isinstance(event, DriveState)]


def test_states_follow_progress_at_most_twice_a_second() -> None:
    events: list[Event] = []
    page = SharedPage()
    page.show(DriveSnapshot(READING, RequestCounts(Counters())))
    reporter = DriveReporter(events.append, page, lambda: 5.0)
    for tenth in range(11):
        reporter(progress(tenth / 10))

    assert [state.elapsed_s for state in drive_states(events)] == [0.0, 0.5, 1.0]
    assert [type(event) for event in events[:3]] == [Progress, DriveState, Progress]


def test_other_events_are_passed_on_and_a_drive_without_a_state_is_not_published() -> None:
    events: list[Event] = []
    reporter = DriveReporter(events.append, SharedPage(), lambda: 0.0)
    for event in (Note(code="batch-again"), progress(0.0)):
        reporter(event)

    assert events == [Note(code="batch-again"), progress(0.0)]


def test_a_state_is_projected_to_the_present() -> None:
    events: list[Event] = []
    page = SharedPage()
    page.show(DriveSnapshot(READING, RequestCounts(Counters())))
    DriveReporter(events.append, page, lambda: 21.0)(progress(30.0))

    assert drive_states(events) == [
        DriveState(
            source="modeled",
            elapsed_s=30.0,
            written_bytes=700,
            cache_used_bytes=200,
            cache_bytes=1_000,
            phase="tidying",
            tidy_s=10.0,
        )
    ]
    assert [decode(encode(event)) for event in events] == events


def test_the_drive_can_be_watched_after_the_run() -> None:
    events: list[Event] = []
    clock, page = Clock(), SharedPage()
    page.show(DriveSnapshot(READING, RequestCounts(Counters())))
    clock.seconds = 11.5
    DriveReporter(events.append, page, clock, clock).watch(WaitingControl(clock), 40.0, 30.0)

    states = drive_states(events)
    assert 40 <= len(states) <= 60
    assert (states[0].elapsed_s, states[0].phase) == (40.0, "tidying")
    assert states[-1].phase == "resting"
    assert [state.cache_used_bytes for state in states] == sorted((s.cache_used_bytes for s in states), reverse=True)


def test_a_cancel_ends_the_watching() -> None:
    clock, page = Clock(), SharedPage()
    control = WaitingControl(clock)
    control.is_canceled = True
    DriveReporter(lambda _event: None, page, clock, clock).watch(control, 40.0, 30.0)
    assert clock.seconds == 0
