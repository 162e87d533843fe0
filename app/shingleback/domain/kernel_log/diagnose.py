"""The complete analysis of a log: from lines to a diagnosis. Pure: no file, no clock; any input gives a result.

Some causes only show across several episodes: isolated resets all along the log, and a controller with failing power.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from shingleback.domain.drive import Evidence
from shingleback.domain.kernel_log.episodes import EpisodeCollector, Incident
from shingleback.domain.kernel_log.logged_drive import LoggedDrive
from shingleback.domain.kernel_log.parser import ParsedLine, names_in, same_clock_gap_s
from shingleback.domain.kernel_log.rules import Diagnosis, Episode, EpisodeKind, LogLine, Rule, RuleBook, Shingled
from shingleback.domain.smr.evidence import Confidence

_LONE_RESETS: Final = 3
_TIMED_OUT_S: Final = 60.0  # resets caused by one command timeout after another are closer together than this
_SPIN_UP_S: Final = 15.0  # when a drive takes the most power
_PLACE_SECTORS: Final = 2048  # of one MiB: a bad spot spans neighboring tracks, and readers read around it
_BETWEEN_HANGS_S: Final = 20.0  # less than the 30 s that the kernel waits for a command
_FEW_LINES: Final = 30
_OF_WRITES: Final = frozenset({"ata-writes", "writes-wait"})
_POWER: Final = frozenset({"over-current", "power-short"})
_TORN_OFTEN: Final = 3
_AT_ONCE_S: Final = 1.0
_TOO_MANY_PORTS: Final = 3  # a dock takes along two: it is a hub for USB 2 and one for USB 3
_FAILURES: Final = frozenset({"io-error", "filesystem-io-error", "nvme-down", "offline", "read-only-now"})
_OF_THE_COMPUTER: Final = frozenset({"iommu-fault", "slot-emptied", "card-removed"})
_NOT_STARTED: Final = frozenset({"usb-descriptor-error", "usb-address-error", "usb-enumeration-failed"})
Judge = Callable[[Evidence], Shingled]

# The summary is the first of these that was found: data loss, then an unreachable drive, then a drive that cannot be
# written, and last what only needs patience. Unknown trouble does not hide known trouble.
_GRAVITY: Final = (
    EpisodeKind.DRIVE_FAILING,
    EpisodeKind.LINK_OR_CABLE,
    EpisodeKind.USB_BRIDGE_OR_POWER,
    EpisodeKind.FILESYSTEM_FULL,
    EpisodeKind.SOFTWARE_OR_OTHER,
    EpisodeKind.SMR_NORMAL_STALL,
    EpisodeKind.UNPLUGGED,
    EpisodeKind.UNKNOWN,
)

_SUREST_FIRST: Final = tuple(Confidence)
_OF_ANY_VOLUME: Final = frozenset({"no-space", "pool-full", "image-not-written"})  # images in files as well
_OF_LEAVING: Final = frozenset({"usb-new", "usb-disconnect", "disconnect-first", "left-with-others", "superspeed"})
_OF_ANY_DEVICE: Final = frozenset(
    {"usb-new", "usb-reset", "usb-disconnect", "disconnect-first", "back-at-once", "superspeed", "answered-again"}
)


def add_cross_signs(incidents: Sequence[Incident], departures: Iterable[ParsedLine]) -> None:
    """Add the signs that only several happenings show together.

    They are `resets-alone`, `resets-far-apart`, `torn-often`, `one-place`, `reads-hang-alone`, `starved`,
    `drives-fail-too` and `left-with-others`.
    """
    drives = {
        id(incident.drive): [sibling for sibling in incidents if sibling.drive is incident.drive]
        for incident in incidents
        if incident.drive
    }
    for of_drive in drives.values():
        _add_lone_resets(of_drive, incidents)
        common_signs = set()
        if sum(incident.torn_returns for incident in of_drive) >= _TORN_OFTEN:
            common_signs.add("torn-often")
        if _hangs_at_one_place(of_drive):
            common_signs.add("one-place")
        if any(
            {"ata-timeout", "ata-reads"} <= incident.signs and not incident.signs & _OF_WRITES for incident in of_drive
        ):
            common_signs.add("reads-hang-alone")
        for incident in of_drive:
            incident.signs |= common_signs
    failing = [incident for incident in incidents if incident.signs & _FAILURES]
    left_together = {line.number for line in _left_together(list(departures))}
    for incident in incidents:
        if "controller-died" in incident.signs and _is_starved(incident, incidents):
            incident.signs.add("starved")
        # What a controller or a slot tells only matters if a drive fails meanwhile.
        if incident.signs & _OF_THE_COMPUTER and any(incident.overlaps(failure) for failure in failing):
            incident.signs.add("drives-fail-too")
        if "disconnect-first" in incident.signs and any(line.number in left_together for line in incident.lines):
            incident.signs.add("left-with-others")


def _add_lone_resets(of_drive: Sequence[Incident], incidents: Iterable[Incident]) -> None:
    resets = [line for incident in of_drive for line in incident.reset_at]
    if len(resets) < _LONE_RESETS or not all(incident.is_lone_resets for incident in of_drive):
        return
    # A task waits, or commands of a drive time out whose port the log does not tell: that may be this drive.
    waiting = [
        incident
        for incident in incidents
        if "hung-task" in incident.signs
        or ("command-timeout" in incident.signs and (incident.drive is None or not incident.drive.has_port))
    ]
    if any(incident.overlaps(of_waiting) for incident in of_drive for of_waiting in waiting):
        return
    gaps = [
        same_clock_gap_s(earlier, later) for earlier, later in pairwise(sorted(resets, key=lambda line: line.number))
    ]
    are_far_apart = all(gap is not None and gap > _TIMED_OUT_S for gap in gaps)
    for incident in of_drive:
        incident.signs |= {"resets-alone", "resets-far-apart"} if are_far_apart else {"resets-alone"}


def _hangs_at_one_place(of_drive: Iterable[Incident]) -> bool:
    """Whether reads hung again and again, none of them farther than a MiB from the others."""
    hung_reads = [read for incident in of_drive for read in incident.hung_reads]
    sectors = [sector for _, sector in hung_reads]
    if not sectors or max(sectors) - min(sectors) > _PLACE_SECTORS:
        return False
    gap_s = same_clock_gap_s(hung_reads[0][0], hung_reads[-1][0])
    return gap_s is not None and gap_s >= _BETWEEN_HANGS_S


def _is_starved(controller: Incident, incidents: Iterable[Incident]) -> bool:
    """Whether a controller died for lack of power. Not if the log shows a fault of its own."""
    if "iommu-fault" in controller.signs or any("Host System Error" in line.text for line in controller.lines):
        return False
    beside = [incident for incident in incidents if incident is not controller and incident.overlaps(controller)]
    return any(_lacks_power(incident, controller.first) for incident in beside)


def _lacks_power(beside: Incident, died: ParsedLine) -> bool:
    if beside.first.number < died.number and beside.signs & _POWER:
        return True
    if beside.first.number < died.number and beside.signs & _NOT_STARTED and "xhci-trouble" not in beside.signs:
        return any("-71" in line.text for line in beside.lines if line.number < died.number)
    spun_up_at = beside.drive.spun_up_at if beside.drive else None
    if spun_up_at is None or spun_up_at.number >= died.number:
        return False
    gap_s = same_clock_gap_s(spun_up_at, died)
    return died.number - spun_up_at.number <= _FEW_LINES if gap_s is None else 0 <= gap_s <= _SPIN_UP_S


def _left_together(departures: Sequence[ParsedLine]) -> Iterator[ParsedLine]:
    """What left while devices at several ports of the computer itself did, though their controller stayed."""
    ports = [next(iter(names_in(line.text)), "").partition(".")[0] for line in departures]
    is_controller = [" usb usb" in f" {line.text}" for line in departures]
    for place, departure in enumerate(departures):
        first, last = place, place
        while first > 0 and _is_at_once(departure, departures[first - 1]):
            first -= 1
        while last + 1 < len(departures) and _is_at_once(departure, departures[last + 1]):
            last += 1
        together = slice(first, last + 1)
        if len({*ports[together]}) >= _TOO_MANY_PORTS and not any(is_controller[together]):
            yield departure


def _is_at_once(first: ParsedLine, second: ParsedLine) -> bool:
    gap_s = same_clock_gap_s(first, second)
    return gap_s is not None and abs(gap_s) <= _AT_ONCE_S


@dataclass
class _Decided:
    incident: Incident
    rule: Rule
    drives: list[LoggedDrive]


def unknown_recording(_evidence: Evidence) -> Shingled:
    return Shingled.UNKNOWN


def diagnose(
    lines: Iterable[str], rules: RuleBook, judge: Judge = unknown_recording, only: Iterable[str] = ()
) -> Diagnosis:
    """Find out what happened.

    Args:
        lines: of the log, in order; read once, and not kept.
        rules: as read from the file in `resources`.
        judge: whether a drive is shingled, judged from what the log says about it.
        only: the names of one drive, as `parser.kernel_names` returns them; empty for all drives.
    """
    gathering = EpisodeCollector(rules.signs)
    for line in lines:
        gathering.take(line)
    decided = _decide(gathering, rules, judge)
    decided = _with_results(_merge_spreading(decided, rules))
    if device_names := list(only):
        holders = [gathering.drives.holder(name) for name in device_names]
        decided = [
            decision for decision in decided if any(drive is holder for drive in decision.drives for holder in holders)
        ]
    episodes = tuple(_episode(decision) for decision in _joined(decided))
    summary = summary_of([episode.kind for episode in episodes])
    deciding = [episode for episode in episodes if episode.kind is summary]
    if not deciding:
        return Diagnosis(episodes, summary)
    surest = min(deciding, key=lambda episode: _SUREST_FIRST.index(episode.confidence))
    return Diagnosis(episodes, summary, surest.confidence, surest.second)


def summary_of(kinds: Iterable[EpisodeKind]) -> EpisodeKind:
    """The gravest kind; NOTHING_WRONG if there is none."""
    present_kinds = set(kinds)
    return next((kind for kind in _GRAVITY if kind in present_kinds), EpisodeKind.NOTHING_WRONG)


def _decide(gathering: EpisodeCollector, rules: RuleBook, judge: Judge) -> list[_Decided]:
    decided = []
    united = _united(gathering.incidents)
    add_cross_signs(united, gathering.departures)
    for incident in united:
        drive = incident.drive
        if drive is not None and (_is_irrelevant(drive, incident) or _has_only_left(incident, united)):
            continue
        is_told = drive is not None and drive.says
        shingled = Shingled.YES if is_told else judge(drive.evidence if drive else Evidence())
        rule = rules.decide(incident.all_signs(), shingled)
        if rule is not None and rule.kind is not EpisodeKind.NOTHING_WRONG:
            decided.append(_Decided(incident, rule, [drive] if drive else []))
    return decided


def _united(incidents: Iterable[Incident]) -> list[Incident]:
    """The happenings, with those of drives that turned out to be the same merged."""
    united: list[Incident] = []
    for incident in incidents:
        drive = incident.drive = incident.drive.canonical if incident.drive else None
        same_incident = next(
            (earlier for earlier in united if drive and earlier.drive is drive and earlier.overlaps(incident)), None
        )
        if same_incident is None:
            united.append(incident)
        else:
            same_incident.absorb(incident)
    return united


def _is_irrelevant(drive: LoggedDrive, incident: Incident) -> bool:
    """Whether it is a disc, an empty slot or a keyboard; or a device never seen as a drive was reset or left.

    A device that comes back as another one has changed its mode, as modems and telephones do.
    """
    if drive.is_disc or drive.is_other:
        return incident.signs.isdisjoint(_OF_ANY_VOLUME)
    is_seen = drive.was_attached or drive.speed in ("low", "full")
    is_no_storage = is_seen and not drive.is_storage
    return (is_no_storage or drive.is_another_now) and incident.signs <= _OF_ANY_DEVICE


def _has_only_left(departed: Incident, united: Sequence[Incident]) -> bool:
    """Whether the log only says that it has left: nothing tells that it was a drive, or that anything failed.

    If a drive left at the same time, that is what failed.
    """
    if _is_drive(departed) or not departed.signs <= _OF_LEAVING:
        return False
    beside_drive = "left-with-others" in departed.signs and any(
        _is_drive(incident) and "left-with-others" in incident.signs for incident in united
    )
    return beside_drive or all(incident.signs <= _OF_LEAVING for incident in united)


def _is_drive(incident: Incident) -> bool:
    return incident.drive is not None and (incident.drive.is_storage or incident.drive.has_address)


def _merge_spreading(decided: list[_Decided], rules: RuleBook) -> list[_Decided]:
    """Merge a cause that spreads, such as a dying controller or a weak power supply, with its effects on others."""
    spreading = [decision for decision in decided if decision.rule.spreads]
    for cause in sorted(spreading, key=lambda decision: rules.rules.index(decision.rule)):
        for consequence in [
            decision for decision in decided if decision is not cause and decision.rule.kind in cause.rule.spreads
        ]:
            names = [name for drive in consequence.drives for name in drive.names]
            is_inside = any(name.startswith("ata") for name in names)  # on a SATA port, not on a USB controller
            if cause in decided and consequence.incident.overlaps(cause.incident) and not is_inside:
                _take(cause, consequence)
                decided.remove(consequence)
    return decided


def _with_results(decided: list[_Decided]) -> list[_Decided]:
    """Merge each mere result with its cause, if the log contains the cause."""
    causes = [decision for decision in decided if not decision.rule.is_result]
    remaining = list(causes)
    for result in [decision for decision in decided if decision.rule.is_result]:
        cause = next((candidate for candidate in causes if _explains(candidate, result)), None)
        if cause is None:
            remaining.append(result)
        else:
            _take(cause, result)
    return sorted(remaining, key=lambda decision: decision.incident.first.number)


def _explains(cause: _Decided, result: _Decided) -> bool:
    """Whether the cause explains the result. A drive does not explain errors of another drive.

    It does explain errors of a device that is stacked on it, or that has no port or address of its own.
    """
    if not cause.incident.overlaps(result.incident):
        return False
    is_addressed = any(drive.has_address for drive in cause.drives)
    return all(
        drive in cause.drives or drive.is_stacked or not (drive.has_port or (drive.has_address and is_addressed))
        for drive in result.drives
    )


def _take(cause: _Decided, part: _Decided) -> None:
    cause.incident.absorb(part.incident)
    cause.drives += [drive for drive in part.drives if drive not in cause.drives]


def _joined(decided: list[_Decided]) -> list[_Decided]:
    """Merge repetitions with the same drive into one episode that occurred several times."""
    joined: list[_Decided] = []
    for decision in decided:
        earlier = next((candidate for candidate in joined if _is_the_same(candidate, decision)), None)
        if earlier is None:
            joined.append(decision)
        else:
            earlier.incident.times += not earlier.incident.overlaps(decision.incident)
            _take(earlier, decision)
    return joined


def _is_the_same(first: _Decided, second: _Decided) -> bool:
    if first.rule.id != second.rule.id:
        return False
    return first.drives == second.drives or (
        not (first.drives and second.drives) and first.incident.overlaps(second.incident)
    )  # a line that names no drive joins those that do


def _episode(decision: _Decided) -> Episode:
    incident = decision.incident
    usb_ids = list(dict.fromkeys(drive.usb for drive in decision.drives if drive.usb))
    return Episode(
        kind=decision.rule.kind,
        rule=decision.rule.id,
        lines=tuple(LogLine(line.number, line.text, line.at_s) for line in incident.lines),
        devices=tuple(dict.fromkeys(name for drive in decision.drives for name in drive.names)),
        values=(("times", str(incident.times)), *((("usb", str(usb_ids[0])),) if len(usb_ids) == 1 else ())),
        sources=decision.rule.sources,
        confidence=decision.rule.confidence,
        second=decision.rule.second,
    )
