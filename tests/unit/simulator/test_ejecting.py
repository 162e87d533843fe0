"""What the eject of the simulated drive tells."""

from shingleback.protocol.control import Unattended
from shingleback.protocol.events import EjectStep, Event
from shingleback.simulator.demo import eject


class Hurried(Unattended):
    def wait(self) -> None:
        """Nobody looks on."""


def test_it_goes_through_the_steps_of_a_real_one() -> None:
    told: list[Event] = []
    result = eject("/place", told.append, Hurried())
    assert result.safe_to_unplug
    assert result.steps == [event.step for event in told if isinstance(event, EjectStep) and event.done]


def test_the_drive_has_no_name_there_for_that_is_a_word_of_the_persons_language() -> None:
    assert eject("/place", lambda _event: None, Hurried()).drive == ""
