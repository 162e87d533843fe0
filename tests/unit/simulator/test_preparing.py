"""A preparation that is only played: the steps come in their order, and it can be stopped as a real one can."""

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


class StopsAt(Unattended):
    """A person who stops it when a step has begun."""

    def __init__(self, step: str = "") -> None:
        super().__init__()
        self.told: list[PrepareStep] = []
        self._step = step

    def tell(self, event: Event) -> None:
        assert isinstance(event, PrepareStep)
        self.told.append(event)
        self.is_canceled = self.is_canceled or event.step == self._step


def test_every_step_begins_and_is_done_in_its_order() -> None:
    person = StopsAt()
    result = SimulatedPreparation(PLAN, "/place", person.tell, person).run()

    assert [step.step for step in person.told if step.state == "done"] == ["check", "erase", "format", "mount"]
    assert [step.can_cancel for step in person.told if step.state == "done"] == [True, False, False, False]
    fractions = [step.fraction for step in person.told if step.fraction is not None]
    assert fractions == sorted(fractions)
    assert {step.step for step in person.told if step.fraction is not None} == {"format"}
    assert (result.outcome, result.state, result.mount_point) == (Outcome.DONE, PreparedState.READY, "/place")


def test_it_is_stopped_before_anything_that_cannot_be_undone() -> None:
    person = StopsAt("check")
    result = SimulatedPreparation(PLAN, "/place", person.tell, person).run()

    assert (result.outcome, result.state, result.steps) == (Outcome.CANCELED, PreparedState.UNTOUCHED, [])
    assert {step.step for step in person.told} == {"check"}


def test_after_that_it_goes_on_to_the_end() -> None:
    person = StopsAt("erase")

    assert SimulatedPreparation(PLAN, "/place", person.tell, person).run().outcome == Outcome.DONE
