"""The language of the window: its texts and those of Qt itself, numbers and dates, and from which side it is read."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTimer, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.window.window import Window

ENGLISH: Final = "en"
NAMES: Final = {
    "de": "Deutsch",
    ENGLISH: "English",
    "es": "Español",
    "fr": "Français",
    "pl": "Polski",
    "pt_BR": "Português (Brasil)",
    "he": "עברית",
    "zh_CN": "简体中文",
    "ja": "日本語",
}
"""Every language there is, by what its own people call it."""


def speak(application: QGuiApplication, chosen: str, catalogs: Path, desktop: Sequence[str] | None = None) -> str:
    """As `translate`, and windows are laid out from the side from which the language is read."""
    language = translate(application, chosen, catalogs, desktop)
    application.setLayoutDirection(QLocale().textDirection())
    return language


def translate(application: QCoreApplication, chosen: str, catalogs: Path, desktop: Sequence[str] | None = None) -> str:
    """The language from here on, for what is made after it; gives which of `NAMES` it is.

    Attributes:
        chosen: one of `NAMES`; empty, or one that there is no more: the first of the desktop's that there is.
        catalogs: the folder with what `i18n/build` has made.
        desktop: its languages, the best first, such as "de-AT"; None: asked of the system.
    """
    wanted = QLocale.system().uiLanguages() if desktop is None else desktop
    language, locale = _choice(chosen, [QLocale(tag) for tag in wanted])
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    if language != ENGLISH:
        of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(application, f"{of_qt}/qtbase_{language}.qm")
        _install(application, str(catalogs / f"shingleback_{language}.qm"))
    QLocale.setDefault(locale)
    return language


def _choice(chosen: str, desktop: Sequence[QLocale]) -> tuple[str, QLocale]:
    """The language, and how numbers are written: as where the person lives, if that is of the same language."""
    if chosen in NAMES:
        own = QLocale(chosen)
        return chosen, next((there for there in desktop if _is_like(there, own)), own)
    for there in desktop:
        for language in NAMES:
            if _is_like(there, QLocale(language)):
                return language, there
    return ENGLISH, QLocale(ENGLISH)


def _is_like(one: QLocale, other: QLocale) -> bool:
    """Who reads one can read the other: Portuguese is one language, Chinese in other characters is another."""
    return one.language() == other.language() and one.script() == other.script()


def _install(application: QCoreApplication, file: str) -> None:
    """One that is missing is no reason not to start: its texts are English then."""
    translator = QTranslator(application)
    if translator.load(file):
        application.installTranslator(translator)
    else:
        translator.deleteLater()


_DIALOG_MS: Final = 200  # so soon after a dialog was closed another language is spoken


class Speaking(QObject):
    """Waits while something is copied or restored: the pages that show it are not to be made again then."""

    def __init__(self, application: QApplication, window: Window, chosen: SettingsController, catalogs: Path) -> None:
        """`catalogs`: as in `language.translate`. The window is not furnished yet."""
        super().__init__(application)
        self._application = application
        self._window = window
        self._chosen = chosen
        self._catalogs = catalogs
        self._spoken = chosen.settings.language
        speak(application, self._spoken, catalogs)
        chosen.changed.connect(self.look)

    def look(self) -> None:
        """Soon: whoever chose is still within the page that is made again."""
        QTimer.singleShot(0, self, self._speak)

    def _speak(self) -> None:
        language = self._chosen.settings.language
        if language == self._spoken or self._window.is_busy:
            return
        if QApplication.activeModalWidget() is not None:  # it belongs to a page, and would go with it
            QTimer.singleShot(_DIALOG_MS, self, self._speak)
            return
        self._spoken = language
        speak(self._application, language, self._catalogs)
        self._window.begin_anew()
