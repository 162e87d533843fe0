"""From the stream of lines to happenings, holding no more than what is asked for at the end."""

import re
from typing import Final

from shingleback.knowledge.kernel_log.drives import Drives
from shingleback.knowledge.kernel_log.happenings import Happening
from shingleback.knowledge.kernel_log.lines import Clock, Line, LineReader, same_clock_gap_s
from shingleback.knowledge.kernel_log.logged import LoggedDrive
from shingleback.knowledge.kernel_log.signs import SignBook

_MOST: Final = 200  # happenings; then the last of each drive goes on, and further drives are passed over
_TEACHING: Final = frozenset(
    {" sd", "[sd", "scsi", "SCSI", "usb", "hub ", "ata", "nvme", "Linux version", "fs (", ":1.0: ", "udisksd"}
)
# What is told of the computer in several ways.
_GROUPS: Final = {
    "controller-died": "controller",
    "iommu-fault": "controller",
    "hung-task": "waiting",
    "hung-elsewhere": "waiting",
    "server-silent": "waiting",
}
_WRAPPED: Final = 2  # old kernels told the drive in one line, and what it said in the next
_FOLLOWS: Final = 4  # so many lines further down, a line without a name belongs to what stands above
_ROOT_HUB: Final = re.compile(r"\busb usb(\d{1,3}): root hub lost power")
_WAKING_S: Final = 30.0
_WAKING_LINES: Final = 100
_BACKWARD_S: Final = -60.0  # the clock since boot goes back only when the computer starts


class Gathering:
    """Takes one line after the other.

    Attributes:
        drives: that were spoken of.
        happenings: in the order in which they began.
    """

    def __init__(self, signs: SignBook) -> None:
        self.drives = Drives()
        self.happenings: list[Happening] = []
        self._signs = signs
        self._reader = LineReader()
        self._open: dict[int | str, Happening] = {}
        self._above: Happening | None = None
        self._named: tuple[Line, LoggedDrive] | None = None  # where a drive was last spoken of
        self._woke_at: Line | None = None
        self._unpowered: set[str] = set()  # the USB buses whose ports had no power while the computer slept
        self._last: Line | None = None
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
        self._notice_start(line)
        drive = self.drives.drive_of(line)
        if drive is not None:
            self._named = (line, drive)
        if signs:
            self._sort(line, signs, drive)

    def _notice_start(self, line: Line) -> None:
        back_s = same_clock_gap_s(self._last, line) if self._last and line.clock is Clock.BOOT else None
        if "Linux version" in line.text or (back_s is not None and back_s < _BACKWARD_S):
            self.drives.begin_anew()
            self._open.clear()
        self._last = line

    def _sort(self, line: Line, signs: set[str], drive: LoggedDrive | None) -> None:
        around = signs & self._signs.around
        signs = signs - around
        if "resumed" in around:
            self._notice_waking(line)
            around.discard("resumed")
        if around:
            self._add(_GROUPS.get(min(around), min(around)), line, around, None)
        if not signs:
            return
        if drive is not None and drive.was_stopped:
            signs = signs - {"usb-disconnect", "ata-disabled"}
        if self._is_waking(line):
            signs = signs - {"usb-reset", "ata-slow-link"}
        if "ata-hotplug" in signs and "SAct 0x0 " in line.text:
            signs = signs - {"ata-exception", "serror"}
        begins = not signs <= self._signs.quiet
        signs = signs | self._of_sleep(line, drive) if begins else signs
        if drive is None and (above := self._just_above(line)):
            self._add_to(above, line, signs)
        elif drive is None and self._named is not None and line.number - self._named[0].number <= _WRAPPED:
            self._add_if(line, signs, self._named[1].itself, begins=begins)
        else:
            self._add_if(line, signs, drive, begins=begins)

    def _add_if(self, line: Line, signs: set[str], drive: LoggedDrive | None, *, begins: bool) -> None:
        """What begins nothing is of interest only where something has begun."""
        happening = self._open.get(id(drive))
        if begins:
            self._add(id(drive), line, signs, drive)
        elif signs and happening is not None and happening.is_near(line):
            self._add_to(happening, line, signs)

    def _just_above(self, line: Line) -> Happening | None:
        above = self._above
        if above is None or line.number - above.last.number > _FOLLOWS or not above.is_near(line):
            return None
        return above

    def _notice_waking(self, line: Line) -> None:
        if not self._is_waking(line):
            self._unpowered.clear()
        self._woke_at = line
        if found := _ROOT_HUB.search(line.text):
            self._unpowered.add(f"usb {found[1]}-")

    def _of_sleep(self, line: Line, drive: LoggedDrive | None) -> set[str]:
        if not self._is_waking(line):
            return set()
        ports = [name for name in drive.itself.names if name.startswith("usb ")] if drive else []
        is_unpowered = any(port.startswith(bus) for port in ports for bus in self._unpowered)
        is_perhaps = not ports and bool(self._unpowered)
        return {"after-sleep", "port-lost-power"} if is_unpowered or is_perhaps else {"after-sleep"}

    def _is_waking(self, line: Line) -> bool:
        """When the computer wakes up, it resets everything."""
        if self._woke_at is None:
            return False
        gap_s = same_clock_gap_s(self._woke_at, line)
        return line.number - self._woke_at.number <= _WAKING_LINES if gap_s is None else 0 <= gap_s <= _WAKING_S

    def _add(self, key: int | str, line: Line, signs: set[str], drive: LoggedDrive | None) -> None:
        happening = self._open.get(key)
        has_room = len(self.happenings) < _MOST
        if happening is None and not has_room:
            return
        if happening is None or (has_room and not happening.is_near(line)):
            happening = Happening(drive, line, line)
            self.happenings.append(happening)
            self._open[key] = happening
        self._add_to(happening, line, signs)

    def _add_to(self, happening: Happening, line: Line, signs: set[str]) -> None:
        happening.add(line, signs)
        self._above = happening
