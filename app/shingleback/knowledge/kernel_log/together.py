"""What only several happenings show together: lone resets all along the log, and a controller that the power failed."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from shingleback.knowledge.kernel_log.happenings import Happening
from shingleback.knowledge.kernel_log.lines import Line, same_clock_gap_s

_LONE_RESETS: Final = 3
_TIMED_OUT_S: Final = 60.0  # commands that time out one after the other bring resets closer than this
_SPIN_UP_S: Final = 15.0  # when a drive takes the most power
_FEW_LINES: Final = 30
_POWER: Final = frozenset({"over-current", "power-short"})
_NOT_STARTED: Final = frozenset({"usb-descriptor-error", "usb-address-error", "usb-enumeration-failed"})


def add_signs_of_many(happenings: Sequence[Happening]) -> None:
    """Adds `resets-alone`, `resets-far-apart` and `starved`."""
    drives = {id(one.drive): [two for two in happenings if two.drive is one.drive] for one in happenings if one.drive}
    for of_drive in drives.values():
        _add_lone_resets(of_drive, happenings)
    for controller in happenings:
        if "controller-died" in controller.signs and _is_starved(controller, happenings):
            controller.signs.add("starved")


def _add_lone_resets(of_drive: Sequence[Happening], happenings: Iterable[Happening]) -> None:
    resets = [line for one in of_drive for line in one.reset_at]
    if len(resets) < _LONE_RESETS or not all(one.is_lone_resets for one in of_drive):
        return
    stuck = [one for one in happenings if "hung-task" in one.signs]
    if any(one.overlaps(other) for one in of_drive for other in stuck):
        return  # somebody waited for the drive
    gaps = [same_clock_gap_s(one, two) for one, two in pairwise(sorted(resets, key=lambda line: line.number))]
    are_far_apart = all(gap is not None and gap > _TIMED_OUT_S for gap in gaps)
    for one in of_drive:
        one.signs |= {"resets-alone", "resets-far-apart"} if are_far_apart else {"resets-alone"}


def _is_starved(controller: Happening, happenings: Iterable[Happening]) -> bool:
    """Unless the log blames a controller's own mistake."""
    if "iommu-fault" in controller.signs or any("Host System Error" in line.text for line in controller.lines):
        return False
    beside = [one for one in happenings if one is not controller and one.overlaps(controller)]
    return any(_lacks_power(one, controller.first) for one in beside)


def _lacks_power(beside: Happening, died: Line) -> bool:
    if beside.first.number < died.number and beside.signs & _POWER:
        return True
    if beside.first.number < died.number and beside.signs & _NOT_STARTED and "xhci-trouble" not in beside.signs:
        return any("-71" in line.text for line in beside.lines if line.number < died.number)
    spun_up_at = beside.drive.spun_up_at if beside.drive else None
    return spun_up_at is not None and spun_up_at.number < died.number and _is_soon(spun_up_at, died)


def _is_soon(earlier: Line, later: Line) -> bool:
    gap_s = same_clock_gap_s(earlier, later)
    return later.number - earlier.number <= _FEW_LINES if gap_s is None else 0 <= gap_s <= _SPIN_UP_S
