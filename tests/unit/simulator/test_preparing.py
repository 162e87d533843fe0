"""A simulated preparation: its steps come in order, and it can be canceled like a real one."""

from shingleback.domain.errors import Outcome
from shingleback.domain.formatting.types import PreparedState
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, PrepareStep
from shingleback.protocol.result_items import PlanItem, StepItem
from shingleback.simulator.demo import SimulatedPreparation

PLAN = PlanItem(
    device="/dev/simulated",
    drive="Simulated drive",
    name="Simulated 200 GB",
    identity="",
    profile="btrfs",
    route="alone",
    label="Backup",
    is_encrypted=False,
    steps=[
        StepItem(step="check", text=""),
        StepItem(step="erase", text="", is_irreversible=True),
        StepItem(step="format", text="", is_irreversible=True),
        StepItem(step="mount", text=""),
    ],
)


class CancelsAt(Unattended):
    """A person who cancels when a step has begun."""

    def __init__(self, step: str = "") -> None:
        super().__init__()
        self.events: list[PrepareStep] = []
        self._step = step

    def take(self, event: Event) -> None:
        assert isinstance(event, PrepareStep)
        self.events.append(event)
        self.is_canceled = self.is_canceled or event.step == self._step


def test_every_step_begins_and_ends_in_order() -> None:
    person = CancelsAt()
    result = SimulatedPreparation(PLAN, "/place", person.take, person).run()

    assert [step.step for step in person.events if step.state == "done"] == ["check", "erase", "format", "mount"]
    assert [step.can_cancel for step in person.events if step.state == "done"] == [True, False, False, False]
    fractions = [step.fraction for step in person.events if step.fraction is not None]
    assert fractions == sorted(fractions)
    assert {step.step for step in person.events if step.fraction is not None} == {"format"}
    assert (result.outcome, result.state, result.mount_point) == (Outcome.DONE, PreparedState.READY, "/place")


def test_a_cancel_takes_effect_before_anything_irreversible() -> None:
    person = CancelsAt("check")
    result = SimulatedPreparation(PLAN, "/place", person.take, person).run()

    assert (result.outcome, result.state, result.steps) == (Outcome.CANCELED, PreparedState.UNTOUCHED, [])
    assert {step.step for step in person.events} == {"check"}


def test_a_later_cancel_is_ignored() -> None:
    person = CancelsAt("erase")

    assert SimulatedPreparation(PLAN, "/place", person.take, person).run().outcome == Outcome.DONE
