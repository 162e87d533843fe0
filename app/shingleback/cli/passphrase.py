"""A passphrase, from the person at the terminal or from the program that started this one. It is never an argument."""

import getpass
import signal
import sys
from collections.abc import Callable

from shingleback.jobs.control import Control
from shingleback.jobs.events import Event, Note
from shingleback.model.errors import Canceled, Why


def passphrase(question: str, *, is_json: bool, show: Callable[[Event], None], control: Control) -> str | None:
    """None where nobody can give one. Raises Canceled."""
    if is_json:
        return _sent(show, control)
    if sys.stdin is None:
        return None
    return _typed(question) if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n") or None


def _sent(show: Callable[[Event], None], control: Control) -> str | None:
    show(Note(code="passphrase-wanted"))
    while True:
        control.refresh()
        if control.is_canceled:
            raise Canceled(Why.STOPPED)
        secret = control.take_secret()
        if secret is not None or not control.is_listening:
            return secret
        control.wait()


def _typed(question: str) -> str | None:
    """Ctrl-C ends it at once; while commands run, it only asks them to stop."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return getpass.getpass(question) or None
    except KeyboardInterrupt:
        raise Canceled(Why.STOPPED) from None
    except EOFError:
        return None
    finally:
        signal.signal(signal.SIGINT, before)
