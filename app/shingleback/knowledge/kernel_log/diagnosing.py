"""The whole way: lines in, a diagnosis out. Pure: no file, no clock; any lines give an answer."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from shingleback.knowledge.kernel_log.drives import Drives
from shingleback.knowledge.kernel_log.gathering import Gathering
from shingleback.knowledge.kernel_log.happenings import Happening
from shingleback.knowledge.kernel_log.logged import LoggedDrive
from shingleback.knowledge.kernel_log.rules import Rule, RuleBook, Shingled
from shingleback.knowledge.kernel_log.together import add_signs_of_many
from shingleback.model.diagnosis import Diagnosis, Episode, Kind, LogLine
from shingleback.model.evidence import Evidence

Judge = Callable[[Evidence], Shingled]

# What is told of the whole: a drive that loses data before what keeps it from being reached, that before what keeps it
# from being written, and last what needs nothing but patience. Unknown trouble is no reason to hide known trouble.
_GRAVITY: Final = (
    Kind.DRIVE_FAILING,
    Kind.LINK_OR_CABLE,
    Kind.USB_BRIDGE_OR_POWER,
    Kind.FILESYSTEM_FULL,
    Kind.SOFTWARE_OR_OTHER,
    Kind.SMR_NORMAL_STALL,
    Kind.UNPLUGGED,
    Kind.UNKNOWN,
)


_OF_ANY_DEVICE: Final = frozenset(
    {"usb-new", "usb-reset", "usb-disconnect", "disconnect-first", "back-at-once", "superspeed", "answered-again"}
)


@dataclass
class _Decided:
    happening: Happening
    rule: Rule
    drives: list[LoggedDrive]


def nobody_knows(_evidence: Evidence) -> Shingled:
    return Shingled.UNKNOWN


def diagnose(lines: Iterable[str], rules: RuleBook, judge: Judge = nobody_knows, only: Iterable[str] = ()) -> Diagnosis:
    """What happened.

    Args:
        lines: of the log, in their order; read once, and not kept.
        rules: of the file in `resources`.
        judge: whether a drive is shingled, from what the log tells of it.
        only: names of one drive, as `names.asked_names` gives them; none: all drives.
    """
    gathering = Gathering(rules.signs)
    for line in lines:
        gathering.take(line)
    decided = _decide(gathering.happenings, rules, judge)
    decided = _with_results(_with_spreading(decided, rules))
    wanted = list(only)
    if wanted:
        decided = [one for one in decided if _concerns(one, wanted, gathering.drives)]
    episodes = tuple(_episode(one) for one in _joined(decided))
    return Diagnosis(episodes, summary_of([episode.kind for episode in episodes]))


def summary_of(kinds: Iterable[Kind]) -> Kind:
    """The gravest; NOTHING_WRONG where there is none."""
    there = set(kinds)
    return next((kind for kind in _GRAVITY if kind in there), Kind.NOTHING_WRONG)


def _decide(happenings: Iterable[Happening], rules: RuleBook, judge: Judge) -> list[_Decided]:
    decided = []
    united = _united(happenings)
    add_signs_of_many(united)
    for happening in united:
        drive = happening.drive
        if drive is not None and _is_beside_the_point(drive, happening):
            continue
        rule = rules.decide(happening.whole_signs(), _shingled(drive, judge))
        if rule is not None and rule.kind is not Kind.NOTHING_WRONG:
            decided.append(_Decided(happening, rule, [drive] if drive else []))
    return decided


def _united(happenings: Iterable[Happening]) -> list[Happening]:
    """Those of drives that turned out to be one."""
    united: list[Happening] = []
    for happening in happenings:
        drive = happening.drive = happening.drive.itself if happening.drive else None
        same = next((one for one in united if drive and one.drive is drive and one.overlaps(happening)), None)
        if same is None:
            united.append(happening)
        else:
            same.absorb(happening)
    return united


def _shingled(drive: LoggedDrive | None, judge: Judge) -> Shingled:
    if drive is None:
        return judge(Evidence())
    return Shingled.YES if drive.says else judge(drive.evidence)


def _is_beside_the_point(drive: LoggedDrive, happening: Happening) -> bool:
    """A disc, an empty slot, a keyboard; and a reset or a disconnect of what was never seen to be a drive."""
    if drive.is_disc or drive.is_other:
        return True
    is_seen = drive.was_attached or drive.speed in ("low", "full")
    return is_seen and not drive.is_storage and happening.signs <= _OF_ANY_DEVICE


def _with_spreading(decided: list[_Decided], rules: RuleBook) -> list[_Decided]:
    """A controller that dies, or a power supply that is too weak, is felt by everything that hangs on it."""
    spreading = [one for one in decided if one.rule.spreads]
    for cause in sorted(spreading, key=lambda one: rules.rules.index(one.rule)):
        for other in [one for one in decided if one is not cause and one.rule.kind in cause.rule.spreads]:
            if cause in decided and other.happening.overlaps(cause.happening) and not _is_inside(other):
                _take(cause, other)
                decided.remove(other)
    return decided


def _is_inside(one: _Decided) -> bool:
    """On a SATA port, so not on a controller for USB."""
    return any(name.startswith("ata") for drive in one.drives for name in drive.names)


def _with_results(decided: list[_Decided]) -> list[_Decided]:
    """What is only the result of something else goes to its cause, where that is in the log."""
    causes = [one for one in decided if not one.rule.is_result]
    kept = list(causes)
    for result in [one for one in decided if one.rule.is_result]:
        cause = next((one for one in causes if _explains(one, result)), None)
        if cause is None:
            kept.append(result)
        else:
            _take(cause, result)
    return sorted(kept, key=lambda one: one.happening.first.number)


def _explains(cause: _Decided, result: _Decided) -> bool:
    """One drive does not explain the errors of another, but those of what lies on it, or has no place of its own."""
    if not cause.happening.overlaps(result.happening):
        return False
    is_addressed = any(drive.has_address for drive in cause.drives)
    return all(
        drive in cause.drives or drive.is_stacked or not (drive.has_port or (drive.has_address and is_addressed))
        for drive in result.drives
    )


def _take(cause: _Decided, part: _Decided) -> None:
    cause.happening.absorb(part.happening)
    cause.drives += [drive for drive in part.drives if drive not in cause.drives]


def _concerns(one: _Decided, wanted: list[str], drives: Drives) -> bool:
    holders = [drives.holder(name) for name in wanted]
    return any(drive is holder for drive in one.drives for holder in holders if holder is not None)


def _joined(decided: list[_Decided]) -> list[_Decided]:
    """The same again, with the same drive, is one episode that came several times."""
    joined: list[_Decided] = []
    for one in decided:
        same = next((two for two in joined if _is_the_same(two, one)), None)
        if same is None:
            joined.append(one)
        else:
            same.happening.times += not same.happening.overlaps(one.happening)
            _take(same, one)
    return joined


def _is_the_same(one: _Decided, other: _Decided) -> bool:
    if one.rule.id != other.rule.id:
        return False
    return one.drives == other.drives or (
        not (one.drives and other.drives) and one.happening.overlaps(other.happening)
    )  # a line that names no drive goes with those that do


def _episode(one: _Decided) -> Episode:
    happening = one.happening
    return Episode(
        kind=one.rule.kind,
        rule=one.rule.id,
        lines=tuple(LogLine(line.number, line.text, line.at_s) for line in happening.lines),
        devices=tuple(dict.fromkeys(name for drive in one.drives for name in drive.names)),
        values=(("times", str(happening.times)),),
        sources=one.rule.sources,
    )
