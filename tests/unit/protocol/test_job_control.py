"""A job obeys its user wherever it polls, pauses only at a break, and reports each state once."""

import pytest

from shingleback.domain.errors import Canceled, Why
from shingleback.protocol.control import JobControl, Unattended


class Person(Unattended):
    """Resumes after some moments."""

    moments = 3

    def wait(self) -> None:
        self.moments -= 1
        self.is_paused = self.moments > 0


class Scene:
    def __init__(self) -> None:
        self.person = Person()
        self.states: list[str] = []
        self.job = JobControl(self.person, Why.STOPPED, self.states.append)


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_a_pause_waits_for_a_break_and_ends_with_the_command_to_resume(scene: Scene) -> None:
    scene.person.is_paused = True
    scene.job.poll()
    scene.job.poll()
    assert scene.states == ["pausing"]

    scene.job.take_break()
    assert scene.states == ["pausing", "paused", "running"]
    assert scene.person.moments == 0


def test_a_pause_that_is_taken_back_before_the_break_costs_no_time(scene: Scene) -> None:
    scene.person.is_paused = True
    scene.job.poll()
    scene.person.is_paused = False
    scene.job.take_break()
    assert scene.states == ["pausing", "running"]
    assert scene.person.moments == 3


def test_a_break_without_a_pause_says_nothing(scene: Scene) -> None:
    scene.job.take_break()
    assert not scene.states


def test_canceling_ends_a_pause_with_the_reason_of_the_job(scene: Scene) -> None:
    scene.person.is_paused = True
    scene.person.is_canceled = True
    with pytest.raises(Canceled) as caught:
        scene.job.take_break()
    assert caught.value.why is Why.STOPPED
    assert scene.states == ["canceling"]


def test_a_job_that_is_ending_is_canceled_only_by_a_second_command(scene: Scene) -> None:
    scene.job.may_be_canceled = False
    scene.person.is_canceled = True
    scene.job.poll()
    scene.job.take_break()
    assert scene.states == ["canceling"]

    scene.person.gives_up = True
    with pytest.raises(Canceled):
        scene.job.poll()


def test_hooks_run_with_each_poll_also_during_a_pause(scene: Scene) -> None:
    polls: list[int] = []
    scene.job.when_polled(lambda: polls.append(scene.person.moments))
    scene.person.is_paused = True
    scene.job.take_break()
    assert polls == [3, 2, 1, 0]
