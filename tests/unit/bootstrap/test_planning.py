"""TRIM in a plan: a used drive is trimmed once, except where TRIM is harmful, which the plan explains."""

from dataclasses import replace

from shingleback.bootstrap.planning import PlannedFormat, PreparationRequest, planned
from shingleback.cli.text import prepare_lines
from shingleback.domain.care.types import CareObstacle
from shingleback.domain.formatting.types import Capabilities, SetupAnswers, StepKind
from shingleback.protocol.results import PrepareFinished
from tests.helpers.plugged_in import EXPANSION

ABLE = Capabilities(
    udisks=(2, 10, 1), formats=frozenset({"btrfs"}), modules=frozenset({"btrfs"}), kernel=(6, 12), has_helper=True
)
USED_HOURS = 9_000


def planned_for(model: str, discard_max_bytes: int = 1 << 30) -> PlannedFormat:
    evidence = replace(EXPANSION.evidence, model=model, discard_max_bytes=discard_max_bytes)
    drive = replace(EXPANSION, evidence=evidence)
    request = PreparationRequest(device=drive.device, label="Backup", answers=SetupAnswers())
    return planned(request, drive, [drive], ABLE, is_host_managed=False, hours=USED_HOURS)


def ends_with_trim(planned: PlannedFormat) -> bool:
    return planned.plan.steps[-1].kind is StepKind.TRIM


def text_of(planned: PlannedFormat) -> str:
    return "\n".join(prepare_lines(PrepareFinished(outcome="done", exit_code=0, is_dry_run=True, plan=planned.item)))


def test_a_used_drive_is_trimmed_once_without_explanation() -> None:
    planned = planned_for("WDC WD40NDZW-11A8JS1")
    assert ends_with_trim(planned)
    assert planned.untrimmed is None
    assert "not trimmed" not in text_of(planned)


def test_a_drive_harmed_by_trim_is_not_trimmed_and_the_plan_explains_why() -> None:
    planned = planned_for("WDC WD40EFAX-68JH4N1")
    assert not ends_with_trim(planned)
    assert planned.item.untrimmed == CareObstacle.TRIM_HARMS
    assert "This drive is not trimmed. Drives of this family were reported to hang under TRIM" in text_of(planned)


def test_without_support_for_trim_nothing_is_explained() -> None:
    assert planned_for("WDC WD40EFAX-68JH4N1", discard_max_bytes=0).untrimmed is None
