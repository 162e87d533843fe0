"""The window as a program: one a person, started and raised.

It is shown, empty, before most of the program is loaded: a person sees at once that something happens.

The language of the window: its texts and those of Qt itself, numbers and dates, and from which side it is read.

The shingleback lizard: the program's icon, and what it says in the tray.

The window speaks the language that is chosen, from the moment at which it is.
"""

from __future__ import annotations

import gc
import linecache
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QLibraryInfo, QLocale, QObject, QTimer, QTranslator
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from shingleback.gui.controllers.single_instance import SingleInstance
from shingleback.gui.window.tray import TrayState
from shingleback.gui.window.window import Window
from shingleback.store.paths import resource_path

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

    from shingleback.gui.controllers.settings import Chosen


APPLICATION_ID: Final = "org.shingleback.Shingleback"
"""The desktop finds by it which entry of the menu a window and a notification belong to."""
_PATIENCE_MS: Final = 200  # a desktop that shows nothing keeps nobody waiting


def run_window(socket: str, furnish: Callable[[QApplication, Window], object], *, is_hidden: bool = False) -> int:
    """Open the window, or raise the one that is open already; gives the exit code.

    `furnish` loads and makes everything in it.
    `is_hidden`: nothing comes up, with or without a tray. Who starts the program again sees the window.
    """
    application = QApplication([])
    application.setApplicationName("shingleback")
    application.setApplicationDisplayName("Shingleback")
    application.setDesktopFileName(APPLICATION_ID)
    instance = SingleInstance(socket)
    if not instance.begin(is_quiet=is_hidden):
        return 0
    window = Window()
    instance.asked_for.connect(window.raise_up)
    if not is_hidden:
        _show_at_once(window)
    gc.disable()  # nearly all that is loaded now stays: to look for what does not takes a tenth of the time
    furnish(application, window)
    gc.enable()
    linecache.clearcache()  # PySide6 reads the source of every module that is imported, which leaves 7 MB there
    code = application.exec()
    instance.close()
    return code


def _show_at_once(window: Window) -> None:
    """Until it is painted for the first time; what a person does meanwhile is done afterwards."""
    loop = QEventLoop()
    painted = _FirstPaint(loop)
    window.installEventFilter(painted)
    window.show()
    QTimer.singleShot(_PATIENCE_MS, loop, loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    window.removeEventFilter(painted)


class _FirstPaint(QObject):
    def __init__(self, loop: QEventLoop) -> None:
        super().__init__(loop)
        self._loop = loop

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self._loop, self._loop.quit)  # when it is on the screen
        return False


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


_SMALL: Final = (16, 22, 24, 32)  # pixels: a drawing with fewer lines
_LARGE: Final = (48, 64, 128)


def app_icon() -> QIcon:
    icon = QIcon()
    for name, sides in (("shingleback-small", _SMALL), ("shingleback", _LARGE)):
        drawing = _drawing(name)
        for side in sides:
            icon.addPixmap(drawing.pixmap(side, side))
    return icon


def tray_icon(state: TrayState) -> QIcon:
    """Told apart by form and color."""
    return _drawing(f"tray-{state}")


def _drawing(name: str) -> QIcon:
    return QIcon(str(resource_path(f"icons/{name}.svg")))


class Speaking(QObject):
    """Waits while something is copied or restored: the pages that show it are not to be made again then."""

    def __init__(self, application: QApplication, window: Window, chosen: Chosen, catalogs: Path) -> None:
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
        self._spoken = language
        speak(self._application, language, self._catalogs)
        self._window.begin_anew()
