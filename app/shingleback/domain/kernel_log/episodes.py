"""Groups log lines into happenings: the events of one drive in one go, before the rules decide what they mean.

The signs that a line can show are listed in `resources/knowledge/kernel-log.toml`. Memory is bounded by the size of the
result.

Also decodes the numbers in the report of an ATA exception:

    ata3.00: exception Emask 0x10 SAct 0x7 SErr 0x400100 action 0x6 frozen
    ata3: SError: { UnrecovData Handshk }
             res 51/84:08:e0:aa:93/84:00:12:00:00/e0 Emask 0x10 (ATA bus error)
    ata3.00: error: { ICRC ABRT }

Sources: include/linux/libata.h and include/linux/ata.h (SERR_*, ATA_ERR and the error register), libata-eh.c.
"""

import re
from collections import Counter, deque
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from shingleback.domain.kernel_log.commands import ata_byte, is_read, is_write, sector_read
from shingleback.domain.kernel_log.device_tracking import DeviceTracker
from shingleback.domain.kernel_log.logged_drive import LoggedDrive
from shingleback.domain.kernel_log.parser import LineReader, ParsedLine, TimeBase, is_within, names_in, same_clock_gap_s
from shingleback.domain.kernel_log.signs import SignBook

MAX_LINES: Final = 1000  # of one happening
_MAX_RESETS: Final = 200  # and changes of a SATA link
_GAP_S: Final = 300.0
_GAP_LINES: Final = 300
_PLUG_S: Final = 1.5  # a person needs longer to pull a plug and put it back
_NOTICE_S: Final = 5.0  # and longer than this to notice that the drive was in use
_IN_USE: Final = frozenset({"io-error", "filesystem-io-error", "read-only-now", "btrfs-device-errors", "offline"})
_HUB_NOTICES_S: Final = 1.0
_TORN: Final = frozenset({"transfer-error", "transfer-canceled"})
_OFTEN: Final = 4
_OF_PUSHING_IN: Final = frozenset({"link-back-at-once", "ata-link-down"})
_SATA_PLUG_S: Final = 5.0  # a drive in a bay needs longer to be pulled, put back and detected
_FLAPS: Final = 3
_FLAPS_S: Final = 10.0  # a person cannot replug a drive this fast
_TIMEOUT_S: Final = 20.0  # less than the 30 s that the kernel waits for a command

