"""The client of the desktop's notification service, on its own bus, with a server that behaves like real ones."""

import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shingleback.devices.session import session_bus
from shingleback.gui.controllers.notifications import Button, Notification, Notifications
from tests.fakes.notifications import FakeNotifications
from tests.helpers.bus import Bus
from tests.helpers.patience import PATIENCE_S
from tests.unit.gui.controllers.conftest import LOOK

Reach = Callable[[Callable[[], bool]], None]

NOTICE = Notification(
    "A drive", "It is <here> & well.", (Button("go", "Go on"),), "Look in the window.", "device.added"
)
OTHER = Notification("The drive", "It is different.")


def test_a_notification_is_shown_with_its_buttons(
    desktop: FakeNotifications, notifications: Notifications, reach: Reach
) -> None:
    notifications.show("one", NOTICE)
    reach(lambda: len(desktop.shown) == 1)

    bubble = desktop.only
    assert bubble.summary == "A drive"
    assert bubble.body == "It is &lt;here&gt; &amp; well."
    assert bubble.actions == {"go": "Go on"}
    assert bubble.hints == {"desktop-entry": "shingleback", "category": "device.added", "urgency": 1}


def test_markup_is_not_escaped_for_a_server_without_markup(
    bus: Bus, notifications: Notifications, reach: Reach
) -> None:
    with FakeNotifications(bus.address, capabilities=("actions", "body")) as desktop:
        notifications.show("one", NOTICE)
        reach(lambda: len(desktop.shown) == 1)
        assert desktop.only.body == "It is <here> & well."


def test_without_buttons_the_notification_says_where_to_look(
    bus: Bus, notifications: Notifications, reach: Reach
) -> None:
    with FakeNotifications(bus.address, capabilities=("body",)) as desktop:
        notifications.show("one", NOTICE)
        reach(lambda: len(desktop.shown) == 1)
        assert desktop.only.actions == {}
        assert desktop.only.body == "It is <here> & well.\nLook in the window."


def test_a_pressed_button_is_emitted_once(
    desktop: FakeNotifications, notifications: Notifications, reach: Reach
) -> None:
    pressed: list[tuple[str, str]] = []
    notifications.pressed.connect(lambda tag, action: pressed.append((tag, action)))
    for tag in ("one", "two"):
        notifications.show(tag, NOTICE)
    reach(lambda: len(desktop.shown) == 2)

    desktop.press("go", desktop.notified[1].number)
    reach(lambda: bool(pressed))
    assert pressed == [("two", "go")]
    assert len(desktop.shown) == 1


def test_the_activation_token_arrives_before_the_button(
    desktop: FakeNotifications, notifications: Notifications, reach: Reach
) -> None:
    emitted: list[str] = []
    notifications.activation_offered.connect(emitted.append)
    notifications.pressed.connect(lambda _tag, action: emitted.append(action))
    notifications.show("one", NOTICE)
    reach(lambda: len(desktop.shown) == 1)

    desktop.press("go", token="token-7")
    reach(lambda: len(emitted) == 2)
    assert emitted == ["token-7", "go"]


def test_a_notification_replaces_the_previous_one(
    desktop: FakeNotifications, notifications: Notifications, reach: Reach
) -> None:
    notifications.show("one", NOTICE)
    reach(lambda: len(desktop.shown) == 1)
    notifications.update("one", OTHER)
    reach(lambda: len(desktop.notified) == 2)
    assert desktop.notified[1].replaced == desktop.notified[0].number
    assert desktop.only.summary == "The drive"


def test_a_dismissed_notification_is_not_shown_again_by_an_update(
    desktop: FakeNotifications, notifications: Notifications, reach: Reach
) -> None:
    notifications.show("one", NOTICE)
    reach(lambda: len(desktop.shown) == 1)
    desktop.dismiss()
    notifications.show(
        "mark", OTHER
    )  # calls and signals keep their order: once this is shown, the dismissal was received
    reach(lambda: len(desktop.shown) == 1)

    notifications.update("one", OTHER)
    notifications.show("end", OTHER)
    reach(lambda: len(desktop.shown) == 2)
    assert [bubble.summary for bubble in desktop.notified] == ["A drive", "The drive", "The drive"]


