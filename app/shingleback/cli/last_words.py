"""What is said when the program cannot start: one sentence, and the command that mends it.

It needs nothing but Python, since anything else may be missing.
"""

import os
import pwd
import re
import shlex
import stat
import sys
from typing import Final

from shingleback.domain.exit_code import ExitCode

_WINDOW_OPTIONS: Final = frozenset({"--debug", "--demo", "--tray"})
_OURS: Final = "shingleback"
_LIBRARY: Final = re.compile(r"\b(lib[\w.+-]+\.so[.\d]*): (?:cannot open shared|file too short|invalid ELF|wrong ELF)")


class CannotStart(Exception):
    """This computer lacks something without which the program cannot start. The text is complete sentences."""


def say(text: str) -> None:
    """Print one line on the standard error output, if there is one."""
    if sys.stderr is not None:
        print(text, file=sys.stderr)


def tell(text: str) -> None:
    """Say why the program cannot start; a person who opens the window from a menu is told on the desktop.

    There, the standard error output ends in a log. A terminal or a pipe has a reader.
    """
    say(text)
    if _WINDOW_OPTIONS.issuperset(sys.argv[1:]) and not _has_reader():
        try:
            from shingleback.cli import desktop_notice  # noqa: PLC0415 (see above)

            desktop_notice.show(text)
        except Exception:  # noqa: BLE001, S110 (anything may be missing, and everything was said)
            pass


def _has_reader() -> bool:
    try:
        is_pipe = stat.S_ISFIFO(os.fstat(sys.stderr.fileno()).st_mode)
    except (AttributeError, OSError):  # it is closed
        return False
    return is_pipe or any(os.isatty(number) for number in range(3))


def explain(error: Exception) -> ExitCode:
    """Say why the program ends, and return its exit code. Without a sentence for it, the error is a bug."""
    if isinstance(error, CannotStart):
        sentence = str(error)
    elif isinstance(error, ImportError):
        sentence = missing_import(error)
    else:
        from shingleback.store.private_files import ForeignFolder, NoHome  # noqa: PLC0415 (it needs only Python, too)

        if isinstance(error, ForeignFolder):
            sentence = foreign_folder(str(error.folder), error.owner_id)
        else:
            sentence = no_home() if isinstance(error, NoHome) else ""
    if sentence:
        tell(sentence)
        return ExitCode.UNAVAILABLE
    sys.excepthook(type(error), error, error.__traceback__)  # which adds it to the log
    return ExitCode.INTERNAL


def output_lost(error: OSError) -> None:
    say(f"The output could not be written: {error.strerror}.")


def python_too_old() -> str:
    have = ".".join(map(str, sys.version_info[:3]))
    return f"Shingleback needs Python 3.11 or newer, and this is {have}. Debian 12 and Ubuntu 24.04 have a newer one."


def no_home() -> str:
    return "This user has no home folder for the settings. Set HOME to a folder of yours: `HOME=/path shingleback`."


def foreign_folder(folder: str, owner_id: int) -> str:
    if not os.path.isdir(folder):
        return (
            f"The file {folder} belongs to another user ({_user_name(owner_id)}), who could put it there because the"
            f" folder was open to others. If you don't need it, remove it: `rm {shlex.quote(folder)}`."
        )
    return (
        f"The folder {folder} belongs to another user ({_user_name(owner_id)}), who could change your settings and"
        " lists. Start Shingleback as that user (without sudo), or make the folder yours:"
        f" `sudo chown -R $USER {shlex.quote(folder)}`."
    )


def _user_name(user_id: int) -> str:
    try:
        return pwd.getpwuid(user_id).pw_name
    except KeyError:
        return f"number {user_id}"


def no_display(name: str) -> str:
    """`name` is that of a display that cannot be reached, if there is one."""
    if name:
        return (
            f"The display {name} does not let this user open a window. Start Shingleback without sudo, as the user of"
            " the desktop; over ssh, connect with `ssh -X`."
        )
    return (
        "There is no display for the window. Start Shingleback on a desktop, or use its commands:"
        " `shingleback --help` lists them."
    )


def window_silent(pid: int) -> str:
    end = f"end it with `kill {pid}`" if pid else "end it"
    return (
        f"Shingleback is already open, but does not answer. Wait a moment and try again, or {end} and start it again."
    )


def missing_import(error: ImportError) -> str:
    """Return what is missing; empty if it is a part of the program itself."""
    if library := library_of(str(error)):
        return library
    package = (error.name or "").partition(".")[0]
    if package in ("", _OURS):
        return ""
    folder = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    checkout = os.path.dirname(os.path.dirname(folder))
    if getattr(sys, "frozen", False):
        remedy = "Install Shingleback again."
    elif os.path.exists(os.path.join(checkout, "pyproject.toml")):
        remedy = "Install all of them again: `rm -r .venv`, then `packaging/run`."
    else:
        remedy = "Install Shingleback again: `pipx reinstall shingleback`"
    return f"The Python package {package} is missing or damaged. {remedy}"


def library_of(complaint: str) -> str:
    """Return the sentence about the library that the loader complains about; empty if about none."""
    match = _LIBRARY.search(complaint)
    if not match:
        return ""
    from shingleback.bootstrap.system_libraries import debian_package  # noqa: PLC0415

    name = match[1]
    package = debian_package(name)
    how = f" On Debian and Ubuntu: `sudo apt install {package}`" if package else ""
    return f"The system's library {name} is missing or damaged. Install it.{how}"
