"""Runs in the guest: reads the desktop and presses its elements through AT-SPI, as a screen reader does.

Reads a JSON line for each request, and replies with one: {"do": "press", "what": [NAME, ...], "limit_s": SECONDS}
presses the first element of the program with one of the names, {"do": "see", "what": TEXT, "limit_s": SECONDS} waits
for a part of a name, and {"do": "all"} lists all visible elements.
"""

import json
import sys
import time
import warnings
from collections.abc import Iterator
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402 (as the library wants it)

STEP_S = 1.0
ANSWER_MS = 120_000  # a press that builds a page is answered only when the page is complete
PROGRAM = "shingleback"
APPLICATIONS = (PROGRAM, "xfce4-notifyd")
CAN_BE_PRESSED = ("push button", "check box", "radio button", "list item", "page tab", "button", "toggle button")


def main() -> None:
    warnings.simplefilter("ignore", DeprecationWarning)  # the newer names are not in Debian 12
    Atspi.set_timeout(ANSWER_MS, ANSWER_MS)
    for line in sys.stdin:
        request = json.loads(line)
        print(
            json.dumps(DO[request["do"]](**{name: value for name, value in request.items() if name != "do"})),
            flush=True,
        )


def press(what: list[str], limit_s: float) -> bool:
    end = time.monotonic() + limit_s
    while time.monotonic() < end:
        for node, role, name in showing((PROGRAM,)):  # a notification has the same names, and may disappear meanwhile
            if name in what and role in CAN_BE_PRESSED and node.get_state_set().contains(Atspi.StateType.SENSITIVE):
                return bool(node.get_action_iface().do_action(pressing(node)))
        time.sleep(STEP_S)
    return False


def pressing(node: Any) -> int:
    """The number of the press action. Elements that can be on or off offer a toggle action first."""
    names = [node.get_action_name(number).lower() for number in range(node.get_n_actions())]
    return next((number for number, name in enumerate(names) if name in ("press", "click")), 0)


def see(what: str, limit_s: float) -> str:
    end = time.monotonic() + limit_s
    while time.monotonic() < end:
        for _, _, name in showing():
            if what in name:
                return name
        time.sleep(STEP_S)
    return ""


def everything() -> list[str]:
    return [f"{role}: {name}" for _, role, name in showing() if name]


def showing(applications: tuple[str, ...] = APPLICATIONS) -> Iterator[tuple[Any, str, str]]:
    """Each visible element, with its role and its name."""
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(number)
        if application is not None and (application.get_name() or "").lower() in applications:
            yield from below(application)


def below(node: Any) -> Iterator[tuple[Any, str, str]]:
    try:
        for number in range(node.get_child_count()):
            child = node.get_child_at_index(number)
            if child is not None and child.get_state_set().contains(Atspi.StateType.SHOWING):
                yield child, child.get_role_name(), text_of(child)
                yield from below(child)
    except GLib.Error:  # it disappeared meanwhile
        return


def text_of(node: Any) -> str:
    """Its name; for a GTK label or a text, its content."""
    name = node.get_name() or ""
    text = node.get_text_iface()
    return name or (Atspi.Text.get_text(text, 0, -1) if text is not None else "")


DO: dict[str, Any] = {"press": press, "see": see, "all": everything}

if __name__ == "__main__":
    main()