def test_an_unchanged_notification_is_not_sent_again(
    desktop: FakeNotifications, notifications: Notifications, reach: Reach
) -> None:
    notifications.show("one", NOTICE)
    notifications.update("one", NOTICE)
    notifications.show("two", OTHER)
    reach(lambda: len(desktop.shown) == 2)
    assert desktop.called.count("Notify") == 2


def test_a_notification_can_be_withdrawn(
    desktop: FakeNotifications, notifications: Notifications, reach: Reach
) -> None:
    notifications.show("one", NOTICE)
    reach(lambda: len(desktop.shown) == 1)
    notifications.withdraw("one")
    reach(lambda: not desktop.shown)
    assert desktop.closed == [desktop.notified[0].number]


@pytest.mark.usefixtures("qtbot")
def test_what_another_notification_replaces_at_once_does_not_flash_up(
    bus: Bus, desktop: FakeNotifications, reach: Reach
) -> None:
    notifications = Notifications(bus.address, LOOK, farewell_s=PATIENCE_S, gather_s=1.0)
    notifications.show("plugged in", NOTICE)
    notifications.withdraw("plugged in")
    notifications.show("countdown", OTHER)
    reach(lambda: len(desktop.shown) == 1)
    notifications.stop()
    assert [bubble.summary for bubble in desktop.notified] == [OTHER.summary]


def test_the_end_of_the_program_withdraws_all_notifications(
    bus: Bus,
    desktop: FakeNotifications,
    reach: Reach,
    qtbot: QtBot,  # noqa: ARG001 (needs an application)
) -> None:
    notifications = Notifications(bus.address, LOOK, farewell_s=PATIENCE_S)
    for tag in ("one", "two", "three"):
        notifications.show(tag, NOTICE)
    reach(lambda: len(desktop.shown) == 3)
    notifications.stop()
    assert desktop.shown == {}


def test_a_hanging_server_blocks_nobody_and_later_gets_only_the_latest_state(
    bus: Bus, notifications: Notifications, reach: Reach
) -> None:
    with FakeNotifications(bus.address, hangs=True) as desktop:
        for number in range(100):
            notifications.show("stale", Notification(f"Drive {number}", ""))
            notifications.show(f"drive {number}", NOTICE)
            notifications.withdraw(f"drive {number}")
        notifications.withdraw("stale")
        notifications.show("one", OTHER)
        reach(lambda: "GetCapabilities" in desktop.called)
        assert desktop.shown == {}

        desktop.resume()
        reach(lambda: [bubble.summary for bubble in desktop.shown.values()] == ["The drive"])


def test_a_hanging_server_does_not_keep_the_program_from_exiting(
    bus: Bus, notifications: Notifications, reach: Reach
) -> None:
    with FakeNotifications(bus.address, hangs=True) as desktop:
        notifications.show("one", NOTICE)
        reach(lambda: bool(desktop.called))
        notifications.stop()  # waiting for the server would never end
        assert "notifications" not in [thread.name for thread in threading.enumerate()]


def test_a_notification_withdrawn_while_it_was_being_shown_is_closed(
    bus: Bus, notifications: Notifications, reach: Reach
) -> None:
    with FakeNotifications(bus.address) as desktop:
        notifications.show("first", OTHER)
        reach(lambda: len(desktop.shown) == 1)
        desktop.hangs = True
        notifications.show("one", NOTICE)
        reach(lambda: desktop.called.count("Notify") == 2)
        notifications.withdraw("one")
        desktop.resume()
        reach(lambda: len(desktop.closed) == 1)
        assert [bubble.summary for bubble in desktop.shown.values()] == ["The drive"]


def test_a_notification_withdrawn_before_the_server_replied_is_never_shown(
    bus: Bus, notifications: Notifications, reach: Reach
) -> None:
    with FakeNotifications(bus.address, hangs=True) as desktop:
        notifications.show("one", NOTICE)
        reach(lambda: "GetCapabilities" in desktop.called)
        notifications.withdraw("one")
        desktop.resume()
        notifications.show("two", OTHER)
        reach(lambda: len(desktop.shown) == 1)
        assert [bubble.summary for bubble in desktop.notified] == ["The drive"]


