"""Sentences about a measurement: its plan, and its progress."""

from PySide6.QtCore import QCoreApplication

from shingleback.gui.controllers.measurement import MeasureState
from shingleback.gui.run.texts import count, size, translate
from shingleback.messages.translate import begun, duration, durations, percent
from shingleback.protocol.events import MeasurePlanned


def plan_text(plan: MeasurePlanned) -> str:
    if not plan.written_bytes:
        reads = QCoreApplication.translate(
            "PlanCard", "Nothing is written: the drive of {size} is only read, in {low} to {high} minutes."
        )
        low, high = count(plan.low_minutes), count(plan.high_minutes)
        return reads.format(size=size(plan.area_bytes), low=low, high=high)
    return _filling_text(plan) if plan.levels else _usual_text(plan)


def _filling_text(plan: MeasurePlanned) -> str:
    what = QCoreApplication.translate(
        "PlanCard",
        "It fills the drive with a file of its own, measures when the drive is {levels} full, and removes the file"
        " at the end. Nothing else on the drive is touched, but other programs find less and less room there.",
    )
    cost = QCoreApplication.translate("PlanCard", "At most {written} are written; it takes {time}.")
    wear = QCoreApplication.translate("PlanCard", "That wears the drive as much as filling it with a backup.")
    levels = ", ".join(percent(level, translate) for level in plan.levels)
    time = durations(60 * plan.low_minutes, 60 * plan.high_minutes, translate)
    return " ".join((what.format(levels=levels), cost.format(written=size(plan.written_bytes), time=time), wear))


def _usual_text(plan: MeasurePlanned) -> str:
    what = QCoreApplication.translate(
        "PlanCard",
        "It makes a file of {area} in free space and removes it at the end. Nothing else on the drive is touched.",
    )
    cost = QCoreApplication.translate("PlanCard", "At most {written} are written, in {low} to {high} minutes.")
    wear = QCoreApplication.translate(
        "PlanCard",
        "That wears the drive no more than copying as much. A shingled drive also rewrites several times as much"
        " when it cleans.",
    )
    low, high = count(plan.low_minutes), count(plan.high_minutes)
    written = cost.format(written=size(plan.written_bytes), low=low, high=high)
    return " ".join((what.format(area=size(plan.area_bytes)), written, wear))


def how_far(state: MeasureState) -> str:
    """Return the elapsed time and the expected total, because the bar stands still while a test only reads."""
    progress, plan = state.progress, state.plan
    if progress is None or plan is None:
        return ""
    whole = durations(60 * plan.low_minutes, 60 * plan.high_minutes, translate)
    text = QCoreApplication.translate("MeasurePage", "{time} so far. It takes {whole}.")
    said = begun(text.format(time=duration(progress.elapsed_s, translate), whole=whole))
    if not progress.total_bytes:
        return said
    amounts = QCoreApplication.translate("MeasurePage", "{written} written, at most {total}.")
    return f"{said} {amounts.format(written=size(progress.bytes), total=size(progress.total_bytes))}"
