"""The order in which a call is checked, which calls may run concurrently, and when the helper exits."""

import asyncio
import logging
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from dbus_fast import Message, MessageFlag, MessageType

from shingleback.domain.helper_protocol import CAN_OBTAIN, FAILED, NOT_AUTHORIZED, REFUSED, VERB_SIGNATURES, Doing, Verb
from shingleback.helper.verb_process import Stop
from shingleback.helper.verbs import HANDLERS, Verbs
from tests.fakes.helper_machine import Machine
from tests.helpers.patience import PATIENCE_S
from tests.unit.helper.calls import SENDER, Helper, call, verb_call

SDB = (8, 16, 7)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    machine.plug_in()
    return machine


class BlockedVerbs:
    """Verbs that run until they are released or stopped."""

    def __init__(self) -> None:
        self.started = threading.Semaphore(0)
        self.released = threading.Event()
        self.stopped: list[Verb] = []

    def do(self, verb: Verb, values: list[object], _uid: int, stop: Stop) -> list[object]:
        if values[3:4] in ([Doing.STATUS], [Doing.CANCEL]):
            return [""]
        stop.on_set(self.released.set)
        self.started.release()
        assert self.released.wait(PATIENCE_S)
        if stop.is_set:
            self.stopped.append(verb)
        return [""] if VERB_SIGNATURES[verb].gives == "s" else []

    def as_verbs(self) -> Verbs:
        return cast("Verbs", self)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():  # noqa: ASYNC110 (what is waited for has no event)
            await asyncio.sleep(0.005)


def answer(helper: Helper, message: Message) -> Message:
    return asyncio.run(helper.service.answer(message))


def error(reply: Message) -> tuple[str | None, str]:
    assert reply.message_type is MessageType.ERROR
    return reply.error_name, reply.body[0]


def test_every_verb_has_a_handler() -> None:
    assert set(HANDLERS) == set(VERB_SIGNATURES) == set(Verb)
    assert len({shape.action for shape in VERB_SIGNATURES.values()}) == len(Verb)


@pytest.mark.parametrize("verb", Verb)
def test_polkit_is_asked_about_every_call(machine: Machine, verb: Verb) -> None:
    helper = Helper(machine.computer)
    helper.askers.refused[VERB_SIGNATURES[verb].action.rpartition(".")[2]] = False

    replies = [answer(helper, verb_call(verb, SDB)) for _ in range(2)]

    assert [error(reply)[0] for reply in replies] == [NOT_AUTHORIZED] * 2
    assert len(helper.askers.checks) == 2
    assert helper.run.commands == []


def test_the_caller_learns_that_a_password_would_help(machine: Machine) -> None:
    helper = Helper(machine.computer)
    helper.askers.refused["health"] = True

    assert error(answer(helper, verb_call(Verb.HEALTH, SDB)))[0] == CAN_OBTAIN


@pytest.mark.parametrize("flag", [MessageFlag.NONE, MessageFlag.ALLOW_INTERACTIVE_AUTHORIZATION])
def test_a_password_prompt_appears_only_if_the_caller_allows_it(machine: Machine, flag: MessageFlag) -> None:
    helper = Helper(machine.computer)

    answer(helper, call("SetMaxSectors", "uutu", [*SDB, 1024], flag))

    assert helper.askers.checks == [(SENDER, "set-max-sectors", bool(flag))]


def test_an_invalid_call_is_refused_before_polkit_is_asked(machine: Machine) -> None:
    helper = Helper(machine.computer)

    assert error(answer(helper, call("SetMaxSectors", "uutu", [*SDB, 127]))) == (REFUSED, "wrong-values")
    assert error(answer(helper, call("SetMaxSectors", "s", ["/dev/sdb"]))) == (REFUSED, "wrong-values")
    assert helper.askers.checks == []


def test_internal_errors_reveal_only_their_kind(machine: Machine) -> None:
    machine.computer.mountinfo.unlink()

    reply = answer(Helper(machine.computer), verb_call(Verb.SET_COMMAND_TIMEOUT, SDB))

    assert error(reply) == (FAILED, "FileNotFoundError")


def test_limits_are_set(machine: Machine) -> None:
    helper = Helper(machine.computer)

    for verb in (Verb.SET_MAX_SECTORS, Verb.SET_COMMAND_TIMEOUT):
        assert answer(helper, verb_call(verb, (8, 17, 7))).message_type is MessageType.METHOD_RETURN

    disk = machine.computer.sysfs / "class/block/sdb"
    assert (disk / "queue/max_sectors_kb").read_text().startswith("1024")
    assert (disk / "device/timeout").read_text().startswith("180")


