"""A simulated preparation: its steps come in order, and it can be canceled like a real one."""

from pathlib import Path

import pytest

from shingleback.domain.destination import SIMULATED_DRIVE, SIMULATED_FOLDER
from shingleback.domain.errors import Outcome
from shingleback.domain.formatting.types import PreparedState
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, PrepareStep
from shingleback.protocol.result_items import PlanItem, StepItem
from shingleback.simulator.demo import SimulatedPreparation
from tests.helpers.trees import write

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


@pytest.mark.parametrize(
    ("folder", "is_canceled", "is_erased"),
    [
        (f"{SIMULATED_FOLDER}x/{SIMULATED_DRIVE}", False, True),
        (f"{SIMULATED_FOLDER}x/{SIMULATED_DRIVE}", True, False),
        ("home/me", False, False),
    ],
)
def test_only_the_files_of_the_simulated_drive_are_erased(
    tmp_path: Path, folder: str, *, is_canceled: bool, is_erased: bool
) -> None:
    place = tmp_path / folder
    write(place / "Backup" / "letter.txt", b"dear Ada")
    (place / "link").symlink_to(tmp_path)
    write(tmp_path / "elsewhere.txt", b"stays")
    person = CancelsAt("check" if is_canceled else "")
    SimulatedPreparation(PLAN, str(place), person.take, person).run()

    assert sorted(entry.name for entry in place.iterdir()) == ([] if is_erased else ["Backup", "link"])
    assert (tmp_path / "elsewhere.txt").exists()
