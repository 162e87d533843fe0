"""The drive is told of along with the progress of the run."""

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
    """Waiting is what makes the time pass."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def wait(self) -> None:
        self._clock.seconds += 0.1


def progress(elapsed_s: float) -> Progress:
    return Progress(phase="copy", elapsed_s=elapsed_s, files=0, bytes=0)


def drive_states(events: list[Event]) -> list[DriveState]:
    return [event for event in events if isinstance(event, DriveState)]


def test_it_is_told_behind_progress_and_at_most_twice_a_second() -> None:
    told: list[Event] = []
    page = SharedPage()
    page.show(DriveSnapshot(READING, RequestCounts(Counters())))
    teller = DriveReporter(told.append, page, lambda: 5.0)
    for tenth in range(11):
        teller(progress(tenth / 10))

    assert [state.elapsed_s for state in drive_states(told)] == [0.0, 0.5, 1.0]
    assert [type(event) for event in told[:3]] == [Progress, DriveState, Progress]


def test_other_events_are_handed_on_and_a_drive_that_has_shown_nothing_is_not_told_of() -> None:
    told: list[Event] = []
    teller = DriveReporter(told.append, SharedPage(), lambda: 0.0)
    for event in (Note(code="batch-again"), progress(0.0)):
        teller(event)

    assert told == [Note(code="batch-again"), progress(0.0)]


def test_it_says_how_the_drive_is_just_now_though_nothing_was_shown_since() -> None:
    told: list[Event] = []
    page = SharedPage()
    page.show(DriveSnapshot(READING, RequestCounts(Counters())))
    DriveReporter(told.append, page, lambda: 21.0)(progress(30.0))

    assert drive_states(told) == [
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
    assert [decode(encode(event)) for event in told] == told


def test_it_can_be_watched_when_the_run_is_over() -> None:
    told: list[Event] = []
    clock, page = Clock(), SharedPage()
    page.show(DriveSnapshot(READING, RequestCounts(Counters())))
    clock.seconds = 11.5
    DriveReporter(told.append, page, clock, clock).watch(WaitingControl(clock), 40.0, 30.0)

    states = drive_states(told)
    assert 40 <= len(states) <= 60
    assert (states[0].elapsed_s, states[0].phase) == (40.0, "tidying")
    assert states[-1].phase == "resting"
    assert [state.cache_used_bytes for state in states] == sorted((s.cache_used_bytes for s in states), reverse=True)


def test_a_person_who_has_seen_enough_ends_the_watching() -> None:
    clock, page = Clock(), SharedPage()
    control = WaitingControl(clock)
    control.is_canceled = True
    DriveReporter(lambda _event: None, page, clock, clock).watch(control, 40.0, 30.0)
    assert clock.seconds == 0
