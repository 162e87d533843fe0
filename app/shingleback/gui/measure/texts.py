"""Sentences about a measurement under way."""

from PySide6.QtCore import QCoreApplication

from shingleback.gui.controllers.measurement import MeasureState
from shingleback.gui.run.texts import size, translate
from shingleback.messages.translate import begun, duration, durations


def how_far(state: MeasureState) -> str:
    """How long it has taken, beside how long it may take: the bar stands still while a test only reads."""
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