_ANSWERS: Final = frozenset(
    {"ata-recovered", "ata-configured", "ata-link-up", "uas-reset-done", "usb-reset", "hba-abort-done"}
)
_SILENCES: Final = frozenset({
    "ata-timeout", "uas-abort", "usb-disconnect", "offline", "ata-disabled", "ata-link-down", "uas-reset-failed",
    "ata-reset-failed", "hba-abort", "ata-identify-failed", "ata-internal-timeout",
})  # fmt: skip
# After a sign in _GIVEN_UP, those in _OF_THE_PORT are not answers of the drive.
_GIVEN_UP: Final = frozenset({"ata-disabled", "ata-identify-failed"})
_OF_THE_PORT: Final = frozenset({"ata-recovered", "ata-link-up", "ata-link-limited", "ata-link-slowest", "ata-result"})
# Messages about commands that were in flight when the drive disconnected.
_OF_NOBODY: Final = frozenset(
    {"xhci-trouble", "transfer-error", "uas-abort", "uas-reset", "uas-reset-failed", "sense-aborted"}
)
# Consequences of a lost connection, which do not explain it.
_AFTERMATH: Final = frozenset({
    "usb-disconnect", "no-connection", "mount-cleaned-up", "offline", "io-error", "filesystem-io-error",
    "read-only-now", "filesystem-error", "not-ejected", "btrfs-device-errors", "command-aborted", "md-member-lost",
    "read-capacity-failed", "filesystem-inconsistent", "checksum-wrong", "beyond-end", "transport-error",
    "superspeed", "had-medium", "spun-up-before", "usb-new", "back-at-once", "answered-again",
    "reads-wait", "writes-wait", "asks-data", "cache-sync", "hba-abort-done", "scsi-command", "sense-detail", "uas-zap",
    "after-sleep", "port-lost-power", "link-power-failed",
})  # fmt: skip
_LONE_RESETS: Final = frozenset(
    {"usb-reset", "answered-again", "superspeed", "had-medium", "spun-up-before", "usb-new", "link-power-failed"}
)
_SLOWER_LINK: Final = frozenset({"ata-speed-down", "speed-fell", "ata-link-limited"})
_MAX_HANGS: Final = 200
_SMALLEST_SHINGLED_BYTES: Final = 900 * 10**9  # smaller drives with SMR are rare, and none is sold in an enclosure
_MOUNTING: Final = ("NTFS", "MFT", "unclean file system", "olume is dirty", "chkdsk", "hibernated", "Windows cache")
_MAX_DEPARTURES: Final = 500
_MAX: Final = 200  # happenings; beyond that, the last one of each drive continues, and new drives are ignored
# What the kernel says of a last flush that it asks of a drive which has already left.
_OF_LAST_FLUSH: Final = frozenset({"transport-error", "no-connection", "bad-target", "command-timeout"})
_TORN_S: Final = 30.0  # an enclosure that starts again, with its disk
_TEACHING: Final = frozenset(
    {" sd", "[sd", "scsi", "SCSI", "usb", "hub ", "ata", "nvme", "Linux version", "fs (", ":1.0: ", ":1.0 ", "udisksd"}
)
# Several signs that report the same trouble of the computer.
_GROUPS: Final = {
    "controller-died": "controller",
    "iommu-fault": "controller",
    "hung-task": "waiting",
    "hung-elsewhere": "waiting",
    "hung-trace": "waiting",
    "hung-on-drive": "waiting",
    "server-silent": "waiting",
    "slot-emptied": "slot",
    "card-removed": "slot",
}
_WRAPPED: Final = 2  # old kernels printed the drive on one line, and its message on the next
_FOLLOWS: Final = 4  # a line without a name belongs to a line at most this far above
_ROOT_HUB: Final = re.compile(r"\busb usb(\d{1,3}): root hub lost power")
_WAKING_S: Final = 30.0
_WAKING_LINES: Final = 100
_BACKWARD_S: Final = -60.0  # the clock since boot only goes back when the computer restarts


