"""What a measurement will do, how long it takes, and what can go wrong."""

from PySide6.QtCore import QCoreApplication

from shingleback.gui.run.texts import size, translate
from shingleback.messages.translate import durations, percent
from shingleback.protocol.events import MeasurePlanned


def outlook(plan: MeasurePlanned | None) -> tuple[str, str, str]:
    """Return what happens, how long it takes, and what can go wrong; nothing without a plan."""
    if plan is None:
        return "", "", ""
    if not plan.written_bytes:
        lost = QCoreApplication.translate("PlanCard", "If you stop it, what was measured so far is lost.")
        reads = QCoreApplication.translate("PlanCard", "Nothing is written; the drive ({size}) is only read.")
        return reads.format(size=size(plan.area_bytes)), _time(plan), lost
    does, takes, wear = _filling(plan) if plan.levels else _usual(plan)
    stopped = QCoreApplication.translate(
        "PlanCard", "If you stop it, its file is removed, and what was measured so far is lost."
    )
    return f"{does} {_simulated(plan)}".rstrip(), takes, f"{wear} {stopped}"


def _simulated(plan: MeasurePlanned) -> str:
    """Say whose figures the demo shows, which are not those of its small drive; empty for a real drive."""
    if not plan.stands_for_bytes:
        return ""
    text = QCoreApplication.translate(
        "PlanCard",
        "The demo measures a simulated drive of {size}, of which this one is a small copy, {times} times faster than"
        " a real one.",
    )
    return text.format(size=size(plan.stands_for_bytes), times=translate.number(plan.times))


def _filling(plan: MeasurePlanned) -> tuple[str, str, str]:
    description = QCoreApplication.translate(
        "PlanCard",
        "It fills the drive with a file of its own, measures when the drive is {levels} full, and"
        " removes the file at the end. Nothing else on the drive is changed, but other programs have"
        " less and less space there.",
    )
    wear = QCoreApplication.translate("PlanCard", "This wears the drive as much as filling it with a backup.")
    levels = translate.listed([percent(level, translate) for level in plan.levels])
    return description.format(levels=levels), _cost(plan), wear


def _usual(plan: MeasurePlanned) -> tuple[str, str, str]:
    description = QCoreApplication.translate(
        "PlanCard",
        "It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.",
    )
    wear = QCoreApplication.translate(
        "PlanCard",
        "This wears the drive no more than copying the same amount. A shingled drive also rewrites"
        " several times as much when it tidies up.",
    )
    return description.format(area=size(plan.area_bytes)), _cost(plan), wear


def _cost(plan: MeasurePlanned) -> str:
    cost = QCoreApplication.translate("PlanCard", "At most {written} are written; it takes {time}.")
    return cost.format(written=size(plan.written_bytes), time=_time(plan))


def _time(plan: MeasurePlanned) -> str:
    return durations(60 * plan.low_minutes, 60 * plan.high_minutes, translate)
