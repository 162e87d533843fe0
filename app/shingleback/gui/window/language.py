"""The language of the window: its texts, those of Qt, numbers and dates, and the reading direction."""

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
"""All languages, each by its own name."""
_DIALOG_MS: Final = 200  # how often to check whether a dialog has closed


def speak(application: QGuiApplication, chosen: str, catalogs: Path, desktop: Sequence[str] | None = None) -> str:
    """Translate as `translate` does, and set the layout direction of the language."""
    language = translate(application, chosen, catalogs, desktop)
    application.setLayoutDirection(QLocale().textDirection())
    return language


def translate(application: QCoreApplication, chosen: str, catalogs: Path, desktop: Sequence[str] | None = None) -> str:
    """Set the language of everything created from now on, and return which of `NAMES` it is.

    Args:
        application: its translators are replaced.
        chosen: one of `NAMES`; empty, or a language that no longer exists: the first of `desktop` that is available.
        catalogs: the folder with the output of `i18n/build`.
        desktop: its languages, the best first, such as "de-AT"; None: those of the system.
    """
    languages = QLocale.system().uiLanguages() if desktop is None else desktop
    language, locale = _choice(chosen, [QLocale(tag) for tag in languages])
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    if language != ENGLISH:
        of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(application, f"{of_qt}/qtbase_{language}.qm")
        if not _install(application, str(catalogs / f"shingleback_{language}.qm")):
            locale = QLocale(ENGLISH)  # otherwise lists and numbers would be in another language than the texts
    QLocale.setDefault(locale)
    return language


def _choice(chosen: str, desktop: Sequence[QLocale]) -> tuple[str, QLocale]:
    """Return the language and the number format: that of the user's country if it has the same language."""
    if chosen in NAMES:
        chosen_locale = QLocale(chosen)
        return chosen, next((locale for locale in desktop if _is_like(locale, chosen_locale)), chosen_locale)
    for locale in desktop:
        for language in NAMES:
            if _is_like(locale, QLocale(language)):
                return language, locale
    return ENGLISH, QLocale(ENGLISH)


def _is_like(first: QLocale, second: QLocale) -> bool:
    """Whether readers of one can read the other: Portuguese is one language; Chinese in another script is another."""
    return first.language() == second.language() and first.script() == second.script()


def _install(application: QCoreApplication, file: str) -> bool:
    """Install a catalog; if it is missing, its texts stay English, and False is returned."""
    translator = QTranslator(application)
    if translator.load(file):
        application.installTranslator(translator)
        return True
    translator.deleteLater()
    return False


class LanguageSwitcher(QObject):
    """Applies a change of language, but not during a backup or restore, whose pages must not be recreated then."""

    def __init__(self, application: QApplication, window: Window, chosen: SettingsController, catalogs: Path) -> None:
        """`catalogs`: as in `language.translate`. The window is not furnished yet."""
        super().__init__(application)
        self._application = application
        self._window = window
        self._chosen = chosen
        self._catalogs = catalogs
        self._spoken = chosen.settings.language
        speak(application, self._spoken, catalogs)
        chosen.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Apply the choice after the current event, since its sender is on a page that will be recreated."""
        QTimer.singleShot(0, self, self._speak)

    def _speak(self) -> None:
        language = self._chosen.settings.language
        if language == self._spoken or self._window.is_busy:
            return
        if QApplication.activeModalWidget() is not None:  # it belongs to a page, and would be deleted with it
            QTimer.singleShot(_DIALOG_MS, self, self._speak)
            return
        self._spoken = language
        speak(self._application, language, self._catalogs)
        self._window.rebuild_pages()
