"""The result of a measurement: one sentence, and the charts and figures for those who want to see them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton, QWidget

from shingleback.domain.measurement import Behavior, Measurement
from shingleback.domain.text import visible
from shingleback.gui.controllers.file_writer import FileWriter
from shingleback.gui.measure.charts import Charts, PicturePainter, ResultPicture, painter_of
from shingleback.gui.measure.panels import panels_of
from shingleback.gui.measure.state import MeasureState
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Answer, Collapsible, hint, sentence
from shingleback.gui.widgets.dates import written
from shingleback.gui.widgets.layouts import LEFT, clear, columns, held, in_column, placed
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.measuring.measure import as_csv, as_json, shared
from shingleback.messages.measuring import (
    confidence_text,
    earlier_text,
    figure_lines,
    headline_text,
    particulars_text,
)
from shingleback.store.drive_records import known_behavior

_PICTURE: Final = 40
_LOOKS: Final = {
    Behavior.MEDIA_CACHE: (Picture.DRIVE, style.ACCENT),
    Behavior.TRANSLATION: (Picture.DRIVE, style.ACCENT),
    Behavior.CONVENTIONAL: (Picture.CHECK, style.GOOD),
    Behavior.NOT_A_HARD_DISK: (Picture.CHECK, style.GOOD),
    Behavior.NOT_TOLD: (Picture.QUESTION, style.NEUTRAL),
}


class MeasuredDrive(NamedTuple):
    """A measurement of a drive, and those before it, oldest first."""

    name: str
    measurement: Measurement
    older: Sequence[Measurement] = ()

    @property
    def before(self) -> Measurement | None:
        return self.older[-1] if self.older else None

    @property
    def measured_on(self) -> str:
        return QCoreApplication.translate("ResultCard", "Measured on {date}").format(date=_date_of(self.measurement))

    @property
    def comparison(self) -> str:
        """What differs from the measurement before; empty if there is none."""
        before = self.before
        return earlier_text(self.measurement, before, _date_of(before), translate) if before is not None else ""


def measured_drive(state: MeasureState) -> MeasuredDrive | None:
    """Return what the page shows; None if the drive was never measured."""
    shown = state.shown
    return MeasuredDrive(visible(state.task.name), shown, state.older) if shown is not None else None


def _date_of(measurement: Measurement) -> str:
    """Return the date of a measurement in the user's locale."""
    return written(QDate.fromString(measurement.measured_at[:10], Qt.DateFormat.ISODate))


class ResultCard(QWidget):
    """The result in a sentence. Attributes: `more`: charts, figures, and what they are compared with, folded."""

    def __init__(self, saving: "SaveButton") -> None:
        super().__init__()
        self.answer = Answer(_PICTURE, 1.1)
        self.when = hint()
        self.charts = Charts()
        self.compared = sentence("")
        self._figures = columns(0, 1, across=2 * style.SPACE, down=style.SPACE // 3)
        self.answer.column.addWidget(self.when)
        details = in_column(self.charts, self._figures, self.compared, placed(saving, LEFT), space=style.SPACE)
        style.set_margins(details, 0, style.SPACE, 0, 0)  # the first chart has a title of its own
        self.more = Collapsible(self.tr("Charts and figures"), held(details))
        in_column(self.answer, self.more, on=self, space=style.SPACE)

    def show_measured(self, drive: MeasuredDrive) -> None:
        measurement = drive.measurement
        headline = headline_text(measurement, translate)
        self.answer.say(*_LOOKS[measurement.verdict.behavior], headline, _particulars(measurement))
        self.when.setText(drive.measured_on)
        self.charts.show_panels(panels_of(measurement, drive.before, drive.older))
        clear(self._figures)
        for row, line in enumerate(figure_lines(measurement, known_behavior(), translate)):
            self._figures.addWidget(style.dimmed(PlainLabel(line.name)), row, 0, Qt.AlignmentFlag.AlignTop)
            figure = held(in_column(sentence(line.value), *map(hint, line.of_similar_drives), space=0))
            self._figures.addWidget(figure, row, 1)
        style.show_text(self.compared, drive.comparison)


class SaveButton(QPushButton):
    """Saves a measurement in one of five formats.

    Signals:
        failed: the path, and why it could not be saved.
    """

    failed = Signal(str, str)

    def __init__(self, shown: Callable[[], MeasuredDrive | None]) -> None:
        """`shown` returns the measurement to save."""
        super().__init__(autoDefault=True)
        self._shown = shown
        self._file_writer = FileWriter(self)
        self._file_writer.failed.connect(self.failed)
        self.setText(self.tr("S&ave"))
        self.setObjectName("plain")
        self.setAccessibleName(self.tr("Save the measurement"))
        menu = QMenu(self)
        formats: tuple[tuple[str, str, Callable[[MeasuredDrive], bytes]], ...] = (
            (self.tr("As a &picture (PNG)…"), "png", lambda drive: painter(drive).png()),
            (self.tr("As a &drawing (SVG)…"), "svg", lambda drive: painter(drive).svg()),
            (self.tr("As a &table (CSV)…"), "csv", lambda drive: as_csv(drive.measurement).encode()),
            (self.tr("As &JSON…"), "json", lambda drive: as_json(drive.measurement)),
            (self.tr("To s&hare, without names and times…"), "json", lambda drive: shared(drive.measurement)),
        )
        for text, ending, content in formats:
            menu.addAction(text).triggered.connect(self._saving(ending, content))
        self.setMenu(menu)

    def _saving(self, ending: str, content: Callable[[MeasuredDrive], bytes]) -> Callable[[], None]:
        def save() -> None:
            drive = self._shown()
            if drive is None:
                return
            title = self.tr("Measurement of {drive}").format(drive=drive.name)
            name = f"{title}.{ending}".replace("/", " ")
            path, _ = QFileDialog.getSaveFileName(self, self.accessibleName(), str(Path.home() / name))
            if path:
                data = content(drive)
                whole = path if Path(path).suffix else f"{path}.{ending}"
                self._file_writer.save(whole, lambda file: file.write(data))

        return save


def _particulars(measurement: Measurement) -> str:
    verdict = measurement.verdict
    return " ".join(filter(None, (particulars_text(verdict, translate), confidence_text(verdict, translate))))


def painter(drive: MeasuredDrive) -> PicturePainter:
    """Return what draws the picture to save."""
    measurement = drive.measurement
    lines = [line.text for line in figure_lines(measurement, known_behavior(), translate)]
    verdict = (headline_text(measurement, translate), _particulars(measurement))
    heading = " · ".join(filter(None, (drive.name, drive.measured_on)))
    panels = panels_of(measurement, drive.before, drive.older)
    return painter_of(
        ResultPicture(heading, " ".join(filter(None, verdict)), panels, [*lines, *filter(None, [drive.comparison])])
    )
