"""How hard the drive is pushed: one of three names, or so many MB/s."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from shingleback.copying.pace import PRESETS, parse_pace
from shingleback.model.errors import UsageError
from shingleback.ui import style
from shingleback.ui.texts import translate
from shingleback.words.headed import headed

_MB: Final = 1_000_000
_BY_HAND: Final = ""
_USUAL: Final = "balanced"
_RANGE_MB: Final = (0.1, 999.0)
_FIRST_MB: Final = 30.0


class PaceChooser(QWidget):
    """A list, and a number where that was chosen.

    Signals:
        chosen: by a person: a name, or a rate such as `15M`.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, is_short: bool = False) -> None:
        """`is_short`: the names only; what they mean stands in tool tips."""
        super().__init__(parent)
        self.box = QComboBox()
        self.box.setAccessibleName(self.tr("Pace"))
        names, meanings = self._names(), self._meanings()
        for pace in (*PRESETS, _BY_HAND):
            name, meaning = names[pace], meanings[pace]
            self.box.addItem(name if is_short else headed(name, meaning, translate), pace)
            self.box.setItemData(self.box.count() - 1, meaning, Qt.ItemDataRole.ToolTipRole)
        self.rate = QDoubleSpinBox(decimals=1, minimum=_RANGE_MB[0], maximum=_RANGE_MB[1], value=_FIRST_MB)
        self.rate.setAccessibleName(self.tr("MB/s at most"))
        self.rate.setSuffix(self.tr(" MB/s"))
        self.rate.setKeyboardTracking(False)  # a number is meant when it is complete
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(style.SPACE // 2)
        layout.addWidget(self.box, 0 if is_short else 1)
        layout.addWidget(self.rate)
        width = QSizePolicy.Policy.Maximum if is_short else QSizePolicy.Policy.Preferred
        self.setSizePolicy(width, QSizePolicy.Policy.Fixed)
        self.show_pace(_USUAL)
        self.box.currentIndexChanged.connect(self._on_chosen)
        self.rate.valueChanged.connect(self._on_chosen)

    @property
    def pace(self) -> str:
        """As in the settings, and on the command line."""
        name = str(self.box.currentData())
        return name if name != _BY_HAND else f"{self.rate.value():g}M"

    def label(self, text: str) -> QLabel:
        """A name before it, which a screen reader finds."""
        made = QLabel(text)
        made.setBuddy(self.box)
        return made

    def show_pace(self, pace: str) -> None:
        """What cannot be understood is shown as the usual pace."""
        blockers = (QSignalBlocker(self.box), QSignalBlocker(self.rate))
        name, rate_mb = _understood(pace)
        self.box.setCurrentIndex(self.box.findData(name))
        if rate_mb:
            self.rate.setValue(rate_mb)
        self._show_rate()
        del blockers

    def _on_chosen(self) -> None:
        self._show_rate()
        self.chosen.emit(self.pace)

    def _show_rate(self) -> None:
        self.rate.setVisible(self.box.currentData() == _BY_HAND)
        self.box.setToolTip(self.box.currentData(Qt.ItemDataRole.ToolTipRole))

    def _names(self) -> Mapping[str, str]:
        return {
            "gentle": self.tr("Gentle"),
            "balanced": self.tr("Balanced"),
            "full": self.tr("Full"),
            _BY_HAND: self.tr("At most"),
        }

    def _meanings(self) -> Mapping[str, str]:
        return {
            "gentle": self.tr("20 MB/s, leaves the drive room to breathe"),
            "balanced": self.tr("as fast as the drive takes it, in small steps"),
            "full": self.tr("as fast as possible, in large steps"),
            _BY_HAND: self.tr("so many MB/s"),
        }


def _understood(pace: str) -> tuple[str, float]:
    """The name, and the rate in MB/s where it is one."""
    name = pace.strip().lower()
    if name in PRESETS:
        return name, 0.0
    try:
        return _BY_HAND, parse_pace(pace).bytes_per_s / _MB
    except UsageError:
        return _USUAL, 0.0