def test_only_calls_to_the_helper_itself_are_answered(machine: Machine) -> None:
    helper = Helper(machine.computer)
    strange = [call("Health", "uut", SDB), call("Health", "uut", SDB), call("Format", "uut", SDB)]
    strange[0].path = "/org/shingleback"
    strange[1].interface = "org.shingleback.Other"
    silent = call("Health", "uut", SDB, MessageFlag.NO_REPLY_EXPECTED)

    assert [helper.service.on_message(message) for message in (*strange, silent)] == [None] * 4


# concurrent calls ---------------------------------------------------------------------------------------------


def reply_during(first: Verb, then: Message) -> Message:
    """The reply to a call while another verb runs on the drive sdb."""
    verbs = BlockedVerbs()

    async def both() -> Message:
        helper = Helper(Machine.nowhere(), verbs.as_verbs())
        helper.service.on_message(verb_call(first, SDB))
        await asyncio.to_thread(verbs.started.acquire)
        try:
            second = asyncio.ensure_future(helper.service.answer(then))
            await until(lambda: second.done() or verbs.started.acquire(blocking=False))
        finally:
            verbs.released.set()
        await until(lambda: bool(helper.sent))
        return await second

    return asyncio.run(both())


def test_the_same_verb_does_not_run_twice_on_one_drive() -> None:
    assert error(reply_during(Verb.SCRUB, verb_call(Verb.SCRUB, SDB))) == (REFUSED, "busy")


def test_the_same_verb_runs_on_another_drive() -> None:
    assert reply_during(Verb.SCRUB, verb_call(Verb.SCRUB, (8, 32, 8))).message_type is MessageType.METHOD_RETURN


@pytest.mark.parametrize("action", [Doing.STATUS, Doing.CANCEL])
def test_the_status_of_a_running_verb_can_be_read_and_it_can_be_canceled(action: Doing) -> None:
    reply = reply_during(Verb.SCRUB, verb_call(Verb.SCRUB, SDB, action.value))

    assert reply.message_type is MessageType.METHOD_RETURN


def test_nothing_else_runs_while_a_filesystem_is_made() -> None:
    assert error(reply_during(Verb.MAKE_FILESYSTEM, verb_call(Verb.TRIM, SDB))) == (REFUSED, "busy")
    assert error(reply_during(Verb.TRIM, verb_call(Verb.MAKE_FILESYSTEM, SDB))) == (REFUSED, "busy")


def test_too_many_concurrent_calls_of_one_sender_are_refused_without_affecting_others() -> None:
    verbs = BlockedVerbs()

    async def flood() -> list[str]:
        helper = Helper(Machine.nowhere(), verbs.as_verbs())
        helper.askers.users[":1.8"] = 1001
        for sequence in range(20):
            helper.service.on_message(verb_call(Verb.SCRUB, (8, 16, 100 + sequence)))
        helper.service.on_message(verb_call(Verb.SCRUB, SDB, sender=":1.8"))
        await until(lambda: len(helper.sent) == 4)
        verbs.released.set()
        await until(lambda: len(helper.sent) == 21)
        return [reply.body[0] for reply in helper.sent]

    assert asyncio.run(flood()) == [*["busy"] * 4, *[""] * 17]


def test_one_user_with_many_connections_leaves_room_for_others() -> None:
    verbs = BlockedVerbs()

    async def flood() -> Counter[str]:
        helper = Helper(Machine.nowhere(), verbs.as_verbs())
        helper.askers.users[":1.8"] = 1001
        for number in range(300):
            refused = helper.service.on_message(verb_call(Verb.SCRUB, (8, 16, 100 + number), sender=f":2.{number}"))
            if isinstance(refused, Message):
                helper.sent.append(refused)
        await until(lambda: len(helper.sent) == 300 - 32)
        helper.service.on_message(verb_call(Verb.SCRUB, SDB, sender=":1.8"))
        await asyncio.to_thread(lambda: [verbs.started.acquire() for _ in range(33)])
        verbs.released.set()
        await until(lambda: len(helper.sent) == 301)
        return Counter(reply.body[0] for reply in helper.sent)

    assert asyncio.run(flood()) == {"busy": 300 - 32, "": 33}


