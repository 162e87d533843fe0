"""Thousands of hostile calls to the helper: all are refused, and nothing runs."""

import asyncio
import contextlib
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from dbus_fast import Message, MessageType, Variant

from shingleback.domain.helper_protocol import REFUSED, VERB_SIGNATURES, HelperRefusal, Verb
from tests.fakes.helper_machine import Machine
from tests.helpers.examples import share_of
from tests.unit.helper.calls import GOOD_VALUES, Helper, call

CALLS = share_of(10_000)
STALE_OR_FOREIGN = (
    (8, 16, 6),  # another drive had this number before
    (8, 17, 0),
    (8, 17, 8),
    (8, 0, 1),  # the system drive
    (8, 2, 1),
    (254, 0, 20),  # LUKS on the system's drive
    (8, 32, 3),  # internal
    (1, 3, 7),  # /dev/null
    (7, 0, 7),
    (0, 0, 0),
    (4_294_967_295, 4_294_967_295, 18_446_744_073_709_551_615),
)
EXTERNAL = ((8, 16, 7), (8, 17, 7))
HOSTILE_TEXTS = (
    *(
        "",
        "-",
        "--help",
        "-L",
        "-n/etc/passwd",
        "/etc/shadow",
        "../../../etc/passwd",
        "/dev/sda",
        "sda",
        "start;reboot",
    ),
    *("$(reboot)", "`reboot`", "a\nb", "a\rb", "a\0b", "a b ", " a", "x" * 70_000, "../" * 1000, "|tee /etc/x", "%n%s"),
    *("\u202eabc", "\u200b", "\ufeff", "ext4 -F", "ext4\0", "EXT4", "btrfs/", "START", "status\n", "cancel ", "\\..\\"),
    *("/proc/self/root/etc", "a/b", "😀", "ü" * 200, "-E root_owner=0:0", "lazy_itable_init=0,test_fs", "*", "?"),
)
HOSTILE_NUMBERS = (0, 1, 5, 29, 601, 4097, 2**31 - 1, 2**31, 2**32 - 1)
HUGE_NUMBERS = (*HOSTILE_NUMBERS, 2**32, 2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1)
SIGNATURES = (
    "",
    "s",
    "uuts",
    "uutv",
    "sss",
    "uutas",
    "uuta{sv}",
    "iit",
    "ttt",
    "uutuu",
    "uutss",
    "uuth",
    "uut",
    "ay",
    "o",
)


def hostile_value(type_code: str, dice: random.Random) -> object:
    text = dice.choice(HOSTILE_TEXTS)
    return {
        "u": dice.choice(HOSTILE_NUMBERS),
        "t": dice.choice(HUGE_NUMBERS),
        "i": -dice.choice(HOSTILE_NUMBERS[:-2]),
        "s": text,
        "o": "/dev/sda",
        "h": 0,
        "v": Variant("s", text),
        "as": [text],
        "a{sv}": {"options": Variant("s", text)},
        "ay": b"/dev/sda",
    }[type_code]


def type_codes_in(signature: str) -> list[str]:
    type_codes = []
    while signature:
        type_code = next(code for code in ("a{sv}", "as", "ay", signature[0]) if signature.startswith(code))
        type_codes.append(type_code)
        signature = signature[len(type_code) :]
    return type_codes


def hostile_call(dice: random.Random) -> Message:
    """A call with a wrong signature, about a device that must not be touched, or with values far out of range."""
    verb = dice.choice(list(Verb))
    kind = dice.randrange(3)
    if kind == 0:
        signature = dice.choice([candidate for candidate in SIGNATURES if candidate != VERB_SIGNATURES[verb].signature])
        return call(verb.value, signature, [hostile_value(type_code, dice) for type_code in type_codes_in(signature)])
    if kind == 1 and verb not in (Verb.HEALTH, Verb.KERNEL_LOG):
        return call(verb.value, VERB_SIGNATURES[verb].signature, [*dice.choice(STALE_OR_FOREIGN), *GOOD_VALUES[verb]])
    values = [hostile_value(type_code, dice) for type_code in VERB_SIGNATURES[verb].takes]
    return call(verb.value, VERB_SIGNATURES[verb].signature, [*dice.choice(STALE_OR_FOREIGN[:3] + EXTERNAL), *values])


def plugged_in(folder: Path) -> Machine:
    machine = Machine(folder)
    machine.plug_in()
    machine.disk("sdc", (8, 32), 3, "pci0000:00/ata2/host1/target1:0:0/1:0:0:0")
    machine.mapped("dm-0", (254, 0), 20, "sda2")
    machine.mount((254, 0), "/home")
    return machine


@contextlib.contextmanager
def recording_opened_files() -> Iterator[list[str]]:
    """An audit hook cannot be removed, so it only stops recording."""
    opened: list[str] = []
    is_recording = True

    def hook(event: str, values: tuple[object, ...]) -> None:
        if is_recording and event in ("open", "os.listdir", "subprocess.Popen"):
            opened.append(os.fsdecode(values[0]) if isinstance(values[0], str | bytes | os.PathLike) else event)

    sys.addaudithook(hook)
    try:
        yield opened
    finally:
        is_recording = False


def contents(folder: Path) -> dict[Path, str]:
    return {path: path.read_text() for path in folder.rglob("*") if path.is_file() and not path.is_symlink()}


def test_no_hostile_call_runs_or_writes_anything(tmp_path: Path) -> None:
    dice = random.Random(8)
    machine = plugged_in(tmp_path)
    before = contents(tmp_path)
    helper = Helper(machine.computer)

    async def attack() -> Counter[str]:
        refusals: Counter[str] = Counter()
        for _ in range(CALLS):
            message = hostile_call(dice)
            reply = await helper.service.answer(message)
            assert reply.message_type is MessageType.ERROR, (message.member, message.body)
            assert reply.error_name == REFUSED, (message.member, message.body, reply.body)
            refusals[reply.body[0].partition(":")[0]] += 1
        return refusals

    with recording_opened_files() as opened:
        refusals = asyncio.run(attack())

    assert helper.run.commands == []
    assert contents(tmp_path) == before
    assert len(opened) > CALLS / 2
    assert [path for path in opened if not path.startswith(f"{tmp_path}/")] == []
    assert sum(refusals.values()) == CALLS
    assert set(refusals) >= {
        HelperRefusal.WRONG_VALUES,
        HelperRefusal.ANOTHER_DRIVE,
        HelperRefusal.SYSTEM_DRIVE,
        HelperRefusal.BUILT_IN,
        HelperRefusal.NO_SUCH_DEVICE,
    }