@dataclass
class Incident:
    """The events of one drive, or of the computer, in one go.

    Attributes:
        drive: None if it is about the computer, or the drive is unknown.
        reset_at: the lines that report USB resets.
        changed_at: the lines in which a SATA port reports that a drive came or went.
        times: how often the same happened.
        disconnects: the number for each USB port.
        hung_reads: the lines that report a read that did not end, and the sector at which it began.
        torn_returns: how often it left while it was in use, and was back at its port within half a minute.
    """

    drive: LoggedDrive | None
    first: ParsedLine
    last: ParsedLine
    lines: list[ParsedLine] = field(default_factory=list)
    signs: set[str] = field(default_factory=set)
    reset_at: list[ParsedLine] = field(default_factory=list)
    changed_at: list[ParsedLine] = field(default_factory=list)
    times: int = 1
    disconnects: Counter[str] = field(default_factory=Counter)
    hung_reads: list[tuple[ParsedLine, int]] = field(default_factory=list)
    torn_returns: int = 0
    _disconnect: tuple[ParsedLine, str] | None = None
    _is_pushed_in: bool = False  # it left before it had told anything but its name
    _is_given_up: bool = False
    _is_torn: bool = False  # something failed since it left

    def is_near(self, line: ParsedLine) -> bool:
        gap_s = same_clock_gap_s(self.last, line)
        return line.number - self.last.number <= _GAP_LINES if gap_s is None else abs(gap_s) <= _GAP_S

    def has_just_left(self, line: ParsedLine) -> bool:
        return self._disconnect is not None and is_within(self._disconnect[0], line, _PLUG_S)

    def overlaps(self, incident: "Incident") -> bool:
        """Whether they overlap, or are close to each other."""
        return incident.is_near(self.first) or self.is_near(incident.first) or (
            self.first.number <= incident.last.number and incident.first.number <= self.last.number
        )  # fmt: skip

    def add(self, line: ParsedLine, signs: set[str]) -> None:
        if self._disconnect is not None:
            self._is_torn = self._is_torn or not signs.isdisjoint(_IN_USE)
            signs = signs - _OF_NOBODY  # without messages about commands in flight when the drive left
        if "usb-disconnect" in signs:
            self._add_disconnect(line)
        elif "usb-new" in signs and self._disconnect is not None:
            self._add_return(*self._disconnect, line)
        if "usb-reset" in signs and len(self.reset_at) < _MAX_RESETS:
            self.reset_at.append(line)
        self._add_link_change(line, signs)
        if "filesystem-inconsistent" in signs and any(phrase in line.text for phrase in _MOUNTING):
            self.signs.add("mounts-inconsistent")
        self._add_answer(signs)
        if "CDB" in line.text or "inflight" in line.text:
            self._add_commands(line)
        elif " cmd " in line.text and ata_byte(line.text) >= _SMALLEST_SHINGLED_BYTES:
            # A drive is as large as the places that it is asked for, also where the log has lost its model and size.
            self.signs.add("may-be-shingled")
        self._add_of_drive(signs, line.text)
        self.signs |= signs
        self.last = line
        if len(self.lines) < MAX_LINES:
            self.lines.append(line)

    def _add_link_change(self, line: ParsedLine, signs: set[str]) -> None:
        """Note what a SATA port tells of a drive that comes and goes."""
        if "ata-hotplug" in signs and "exception" in line.text and len(self.changed_at) < _MAX_RESETS:
            self.changed_at.append(line)
        is_up_again = "ata-link-up" in signs and "ata-link-down" in self.signs and self.changed_at
        if is_up_again and is_within(self.changed_at[-1], line, _SATA_PLUG_S):
            self.signs.add("link-back-at-once")
        if "ata-hotplug" in signs and "ata-reset-failed" in self.signs:
            self.signs.add("restarted")

    def _add_answer(self, signs: set[str]) -> None:
        """Note whether the drive stopped or resumed answering.

        The port reports its link and the end of its error handling even for a drive that was given up.
        """
        if signs & _SILENCES:
            self._is_given_up = self._is_given_up or not _GIVEN_UP.isdisjoint(signs)
            self.signs.discard("answered-again")
        elif signs & _ANSWERS and not (self._is_given_up and signs <= _OF_THE_PORT):
            self._is_given_up = False
            self.signs.add("answered-again")

    def _add_disconnect(self, line: ParsedLine) -> None:
        """Note a disconnect, and whether other trouble preceded it.

        Transfers in flight fail a moment before the hub notices that the plug is out, so such errors do not count.
        """
        port = _port(line)
        is_first = not self.disconnects and not self.signs
        self._is_pushed_in = is_first and self.drive is not None and self.drive.was_just_detected(line)
        self.disconnects[port] += 1
        self._disconnect = (line, port)
        self._drop_interrupted_transfers(line)
        before = self.signs - _AFTERMATH
        if not before and "disconnect-late" not in self.signs:
            self.signs.add("disconnect-first")
        elif before - {"disconnect-first"}:
            self.signs.add("disconnect-late")

    def _add_return(self, disconnect_line: ParsedLine, port: str, line: ParsedLine) -> None:
        """Note a drive that is back at the same port at once. At another port, somebody has plugged it in."""
        self._disconnect = None
        is_same_port = _port(line) == port
        self.torn_returns += is_same_port and self._is_torn and is_within(disconnect_line, line, _TORN_S)
        self._is_torn = False
        if is_same_port and self._is_pushed_in:
            self.disconnects.clear()
            self.signs -= {"usb-disconnect", "disconnect-first"}
            return
        soon_s = _PLUG_S if self.signs.isdisjoint(_IN_USE) else _NOTICE_S
        if is_same_port and is_within(disconnect_line, line, soon_s):
            self.signs.add("back-at-once")

    def _drop_interrupted_transfers(self, disconnect: ParsedLine) -> None:
        if self.signs - _AFTERMATH <= _TORN and is_within(self.first, disconnect, _HUB_NOTICES_S):
            self.signs -= _TORN

    def _add_commands(self, line: ParsedLine) -> None:
        """Note whether reads or writes were waiting for the drive, and where the reads began."""
        if is_write(line.text):
            self.signs.add("writes-wait")
        elif is_read(line.text):
            self.signs.add("reads-wait")
        sector = sector_read(line.text)
        if sector is not None and len(self.hung_reads) < _MAX_HANGS:
            self.hung_reads.append((line, sector))

    def _add_of_drive(self, signs: set[str], text: str) -> None:
        drive = self.drive
        if drive is None:
            return
        if drive.spun_up_at is not None:
            self.signs.add("spun-up-before")
        if drive.capacity_bytes or drive.has_partitions:
            self.signs.add("had-medium")
        if drive.speed == "super":
            self.signs.add("superspeed")
        elif drive.was_super and drive.speed in ("high", "full", "low"):
            self.signs.add("speed-fell")
        if drive.link_gbps and "ata-link-up" in signs and f"up {drive.link_gbps:.1f} " not in text:
            self.signs.add("speed-fell")

    def absorb(self, incident: "Incident") -> None:
        """Merge `incident` into this one."""
        if "disconnect-first" in incident.signs and self.first.number < incident.first.number:
            self._drop_interrupted_transfers(incident.first)
            if self.signs - _AFTERMATH - {"disconnect-first"}:
                self.signs.add("disconnect-late")
        self.signs |= incident.signs
        self.reset_at = sorted([*self.reset_at, *incident.reset_at], key=lambda line: line.number)
        self.changed_at = sorted([*self.changed_at, *incident.changed_at], key=lambda line: line.number)
        self.disconnects += incident.disconnects
        self.torn_returns += incident.torn_returns
        self.hung_reads = [*self.hung_reads, *incident.hung_reads][:_MAX_HANGS]
        room = MAX_LINES - len(self.lines)
        line_numbers = {line.number for line in self.lines}
        new = [line for line in incident.lines if line.number not in line_numbers]
        self.lines = sorted([*self.lines, *new[: max(0, room)]], key=lambda line: line.number)
        self.first = min(self.first, incident.first, key=lambda line: line.number)
        self.last = max(self.last, incident.last, key=lambda line: line.number)

    @property
    def is_lone_resets(self) -> bool:
        """Whether there are only resets, without a reason for them."""
        return bool(self.reset_at) and self.signs <= _LONE_RESETS

    def all_signs(self) -> set[str]:
        """All signs, including those that only the whole happening shows."""
        signs = self._signs_of_link()
        if self.reset_at:
            gaps = [same_clock_gap_s(earlier, later) for earlier, later in pairwise(self.reset_at)]
            # Resets faster than a command can time out have another cause than a slow drive.
            are_close = any(gap is not None and 0.0 <= gap < _TIMEOUT_S for gap in gaps)
            signs.add("resets-close" if are_close else "resets-spaced")
        elif "uas-reset" in signs:
            signs.add("resets-spaced")
        if any(count >= _OFTEN for count in self.disconnects.values()):
            signs.add("disconnects-often")
        if self.drive is not None:
            signs |= _known_of(self.drive)
        if "reads-wait" in signs and "writes-wait" not in signs:
            signs.add("only-reads")
        is_slow_from_the_start = {"ata-link-slowest", "ata-identify-failed"} <= signs
        is_limited = signs & _SLOWER_LINK and (
            "ata-link-limited" in signs or {"ata-speed-down", "ata-link-up"} <= signs
        )
        if is_slow_from_the_start or is_limited:
            signs.add("slower-link-works")
        if self.is_lone_resets:
            signs.add("lone-resets")
        if "asks-opcodes" in signs and "asks-data" not in signs:
            signs.add("only-opcodes")
        return signs

    def _signs_of_link(self) -> set[str]:
        """The signs of single lines, judged by how often and when a SATA link changed."""
        is_named_last = self.drive and self.changed_at and self.drive.was_named_after(self.changed_at[-1])
        if is_named_last and "ata-disabled" not in self.signs:
            return self.signs - _OF_PUSHING_IN  # somebody was pushing it in: it gave its model only after all of this
        runs = zip(self.changed_at, self.changed_at[_FLAPS - 1 :], strict=False)
        flaps = {"link-flaps"} if any(is_within(first, last, _FLAPS_S) for first, last in runs) else set[str]()
        return self.signs | flaps


