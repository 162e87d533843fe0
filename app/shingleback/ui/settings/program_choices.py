"""The choices about the program itself: its language and look, what closing it means, and animations."""

from collections.abc import Mapping

import msgspec.structs
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QVBoxLayout, QWidget

from shingleback.bridge.chosen import Chosen
from shingleback.settings.settings import Appearance, OnClose
from shingleback.ui import style
from shingleback.ui.pieces import sentence


class ProgramChoices(QWidget):
    def __init__(self, chosen: Chosen, languages: Mapping[str, str], parent: QWidget | None = None) -> None:
        """`languages`: what its people call each, by what the settings call it."""
        super().__init__(parent)
        self._chosen = chosen
        self.language = QComboBox()
        self.language.setAccessibleName(self.tr("Language"))
        self.language.addItem(self.tr("System language"), "")
        for code, name in languages.items():
            self.language.addItem(name, code)
        self.language.activated.connect(self._set_language)
        self.later = style.dimmed(sentence(self.tr("The language changes when the backup or restore has ended.")))
        self.later.hide()
        self.appearance = QComboBox()
        self.appearance.setAccessibleName(self.tr("Appearance"))
        for appearance, text in (
            (Appearance.DESKTOP, self.tr("Same as the system")),
            (Appearance.LIGHT, self.tr("Light")),
            (Appearance.DARK, self.tr("Dark")),
        ):
            self.appearance.addItem(text, appearance.value)
        self.appearance.activated.connect(self._set_appearance)
        self.on_close = QComboBox()
        self.on_close.setAccessibleName(self.tr("When the window is closed"))
        for on_close, text in (
            (OnClose.ASK, self.tr("Ask me")),
            (OnClose.STAY, self.tr("Keep running in the tray")),
            (OnClose.QUIT, self.tr("Quit")),
        ):
            self.on_close.addItem(text, on_close.value)
        self.on_close.activated.connect(self._set_on_close)
        self.moves = QCheckBox(self.tr("Show animations"))
        self.moves.clicked.connect(self._set_moves)
        choices = QFormLayout()
        choices.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        choices.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        choices.addRow(self.tr("Language"), self.language)
        choices.addRow("", self.later)
        choices.addRow(self.tr("Appearance"), self.appearance)
        choices.addRow(self.tr("When the window is closed"), self.on_close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(choices)
        choices.setRowVisible(self.language, len(languages) > 1)  # before, each would be a window of its own
        column.addWidget(self.moves)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        settings = self._chosen.settings
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.appearance.setCurrentIndex(self.appearance.findData(settings.appearance.value))
        self.on_close.setCurrentIndex(self.on_close.findData(settings.on_close.value))
        self.moves.setChecked(settings.moves)

    def _set_language(self) -> None:
        language = str(self.language.currentData())
        self.later.setVisible(language != self._chosen.settings.language)
        self._chosen.change(lambda old: msgspec.structs.replace(old, language=language))

    def _set_appearance(self) -> None:
        appearance = Appearance(self.appearance.currentData())
        self._chosen.change(lambda old: msgspec.structs.replace(old, appearance=appearance))

    def _set_on_close(self) -> None:
        self._chosen.set_on_close(OnClose(self.on_close.currentData()))

    def _set_moves(self, is_on: bool) -> None:
        self._chosen.change(lambda old: msgspec.structs.replace(old, moves=is_on))