def test_the_polkit_prompt_names_the_drive(machine: Machine) -> None:
    disk = machine.computer.sysfs / "class/block/sdb"
    for name, text in (
        ("device/vendor", "Seagate \u202e"),
        ("device/model", "Expansion $(id) HDD"),
        ("size", "15628053167"),
    ):
        (disk / name).write_text(text)
    helper = Helper(machine.computer)

    answer(helper, verb_call(Verb.SET_MAX_SECTORS, (8, 17, 7)))
    answer(helper, verb_call(Verb.SET_MAX_SECTORS, (8, 99, 7)))

    assert helper.askers.drives == ["Seagate Expansion (id) HDD (8.0 TB, sdb)", "an external drive"]


# exiting ------------------------------------------------------------------------------------------------------


def test_work_stops_when_its_caller_disconnects() -> None:
    verbs = BlockedVerbs()

    async def leave() -> None:
        helper = Helper(Machine.nowhere(), verbs.as_verbs())
        helper.service.on_message(verb_call(Verb.SCRUB, SDB, sender=":1.8"))
        await asyncio.to_thread(verbs.started.acquire)
        helper.service.on_gone(":1.9")
        assert not verbs.released.is_set()
        helper.service.on_gone(":1.8")
        await until(lambda: bool(helper.sent))

    asyncio.run(leave())
    assert verbs.stopped == [Verb.SCRUB]


@pytest.mark.parametrize("verb", Verb)
def test_nothing_begins_for_a_caller_who_leaves_while_the_password_is_asked_for(machine: Machine, verb: Verb) -> None:
    helper = Helper(machine.computer)
    helper.askers.before_answer = lambda: helper.service.on_gone(SENDER)

    assert error(answer(helper, verb_call(verb, SDB))) == (REFUSED, "stopped")
    assert helper.run.commands == []


def test_the_helper_is_idle_without_calls_but_never_during_work() -> None:
    verbs = BlockedVerbs()

    async def wait() -> None:
        helper = Helper(Machine.nowhere(), verbs.as_verbs(), idle_s=0.05)
        helper.service.wait_for_calls()
        helper.service.on_message(verb_call(Verb.SCRUB, SDB))
        await asyncio.to_thread(verbs.started.acquire)
        await asyncio.sleep(0.2)
        assert not helper.is_idle
        verbs.released.set()
        await until(lambda: helper.is_idle)
        assert helper.sent

    asyncio.run(wait())


@pytest.mark.parametrize("is_call_first", [True, False], ids=["call first", "wait first"])
def test_the_helper_is_not_idle_during_the_call_that_started_it(*, is_call_first: bool) -> None:
    """The bus delivers the call that starts the helper before the helper waits for calls.

    That call may also have ended by then and started the wait, so a second wait must join the first.
    """
    verbs = BlockedVerbs()

    async def wait() -> None:
        helper = Helper(Machine.nowhere(), verbs.as_verbs(), idle_s=0.05)
        begin = [lambda: helper.service.on_message(verb_call(Verb.SCRUB, SDB)), helper.service.wait_for_calls]
        for step in begin if is_call_first else [begin[1], *reversed(begin)]:
            step()
        await asyncio.to_thread(verbs.started.acquire)
        await asyncio.sleep(0.2)
        assert not helper.is_idle
        verbs.released.set()
        await until(lambda: helper.is_idle)

    asyncio.run(wait())


def test_the_log_says_which_verb_was_answered_how_and_names_nothing(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "shingleback")
    refused = Helper(machine.computer)
    refused.askers.refused["health"] = False
    answer(refused, verb_call(Verb.HEALTH, SDB))
    answer(Helper(machine.computer), verb_call(Verb.SCRUB, SDB, "status"))  # it is no btrfs
    assert caplog.messages == ["verb name=Health answer=NotAuthorized", "verb name=Scrub answer=Refused"]


def test_a_bug_in_a_verb_is_logged_with_its_place_and_told_to_nobody(
    machine: Machine, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> list[object]:
        raise KeyError("Anna")

    helper = Helper(machine.computer)
    monkeypatch.setattr(helper.service, "_answer", fail)
    assert error(answer(helper, verb_call(Verb.HEALTH, SDB))) == (FAILED, "KeyError")
    crash = next(message for message in caplog.messages if message.startswith("crash"))
    assert crash.startswith("crash type=KeyError at=")
    assert "Anna" not in caplog.text
