"""What a measurement will do, how long it takes, and what can go wrong."""

from PySide6.QtCore import QCoreApplication

from shingleback.gui.run.texts import count, size, translate
from shingleback.messages.translate import durations, percent
from shingleback.protocol.events import MeasurePlanned


def outlook(plan: MeasurePlanned | None) -> tuple[str, str, str]:
    """Return what happens, how long it takes, and what can go wrong; nothing without a plan."""
    if plan is None:
        return "", "", ""
    if not plan.written_bytes:
        lost = QCoreApplication.translate("PlanCard", "If you stop it, what was measured so far is lost.")
        reads = QCoreApplication.translate("PlanCard", "Nothing is written; the drive ({size}) is only read.")
        takes = QCoreApplication.translate("PlanCard", "{low} to {high} minutes")
        low, high = count(plan.low_minutes), count(plan.high_minutes)
        return reads.format(size=size(plan.area_bytes)), takes.format(low=low, high=high), lost
    does, takes, wear = _filling(plan) if plan.levels else _usual(plan)
    stopped = QCoreApplication.translate(
        "PlanCard", "If you stop it, its file is removed, and what was measured so far is lost."
    )
    return does, takes, f"{wear} {stopped}"


def _filling(plan: MeasurePlanned) -> tuple[str, str, str]:
    description = QCoreApplication.translate(
        "PlanCard",
        "It fills the drive with a file of its own, measures when the drive is {levels} full, and"
        " removes the file at the end. Nothing else on the drive is changed, but other programs have"
        " less and less space there.",
    )
    cost = QCoreApplication.translate("PlanCard", "At most {written} are written; it takes {time}.")
    wear = QCoreApplication.translate("PlanCard", "This wears the drive as much as filling it with a backup.")
    levels = ", ".join(percent(level, translate) for level in plan.levels)
    time = durations(60 * plan.low_minutes, 60 * plan.high_minutes, translate)
    return description.format(levels=levels), cost.format(written=size(plan.written_bytes), time=time), wear


def _usual(plan: MeasurePlanned) -> tuple[str, str, str]:
    description = QCoreApplication.translate(
        "PlanCard",
        "It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.",
    )
    cost = QCoreApplication.translate("PlanCard", "At most {written} are written, in {low} to {high} minutes.")
    wear = QCoreApplication.translate(
        "PlanCard",
        "This wears the drive no more than copying the same amount. A shingled drive also rewrites"
        " several times as much when it tidies up.",
    )
    low, high = count(plan.low_minutes), count(plan.high_minutes)
    written = cost.format(written=size(plan.written_bytes), low=low, high=high)
    return description.format(area=size(plan.area_bytes)), written, wear
