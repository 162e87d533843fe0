"""The helper as it is installed: started by the bus, with the real polkit checking every verb."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shingleback.devices.dbus import DBUS, BusError, Call, SystemBus, connected
from shingleback.domain.helper_protocol import CAN_OBTAIN, NAME, PATH, REFUSED, VERB_SIGNATURES, Verb
from tests.helpers.as_user import answer_as
from tests.helpers.nobody import NOBODY
from tests.helpers.patience import has_ended, wait_until
from tests.helpers.polkit import InstalledHelper, installed_helper
from tests.unit.helper.calls import GOOD_VALUES

pytestmark = pytest.mark.device

DAEMON = 1  # the user daemon
VERBS = list(Verb)
FOR_NOBODY, FOR_DAEMON = VERBS[::2], VERBS[1::2]
NO_DEVICE = (999, 0, 1)
RULES = """polkit.addRule(function(action, subject) {
  var granted = {"nobody": %s, "daemon": %s}[subject.user] || [];
  return granted.indexOf(action.id) >= 0 ? polkit.Result.YES : polkit.Result.NOT_HANDLED;
});"""


@pytest.fixture(scope="module")
def helper() -> Iterator[InstalledHelper]:
    actions = [json.dumps([VERB_SIGNATURES[verb].action for verb in verbs]) for verbs in (FOR_NOBODY, FOR_DAEMON)]
    with installed_helper(RULES % tuple(actions)) as helper:
        yield helper


async def call(bus: SystemBus, verb: Verb, device: tuple[int, int, int] = NO_DEVICE) -> str:
    """How the call is refused: no such device exists, so every call is."""
    body = (*device, *GOOD_VALUES[verb])
    try:
        await bus.call(Call(NAME, PATH, NAME, verb.value, VERB_SIGNATURES[verb].signature, body), 30)
    except BusError as error:
        return f"{error.name} {error.text}" if error.name == REFUSED else error.name
    return "done"


def as_user(uid: int, address: str) -> dict[str, str]:
    """The replies to all verbs, for a process of this user."""

    async def call_all() -> dict[str, str]:
        async with connected(address, 30) as bus:
            return {verb.value: await call(bus, verb) for verb in VERBS}

    answers: dict[str, str] = answer_as(uid, lambda: asyncio.run(call_all()))
    return answers


@pytest.mark.parametrize(
    ("uid", "granted"), [(NOBODY, FOR_NOBODY), (DAEMON, FOR_DAEMON), (0, VERBS)], ids=["nobody", "daemon", "root"]
)
def test_each_verb_works_only_for_callers_that_polkit_allows(
    helper: InstalledHelper, uid: int, granted: list[Verb]
) -> None:
    answers = as_user(uid, helper.address)

    allowed = f"{REFUSED} no-such-device"
    assert answers == {verb.value: allowed if verb in granted else CAN_OBTAIN for verb in VERBS}


def test_a_permission_of_one_caller_does_not_extend_to_another(helper: InstalledHelper) -> None:
    """Nothing is remembered from one call to the next."""
    first = as_user(NOBODY, helper.address)
    as_user(0, helper.address)

    assert as_user(NOBODY, helper.address) == first


def test_only_root_can_own_the_helpers_bus_name(helper: InstalledHelper) -> None:
    async def take() -> str:
        async with connected(helper.address, 10) as bus:
            try:
                await bus.call(Call(DBUS, "/org/freedesktop/DBus", DBUS, "RequestName", "su", (NAME, 4)), 10)
            except BusError as error:
                return error.name
        return "taken"

    assert answer_as(NOBODY, lambda: asyncio.run(take())) == f"{DBUS}.Error.AccessDenied"


def test_a_call_starts_the_helper_which_ends_with_the_bus() -> None:
    async def pid_after_a_call(address: str) -> int:
        async with connected(address, 10) as bus:
            assert await call(bus, Verb.REMOUNT_NOATIME) == f"{REFUSED} no-such-device"
            answer: list[Any] = await bus.call(
                Call(DBUS, "/org/freedesktop/DBus", DBUS, "GetConnectionUnixProcessID", "s", (NAME,)), 10
            )
            return int(answer[0])

    with installed_helper("") as helper:
        pid = asyncio.run(pid_after_a_call(helper.address))
        command_line = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
        helper.daemon.kill()
        wait_until(lambda: has_ended(pid))

    assert command_line[1] == b"-I"
    assert command_line[2].endswith(b"/installed/usr/lib/shingleback-helper")