def _known_of(drive: LoggedDrive) -> set[str]:
    """The signs from everything that the log says about the drive, even after the happening."""
    holds = {
        "virtual": drive.is_virtual,
        "system-drive": drive.is_system,
        "removable": drive.is_removable,
        "card-slot": drive.is_card_slot,
        "size-untold": not drive.capacity_bytes,
        "size-impossible": drive.is_size_impossible,
        "may-be-shingled": (drive.capacity_bytes or 0) >= _SMALLEST_SHINGLED_BYTES,
    }
    return {sign for sign, is_so in holds.items() if is_so}


def _port(line: ParsedLine) -> str:
    return next(iter(names_in(line.text)), "")


def _without_orderly_leaving(drive: LoggedDrive, signs: set[str]) -> set[str]:
    """The signs without those of a drive that is removed after it was stopped, as it should be."""
    drive.has_left_stopped = drive.has_left_stopped and "usb-new" not in signs
    if drive.was_stopped:
        drive.has_left_stopped = drive.has_left_stopped or "usb-disconnect" in signs
        return signs - {"usb-disconnect", "ata-disabled"}
    return signs - _OF_LAST_FLUSH if drive.has_left_stopped and "cache-sync" in signs else signs


class EpisodeCollector:
    """Collects happenings from a log, line by line.

    Attributes:
        drives: the drives in the log.
        incidents: in the order in which they began.
        departures: the lines in which something left its USB port, whatever it was.
    """

    def __init__(self, signs: SignBook) -> None:
        self.drives = DeviceTracker()
        self.incidents: list[Incident] = []
        self.departures: deque[ParsedLine] = deque(maxlen=_MAX_DEPARTURES)
        self._signs = signs
        self._reader = LineReader()
        self._open: dict[int | str, Incident] = {}
        self._above: Incident | None = None
        self._named: tuple[ParsedLine, LoggedDrive] | None = None  # where a drive was last mentioned
        self._woke_at: ParsedLine | None = None
        self._unpowered: set[str] = set()  # USB buses whose ports lost power during sleep
        self._last: ParsedLine | None = None
        self._count = 0

    def take(self, raw: str) -> None:
        self._count += 1
        is_wrapped = raw.startswith("{")
        text = self._reader.text_of(raw) if is_wrapped else raw
        gates = self._signs.gates_in(text)
        if not gates:
            self._reader.pass_over(raw)
            return
        if not is_wrapped:
            text = self._reader.text_of(raw)
        signs = self._signs.signs_in(text, gates)
        if not signs and _TEACHING.isdisjoint(gates):
            self._reader.pass_over(raw)
            return
        line = self._reader.line_of(self._count, text)
        back_s = same_clock_gap_s(self._last, line) if self._last and line.clock is TimeBase.BOOT else None
        if "Linux version" in line.text or (back_s is not None and back_s < _BACKWARD_S):
            self.drives.begin_anew()
            self._open.clear()
        self._last = line
        drive = self.drives.drive_of(line)
        self._notice_fallback(line)
        if drive is not None:
            self._named = (line, drive)
        if signs:
            self._sort(line, signs, drive)

    def _sort(self, line: ParsedLine, signs: set[str], drive: LoggedDrive | None) -> None:
        around = signs & self._signs.around
        signs = signs - around
        if "resumed" in around:
            self._notice_waking(line)
            around.discard("resumed")
        if around:
            self._add(_GROUPS.get(min(around), min(around)), line, around, None)
        if not signs:
            return
        self._notice_ports(line, signs)
        if drive is not None:
            signs = _without_orderly_leaving(drive, signs)
        if self._is_waking(line):
            signs = signs - {"usb-reset", "ata-slow-link"}
        if "ata-hotplug" in signs and "SAct 0x0 " in line.text:
            signs = signs - {"ata-exception", "serror"}
        begins = not signs <= self._signs.quiet
        signs = signs | self._of_sleep(line, drive) if begins else signs
        if drive is None and (above := self._just_above(line)):
            self._add_to(above, line, signs)
        elif drive is None and self._named is not None and line.number - self._named[0].number <= _WRAPPED:
            self._add_if(line, signs, self._named[1].canonical, begins=begins)
        else:
            self._add_if(line, signs, drive, begins=begins)

    def _notice_ports(self, line: ParsedLine, signs: set[str]) -> None:
        """Note what left its port. A hub that is back at once was not pulled, and took along all that is behind it."""
        if "usb-disconnect" in signs:
            self.departures.append(line)
        if "usb-new" not in signs:
            return
        hub = _port(line)
        if not any(_port(departure) == hub and is_within(departure, line, _PLUG_S) for departure in self.departures):
            return
        for incident in self._open.values():
            if any(port.startswith(f"{hub}.") for port in incident.disconnects) and incident.is_near(line):
                incident.signs.add("back-at-once")

    def _notice_fallback(self, line: ParsedLine) -> None:
        """A drive that is back at once, and slower, has lost SuperSpeed: its plug has contacts of its own for that."""
        drive = self.drives.recognized
        if drive is None or not drive.was_super or drive.speed == "super":
            return
        for incident in self._open.values():
            if incident.drive is not None and incident.drive.canonical is drive and incident.has_just_left(line):
                incident.signs.add("speed-fell")

    def _add_if(self, line: ParsedLine, signs: set[str], drive: LoggedDrive | None, *, begins: bool) -> None:
        """Add a line. Signs that cannot begin a happening only count while one is open."""
        incident = self._open.get(id(drive))
        if begins:
            self._add(id(drive), line, signs, drive)
        elif signs and incident is not None and incident.is_near(line):
            self._add_to(incident, line, signs)

    def _just_above(self, line: ParsedLine) -> Incident | None:
        above = self._above
        if above is None or line.number - above.last.number > _FOLLOWS or not above.is_near(line):
            return None
        return above

    def _notice_waking(self, line: ParsedLine) -> None:
        if not self._is_waking(line):
            self._unpowered.clear()
        self._woke_at = line
        if match := _ROOT_HUB.search(line.text):
            self._unpowered.add(f"usb {match[1]}-")

    def _of_sleep(self, line: ParsedLine, drive: LoggedDrive | None) -> set[str]:
        if not self._is_waking(line):
            return set()
        ports = [name for name in drive.canonical.names if name.startswith("usb ")] if drive else []
        is_unpowered = any(port.startswith(bus) for port in ports for bus in self._unpowered)
        is_perhaps = not ports and bool(self._unpowered)
        return {"after-sleep", "port-lost-power"} if is_unpowered or is_perhaps else {"after-sleep"}

    def _is_waking(self, line: ParsedLine) -> bool:
        """Whether the computer has just woken up, when it resets every device."""
        if self._woke_at is None:
            return False
        gap_s = same_clock_gap_s(self._woke_at, line)
        return line.number - self._woke_at.number <= _WAKING_LINES if gap_s is None else 0 <= gap_s <= _WAKING_S

    def _add(self, key: int | str, line: ParsedLine, signs: set[str], drive: LoggedDrive | None) -> None:
        incident = self._open.get(key)
        has_room = len(self.incidents) < _MAX
        if incident is None and not has_room:
            return
        if incident is None or (has_room and not incident.is_near(line)):
            incident = Incident(drive, line, line)
            self.incidents.append(incident)
            self._open[key] = incident
        self._add_to(incident, line, signs)

    def _add_to(self, incident: Incident, line: ParsedLine, signs: set[str]) -> None:
        incident.add(line, signs)
        self._above = incident
