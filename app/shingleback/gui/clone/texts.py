"""Sentences about a copy of a drive, from its state."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final, NamedTuple

import msgspec.structs
from PySide6.QtCore import QCoreApplication

from shingleback.domain.cloning import CloneRemark, CloneStep
from shingleback.domain.copy_time import CopyEnd, copy_of_drive
from shingleback.domain.drive import Drive, Use
from shingleback.domain.errors import DRIVE_SERVICE_MISSING, Outcome, Why, named_outcome
from shingleback.domain.local_time import local_time
from shingleback.domain.smart.report import Health
from shingleback.domain.text import visible
from shingleback.gui.clone.state import CloneState
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.drives import texts as drive_texts
from shingleback.gui.home.texts import names
from shingleback.gui.run import texts as run_texts
from shingleback.gui.run.texts import size, translate
from shingleback.gui.wizard import texts as wizard_texts
from shingleback.messages import cloning, time_left
from shingleback.messages.died import died_copying
from shingleback.messages.drive import holds_backup, serial_end
from shingleback.messages.translate import QT_TRANSLATE_NOOP, capitalized, headed
from shingleback.protocol.cloning import CloneFinished, ClonePlanItem
from shingleback.protocol.events import Progress
from shingleback.protocol.run_state import Stage
from shingleback.store.unfinished import DriveMarks, UnfinishedCopy

_CONTEXT: Final = "clone"
_QUICKEST: Final = 0.6  # share of the time for copying the same amount
_COMPARING: Final = QT_TRANSLATE_NOOP("clone", "Comparing")
_FINISHING: Final = QT_TRANSLATE_NOOP("clone", "Finishing")
_BOTH_READ: Final = QT_TRANSLATE_NOOP("clone", "Both are read back and compared.")
_GROWING: Final = QT_TRANSLATE_NOOP("clone", "Everything is copied. Getting the copy ready to use.")
_COPYING: Final = QT_TRANSLATE_NOOP("clone", "The drive is copied from front to back, in large writes.")
_COMPARED_NEXT: Final = QT_TRANSLATE_NOOP("clone", "Both are read back and compared afterward.")
_DOING: Final[dict[Stage, str]] = {
    Stage.PAUSED: QT_TRANSLATE_NOOP("clone", "The copy is paused. Continue whenever you like."),
    Stage.PAUSING: QT_TRANSLATE_NOOP("clone", "Data on its way to the drive is written first."),
    Stage.CANCELING: QT_TRANSLATE_NOOP("clone", "What was copied is kept, so you can continue later."),
}
_HEADLINES: Final[dict[str, str]] = {
    Outcome.DONE: QT_TRANSLATE_NOOP("clone", "The copy is complete"),
    Outcome.LEFT_OUT: QT_TRANSLATE_NOOP("clone", "The copy is complete, except for areas that could not be read"),
    Outcome.USAGE: QT_TRANSLATE_NOOP("clone", "The copy could not start"),
    Outcome.UNSAFE: QT_TRANSLATE_NOOP("clone", "Not started, to be on the safe side"),
    Outcome.DRIVE_GONE: QT_TRANSLATE_NOOP("clone", "A drive was disconnected"),
    Outcome.DRIVE_FULL: QT_TRANSLATE_NOOP("clone", "There is not enough space"),
    Outcome.DRIVE_REFUSED: QT_TRANSLATE_NOOP("clone", "A drive returned errors"),
    Outcome.CANCELED: QT_TRANSLATE_NOOP("clone", "The copy was stopped"),
    Outcome.INTERNAL: QT_TRANSLATE_NOOP("clone", "The copy was interrupted"),
}
_NO_FAULT_OF_A_DRIVE: Final = DRIVE_SERVICE_MISSING | {Why.NOT_ALLOWED}
_SAME: Final = QT_TRANSLATE_NOOP("clone", "Both were read back, and are identical.")
_UNCOMPARED: Final = QT_TRANSLATE_NOOP("clone", "The copy was not compared with the original.")
_GREW: Final = QT_TRANSLATE_NOOP("clone", "The filesystem now fills the new drive.")
_TITLE: Final = QT_TRANSLATE_NOOP("clone", "Copy {source} to {target}")
_IMAGE: Final = QT_TRANSLATE_NOOP("clone", "It is in the file {path}.")
_DOES: Final = QT_TRANSLATE_NOOP(
    "clone",
    "The drive is copied as it is, in large writes. This is the fastest way to move to a new drive, or to rescue a"
    " failing one. The old drive is only read.",
)
_TAKES_LONG: Final = QT_TRANSLATE_NOOP("clone", "A full drive takes many hours. You can pause it.")
_TAKES: Final = QT_TRANSLATE_NOOP("clone", "Probably {time}. You can pause it.")
_TAKES_WITH_COMPARING: Final = QT_TRANSLATE_NOOP("clone", "Probably {time}, with the comparison. You can pause it.")
_ERASES: Final = QT_TRANSLATE_NOOP("clone", "Everything on the new drive is erased.")
_IS_ILL: Final = QT_TRANSLATE_NOOP(
    "clone", "The old drive reports problems. What it can't read is missing from the copy, and takes longer."
)
_GOES_ON: Final = QT_TRANSLATE_NOOP(
    "clone", "If you stop it, or a drive is unplugged, it can continue from there later."
)


class CloneEndpoint(NamedTuple):
    """Something that can be copied, or copied to.

    Attributes:
        drive: the path of its `Drive`; empty for an image.
        node: a device, or the path of an image; empty for none.
    """

    drive: str = ""
    node: str = ""
    text: str = ""

    @property
    def is_image(self) -> bool:
        return bool(self.node) and not self.drive


def sources(views: Sequence[DriveView]) -> tuple[CloneEndpoint, ...]:
    """Return whole drives, and their volumes."""
    endpoints: list[CloneEndpoint] = []
    for drive, text in _named(views):
        endpoints.append(CloneEndpoint(drive.path, drive.device, text))
        volumes = [volume for volume in drive.volumes if volume.device != drive.device and not volume.inside_of]
        texts = [run_texts.joined(text, drive_texts.volume(volume), by=" · ") for volume in volumes]
        endpoints += [
            CloneEndpoint(drive.path, volume.device, volume_text)
            for volume, volume_text in zip(volumes, _numbered(texts), strict=True)
        ]
    return tuple(endpoints)


def targets(views: Sequence[DriveView], source: CloneEndpoint) -> tuple[CloneEndpoint, ...]:
    """Return whole drives. The plan tells whether one may be erased, and why not."""
    return tuple(
        CloneEndpoint(drive.path, drive.device, text) for drive, text in _named(views) if drive.path != source.drive
    )


def _named(views: Sequence[DriveView]) -> list[tuple[Drive, str]]:
    """Return the drives to choose from, each with a text of its own; by serial numbers only if they look alike."""
    drives = [view.drive for view in views if not (view.drive.is_system or view.is_ignored or view.is_simulated)]
    names = [_joined(visible(drive.name), *drive_texts.size_and_connection(drive)) for drive in drives]
    texts = [
        _joined(name, serial_end(drive.serial)) if names.count(name) > 1 else name
        for drive, name in zip(drives, names, strict=True)
    ]
    return list(zip(drives, _numbered(texts), strict=True))


def _numbered(texts: Sequence[str]) -> list[str]:
    """Return the texts, with numbers where several are equal."""
    return [
        f"{text} ({texts[: number + 1].count(text)})" if texts.count(text) > 1 else text
        for number, text in enumerate(texts)
    ]


def _joined(*parts: str) -> str:
    return run_texts.joined(*filter(None, parts), by=" · ")


def in_names(state: CloneState, views: Sequence[DriveView]) -> CloneState:
    """Return the state with the names of its drives instead of their devices in what is said of it."""
    planned, result = (
        msgspec.structs.replace(finished, values=_with_names(finished.values, views)) if finished is not None else None
        for finished in (state.planned, state.result)
    )
    notes = tuple(msgspec.structs.replace(note, values=_with_names(note.values, views)) for note in state.run.notes)
    return replace(state, planned=planned, result=result, run=replace(state.run, notes=notes))


def _with_names(values: Mapping[str, str | int], views: Sequence[DriveView]) -> dict[str, str | int]:
    return {
        key: visible(view.drive.name) if isinstance(value, str) and (view := view_of(value, views)) else value
        for key, value in values.items()
    }


def identifying_facts(drive: Drive) -> str:
    """Return facts that identify the drive to erase: what is on it, its port, and the end of its serial number."""
    on_it = [
        drive_texts.volume(volume) for volume in drive.volumes if volume.use is not Use.EMPTY and not volume.inside_of
    ]
    facts = (
        (QCoreApplication.translate("DriveFacts", "What is on it"), "; ".join(on_it)),
        (QCoreApplication.translate("DriveFacts", "Plugged in at"), wizard_texts.usb_port(drive)),
        (QCoreApplication.translate("DriveFacts", "Serial number ends in"), serial_end(drive.serial)),
    )
    return "\n".join(headed(name, value, translate) for name, value in facts if value)


def unfinished_ends(copy: UnfinishedCopy) -> tuple[str, str]:
    """Return source and target, as the user knows them."""
    ends = ((copy.source_name, copy.source_marks), (copy.target_name, copy.target_marks))
    source, target = (_known_as(run_texts.translate.path(name), marks) for name, marks in ends)
    return source, target


def _known_as(name: str, marks: DriveMarks) -> str:
    known_marks = cloning.marks_of(marks.size_bytes, visible(marks.label), visible(marks.serial), translate)
    return f"{name} ({run_texts.joined(*known_marks)})" if known_marks else name


# the plan ----------------------------------------------------------------------------------------------------------


def _figures(plan: ClonePlanItem) -> cloning.CloneFigures:
    return cloning.CloneFigures(
        visible(plan.source_name),
        visible(plan.target_name),
        plan.source_bytes,
        plan.copied_bytes,
        tuple(names(plan.target_folders)),
    )


def steps(plan: ClonePlanItem) -> list[tuple[CloneStep, str]]:
    """Return the steps, each with a sentence on what it will do."""
    codes = [CloneStep(code) for code in plan.steps]
    return [(step, cloning.will(step, _figures(plan), translate)) for step in codes]


def remarks(plan: ClonePlanItem) -> list[str]:
    return [cloning.remark(CloneRemark(code), _figures(plan), translate) for code in plan.remark_codes]


def continues(state: CloneState) -> str:
    """Return how much an earlier copy of the two has; empty if there is none."""
    plan, kept_bytes = state.plan, state.kept_bytes
    return cloning.continues(kept_bytes, plan.copied_bytes, translate) if plan is not None and kept_bytes else ""


def backups_there(plan: ClonePlanItem) -> str:
    """Return which backups the target holds; empty if none."""
    return holds_backup(names(plan.target_folders), translate) if plan.target_folders else ""


def outlook(state: CloneState, views: Sequence[DriveView]) -> tuple[str, str, str]:
    """Return what happens, how long it takes, and what can go wrong. `views` are the drives that are plugged in."""
    plan = state.plan
    source = view_of(state.task.source, views)
    is_ill = source is not None and source.health is not None and source.health.health in (Health.WATCH, Health.FAILING)
    risks = [translate(_CONTEXT, _IS_ILL)] if is_ill else []
    risks.append(translate(_CONTEXT, _GOES_ON))
    if plan is None or plan.identity:
        backups = backups_there(plan) if plan is not None else ""
        risks = [translate(_CONTEXT, _ERASES), backups, *risks]
    return translate(_CONTEXT, _DOES), _takes(state, views), " ".join(filter(None, risks))


def _takes(state: CloneState, views: Sequence[DriveView]) -> str:
    plan = state.plan
    ends = [view_of(node, views) for node in (state.task.source, state.task.target)]
    known_ends = [CopyEnd(view.verdict, view.drive.link_mbps) for view in ends if view is not None]
    if plan is None or not known_ends:
        return translate(_CONTEXT, _TAKES_LONG)
    compared_bytes = plan.copied_bytes if CloneStep.COMPARE in plan.steps else 0
    time = copy_of_drive(max(0, plan.copied_bytes - state.kept_bytes), compared_bytes, known_ends)
    text = _TAKES_WITH_COMPARING if compared_bytes else _TAKES
    return translate(_CONTEXT, text).format(time=time_left.span(time.low_s, time.high_s, translate))


def view_of(node: str, views: Sequence[DriveView]) -> DriveView | None:
    """Return the drive that a device belongs to; None for an image, and for nothing."""
    devices = ((view, {view.drive.device, *(volume.device for volume in view.drive.volumes)}) for view in views)
    return next((view for view, nodes in devices if node in nodes), None)


def title(plan: ClonePlanItem) -> str:
    """Return what is copied where, for the time after the choice."""
    names = (translate.path(name) for name in (plan.source_name, plan.target_name))
    source, target = map(run_texts.isolated, names)
    return translate(_CONTEXT, _TITLE).format(source=source, target=target)


# the run -----------------------------------------------------------------------------------------------------------


def headline(state: CloneState, clock: Callable[[], datetime] = local_time) -> str:
    """Return the time left for everything if known, otherwise what is happening."""
    if state.is_finishing:
        return translate(_CONTEXT, _FINISHING)
    text = run_texts.headline(state.run, clock)
    progress = state.run.progress
    is_moving = text != run_texts.title(state.run)
    if state.is_comparing and not is_moving and state.run.stage is Stage.COPYING:
        return translate(_CONTEXT, _COMPARING)
    if progress is None or state.is_comparing or not is_moving or not state.task.choices.compares:
        return text
    low_s, high_s = _with_comparing(progress)
    return capitalized(time_left.remaining(low_s, high_s, clock(), translate)) or run_texts.title(state.run)


def _with_comparing(progress: Progress) -> tuple[float | None, float | None]:
    """Add the time for comparing: reading a drive takes about as long as writing it, perhaps less."""
    if progress.left_low_s is None or progress.left_high_s is None or not progress.bytes_per_s:
        return None, None
    longest_s = progress.total_bytes / progress.bytes_per_s
    return progress.left_low_s + _QUICKEST * longest_s, progress.left_high_s + longest_s


def happening(state: CloneState) -> str:
    """Return what is happening, in one sentence."""
    run = state.run
    if run.stage in _DOING:
        return translate(_CONTEXT, _DOING[run.stage])
    if state.is_finishing:
        return translate(_CONTEXT, _GROWING)
    if text := run_texts.explanation(run):
        return text
    if state.is_comparing:
        return translate(_CONTEXT, _BOTH_READ)
    doing = run_texts.drive(run) or translate(_CONTEXT, _COPYING)
    return f"{doing} {translate(_CONTEXT, _COMPARED_NEXT)}" if state.task.choices.compares else doing


def copied(state: CloneState) -> str:
    progress = state.run.progress
    if progress is None or state.is_comparing:
        return ""
    return run_texts.done_of(progress)


def compared(state: CloneState) -> str:
    progress = state.run.progress
    return run_texts.done_of(progress) if progress is not None and state.is_comparing else ""


def durable(state: CloneState) -> str:
    progress = state.run.progress
    return size(progress.durable_bytes) if progress is not None and not state.is_comparing else ""


# the end -----------------------------------------------------------------------------------------------------------


def result(state: CloneState) -> tuple[str, str]:
    """Return how it ended, with details; after an eject, the eject's result."""
    if state.run.stage is Stage.EJECTING or state.run.final is not None:
        return run_texts.title(state.run), run_texts.explanation(state.run)
    result = state.result
    if result is None:
        headline = translate(_CONTEXT, _HEADLINES[Outcome.INTERNAL])
        return headline, died_copying(state.detail, translate)
    outcome = Outcome.USAGE if _was_not_let_begin(result) else named_outcome(result.outcome, result.why)
    headline = translate(_CONTEXT, _HEADLINES.get(outcome, outcome))
    return headline, run_texts.sentence(result) if result.why else " ".join(_of_copy(result))


def _was_not_let_begin(result: CloneFinished) -> bool:
    return result.why in _NO_FAULT_OF_A_DRIVE and set(result.steps) <= {CloneStep.CHECK}


def _of_copy(result: CloneFinished) -> list[str]:
    sentences = [cloning.unread(result.bad_bytes, translate)] if result.bad_bytes else []
    sentences.append(translate(_CONTEXT, _SAME if result.is_same else _UNCOMPARED))
    if result.has_everything:
        sentences.append(cloning.has_everything(translate))
    if result.has_grown:
        sentences.append(translate(_CONTEXT, _GREW))
    if result.followed:
        sentences.append(cloning.followed(translate))
    if result.plan is not None and not result.plan.identity:
        sentences.append(translate(_CONTEXT, _IMAGE).format(path=translate.path(result.plan.target)))
    return sentences
