"""Notifications and entries of the tray show the names of others as text on one line, and desktops get no markup."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from typing import Final

import pytest

from shingleback.domain.lost_drive_guide import GuideStep
from shingleback.gui.controllers.notifications import NotificationServer, NotificationStyle, window_notice
from shingleback.messages import notifications
from shingleback.messages.translate import untranslated
from tests.fakes.notifications import ALL, FakeNotifications
from tests.helpers.bus import Bus
from tests.helpers.foreign_texts import FOREIGN
from tests.helpers.patience import wait_until

_HIDDEN: Final = re.compile("\u202e|\nZr")


def _guide(step: GuideStep, name: str) -> tuple[str, str]:
    return notifications.waiting(name, step, 1, 2, 60.0)


def _guide_line(step: GuideStep, name: str) -> str:
    return notifications.waiting_line(name, step, 60.0)


_TEXTS: Final[dict[str, Callable[[str], str | tuple[str, str]]]] = {
    "named": lambda name: notifications.named(name, 8 * 10**12),
    "without a size": lambda name: notifications.named(name, 0),
    "vanished": notifications.vanished,
    "due": lambda name: notifications.due(name, "10:00"),
    "unconfirmed": notifications.unconfirmed,
    "locked": notifications.locked,
    "not opened": lambda name: notifications.not_opened(name, "It is asleep."),
    "forgotten": lambda name: notifications.forgotten(name, 40),
    "forgotten, in the tray": lambda name: notifications.forgotten_line(name, 40),
    "bring": lambda name: notifications.bring(name, name, 40),
    "bring the first time": lambda name: notifications.bring(name, name, None),
    "bring, in the tray": lambda name: notifications.bring_line(name, name),
    "safe": notifications.safe,
    "used, in the tray": lambda name: notifications.drive_line(notifications.named(name, 0), "busy"),
    **{f"guide: {step}": partial(_guide, step) for step in GuideStep},
    **{f"guide in the tray: {step}": partial(_guide_line, step) for step in GuideStep},
}


@pytest.mark.parametrize("kind", _TEXTS)
def test_a_name_adds_no_line_and_turns_nothing_around(kind: str) -> None:
    text = _TEXTS[kind](FOREIGN)
    assert [part for part in ([text] if isinstance(text, str) else text) if _HIDDEN.search(part)] == []


@pytest.mark.parametrize("capabilities", [ALL, ("body",)], ids=["with markup", "plain"])
def test_a_desktop_gets_the_markup_of_a_name_as_text(bus: Bus, capabilities: tuple[str, ...]) -> None:
    """Where the desktop takes markup in the body; the summary is plain text everywhere, says the specification."""
    summary, body = notifications.bring("Photos", "Elements", 40)
    body = body.replace("Photos", notifications.named(FOREIGN, 0))

    async def show(address: str) -> None:
        server = NotificationServer(address, NotificationStyle("Shingleback", "shingleback", ""), lambda _pressed: None)
        server.show("tag", window_notice(summary, body, untranslated))
        await server.leave(10.0)

    with FakeNotifications(bus.address, capabilities=capabilities) as screen:
        asyncio.run(show(bus.address))
        wait_until(lambda: bool(screen.notified))
        shown = screen.notified[0].body
    assert ("<img" in shown) is ("body-markup" not in capabilities)
    assert "Zq" in shown
    assert not _HIDDEN.search(shown)
