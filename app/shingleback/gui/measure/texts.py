"""Sentences about a measurement under way."""

from PySide6.QtCore import QCoreApplication

from shingleback.gui.controllers.measurement import MeasureState
from shingleback.gui.run.texts import size, translate
from shingleback.messages.translate import begun, duration


def how_far(state: MeasureState) -> str:
    """How long it has taken, beside how long it may take: the bar stands still while a test only reads."""
    progress, plan = state.progress, state.plan
    if progress is None or plan is None:
        return ""
    low, high = (duration(60 * minutes, translate) for minutes in (plan.low_minutes, plan.high_minutes))
    text = QCoreApplication.translate("MeasurePage", "{time} so far. It takes between {low} and {high}.")
    said = begun(text.format(time=duration(progress.elapsed_s, translate), low=low, high=high))
    if not progress.total_bytes:
        return said
    amounts = QCoreApplication.translate("MeasurePage", "{written} written, at most {total}.")
    return f"{said} {amounts.format(written=size(progress.bytes), total=size(progress.total_bytes))}"
