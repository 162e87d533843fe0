"""Takes the pictures of the window: each of its pages, the wizard, and a backup to the simulated drive.

    python docs/pictures/take.py [light] [dark] [large]

It takes three minutes, and needs no display. The kinds are taken in parallel; without arguments, light and dark.
Build the catalogs first, for the picture in German.
"""

import functools
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_APP: Final = _HERE.parents[1] / "app"
_KINDS: Final = {"light": "", "dark": "-dark", "large": "-large"}


def main(*kinds: str) -> int:
    environment = os.environ | {"PYTHONPATH": str(_APP), "QT_QPA_PLATFORM": "offscreen"}
    codes = []
    for what in ("--backup", "--pages", "--kept"):
        takers = []
        for kind in kinds or ("light", "dark"):
            scale = {"QT_SCALE_FACTOR": "2"} if kind == "large" else {}
            takers.append(subprocess.Popen([sys.executable, __file__, what, kind], env=environment | scale))
        codes += [taker.wait() for taker in takers]
    return max(codes)


def take_backup(kind: str) -> int:
    """Open the demo, press the button, and take a picture of each event of the drive, and of the end."""
    from sitter import Sitter  # noqa: PLC0415 (after the environment has been set)

    from shingleback.bootstrap import window  # noqa: PLC0415
    from shingleback.gui.window import application  # noqa: PLC0415

    darken = _darken if kind == "dark" else None
    window_of = functools.partial(Sitter, _HERE, _KINDS[kind], darken)
    application.Window = window_of  # type: ignore[assignment, attr-defined]
    return window.open_demo()


def take_pages(kind: str) -> int:
    """Show a drive, an explanation and a diagnosis, in folders of their own."""
    import tempfile  # noqa: PLC0415

    import pages  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from shingleback.gui.widgets import style  # noqa: PLC0415

    application = QApplication([])
    style.dress(application)
    if kind == "dark":
        _darken(application)
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), home)
        return pages.take(application, _HERE, Path(home), _KINDS[kind])


def take_kept(kind: str) -> int:
    """Show the state of a backup, and the actions with it; the home page in German, too."""
    import kept  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from shingleback.gui.widgets import style  # noqa: PLC0415
    from shingleback.gui.window.language import speak  # noqa: PLC0415
    from shingleback.store.private_files import resource_path  # noqa: PLC0415

    application = QApplication([])
    catalogs = resource_path("i18n")
    speak(application, "en", catalogs, ["en-GB"])
    style.dress(application)
    if kind == "dark":
        _darken(application)
    suffix = _KINDS[kind]
    kept.take_home(application, _HERE, suffix)
    kept.take_home(application, _HERE, suffix, is_overdue=True)
    kept.take_past(application, _HERE, suffix)
    speak(application, "de", catalogs, ["de-DE"])
    kept.take_home(application, _HERE, f"-de{suffix}", ("Bilder", "Dokumente", "Musik"))
    return 0


def _darken(application: object) -> None:
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from shingleback.gui.widgets import style  # noqa: PLC0415

    assert isinstance(application, QApplication)
    style.paint(application, style.ColorScheme.DARK)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--backup", kind]:
            sys.exit(take_backup(kind))
        case ["--pages", kind]:
            sys.exit(take_pages(kind))
        case ["--kept", kind]:
            sys.exit(take_kept(kind))
        case kinds:
            sys.exit(main(*kinds))