def test_nothing_happens_without_a_server(notifications: Notifications, bus: Bus, reach: Reach) -> None:
    notifications.show("one", NOTICE)
    notifications.withdraw("one")
    with FakeNotifications(bus.address) as desktop:
        notifications.show("two", OTHER)
        reach(lambda: len(desktop.shown) == 1)
        assert desktop.only.summary == "The drive"


def test_the_ids_of_one_server_are_not_used_with_the_next(bus: Bus, notifications: Notifications, reach: Reach) -> None:
    with FakeNotifications(bus.address) as desktop:
        notifications.show("one", NOTICE)
        reach(lambda: len(desktop.shown) == 1)
    with FakeNotifications(bus.address, capabilities=("body",), first=70) as desktop:
        notifications.show("two", NOTICE)
        reach(lambda: len(desktop.shown) == 1)
        notifications.show("two", OTHER)
        reach(lambda: desktop.called.count("Notify") == 2)  # the first reply and everything before it were read
        notifications.withdraw("one")
        notifications.update("one", OTHER)
        notifications.show("one", NOTICE)
        reach(lambda: len(desktop.shown) == 2)
        assert [bubble.replaced for bubble in desktop.shown.values()] == [70, 0]
        assert [bubble.actions for bubble in desktop.shown.values()] == [{}, {}]
        assert desktop.closed == []


def test_without_a_bus_nothing_is_tried(qtbot: QtBot) -> None:  # noqa: ARG001 (needs an application)
    notifications = Notifications("", LOOK)
    notifications.show("one", NOTICE)
    notifications.update("one", NOTICE)
    notifications.withdraw("one")
    notifications.stop()
    assert not threads()


def test_nothing_is_shown_after_the_end(bus: Bus, reach: Reach, qtbot: QtBot) -> None:  # noqa: ARG001 (as above)
    with FakeNotifications(bus.address) as desktop:
        notifications = Notifications(bus.address, LOOK, farewell_s=PATIENCE_S)
        notifications.show("one", NOTICE)
        reach(lambda: len(desktop.shown) == 1)
        notifications.stop()
        notifications.show("two", OTHER)
        assert not threads()
        assert desktop.shown == {}


def threads() -> list[threading.Thread]:
    """The threads that send."""
    return [thread for thread in threading.enumerate() if thread.name == "notifications"]


def test_losing_the_bus_is_not_an_error(
    bus: Bus, notifications: Notifications, desktop: FakeNotifications, reach: Reach
) -> None:
    notifications.show("one", NOTICE)
    reach(lambda: len(desktop.shown) == 1)
    bus.stop()
    notifications.withdraw("one")
    notifications.show("two", NOTICE)
    notifications.stop()


@pytest.mark.parametrize(
    ("environment", "address"),
    [
        ({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/a", "XDG_RUNTIME_DIR": "/tmp"}, "unix:path=/run/a"),
        ({"XDG_RUNTIME_DIR": "/nowhere"}, ""),
        ({"XDG_RUNTIME_DIR": "relative"}, ""),
        ({}, ""),
    ],
)
def test_the_session_bus_is_found_in_the_environment(environment: dict[str, str], address: str) -> None:
    assert session_bus(environment) == address


def test_the_session_bus_is_found_at_its_default_path(tmp_path: Path) -> None:
    (tmp_path / "bus").touch()
    assert session_bus({"XDG_RUNTIME_DIR": str(tmp_path)}) == f"unix:path={tmp_path}/bus"


def test_pending_calls_of_a_dead_server_are_repeated_to_the_next_one(
    bus: Bus, notifications: Notifications, reach: Reach
) -> None:
    with ExitStack() as first, ExitStack() as second:
        hanging = first.enter_context(FakeNotifications(bus.address, hangs=True))
        for tag in ("one", "two", "three"):
            notifications.show(tag, NOTICE)
        reach(lambda: hanging.called.count("GetCapabilities") == 3)
        waiting_in_line = second.enter_context(FakeNotifications(bus.address))
        first.close()
        reach(lambda: len(waiting_in_line.shown) == 3)
