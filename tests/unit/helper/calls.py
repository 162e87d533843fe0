"""Calls to a helper without a bus."""

import functools
from collections.abc import Sequence

from dbus_fast import Message, MessageFlag

from shingleback.domain.helper_protocol import NAME, PATH, VERB_SIGNATURES, Verb
from shingleback.helper.devices import Computer, ProtectedDisks, drive_name
from shingleback.helper.service import HelperService
from shingleback.helper.verbs import Verbs
from tests.fakes.askers import FakeAuthority
from tests.fakes.recording_run import RecordingRun

SENDER = ":1.7"
GOOD_VALUES: dict[Verb, list[object]] = {
    Verb.HEALTH: [],
    Verb.KERNEL_LOG: [100],
    Verb.REMOUNT_NOATIME: [],
    Verb.SET_MAX_SECTORS: [1024],
    Verb.SET_COMMAND_TIMEOUT: [180],
    Verb.SET_WRITE_LIMIT: [64 << 20],
    Verb.SET_UAS: [0],
    Verb.TRIM: [0, 1 << 30, 1 << 20],
    Verb.SCRUB: ["start"],
    Verb.BALANCE: ["start", 10],
    Verb.COLLECT_GARBAGE: [3],
    Verb.MAKE_FILESYSTEM: ["ext4", "Backup"],
}


def call(
    member: str, signature: str, body: Sequence[object], flags: MessageFlag = MessageFlag.NONE, sender: str = SENDER
) -> Message:
    message = Message(path=PATH, interface=NAME, member=member, signature=signature, body=list(body), flags=flags)
    message.sender, message.serial = sender, 1
    return message


def verb_call(verb: Verb, device: tuple[int, int, int], *values: object, sender: str = SENDER) -> Message:
    return call(verb.value, VERB_SIGNATURES[verb].signature, [*device, *(values or GOOD_VALUES[verb])], sender=sender)


class Helper:
    """A helper service, and the messages it has sent."""

    def __init__(self, computer: Computer, verbs: Verbs | None = None, idle_s: float = 60) -> None:
        self.askers = FakeAuthority()
        self.run = RecordingRun()
        self.sent: list[Message] = []
        self.is_idle = False
        verbs = verbs or Verbs(computer, ProtectedDisks(computer), self.run)
        name_of = functools.partial(drive_name, computer)
        self.service = HelperService(verbs, self.askers, self.sent.append, idle_s, self._on_idle, name_of)

    def _on_idle(self) -> None:
        self.is_idle = True
