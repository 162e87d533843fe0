"""The events of ejecting the simulated drive."""

from shingleback.protocol.control import Unattended
from shingleback.protocol.events import EjectStep, Event
from shingleback.simulator.demo import eject


class WithoutWaiting(Unattended):
    def wait(self) -> None:
        """Return at once, since nobody watches."""


def test_the_simulated_eject_has_the_steps_of_a_real_one() -> None:
    events: list[Event] = []
    result = eject("/place", events.append, WithoutWaiting())
    assert result.safe_to_unplug
    assert result.steps == [event.step for event in events if isinstance(event, EjectStep) and event.done]


def test_the_simulated_drive_is_not_named_since_its_name_is_translated() -> None:
    assert eject("/place", lambda _event: None, WithoutWaiting()).drive == ""
