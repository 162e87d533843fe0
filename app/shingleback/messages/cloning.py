"""Sentences about cloning a drive and moving a backup: the steps, why it was refused, and how it ended."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from shingleback.domain.cloning import ClonePlan, CloneRemark, CloneStep
from shingleback.domain.text import visible
from shingleback.messages.drive import holds_backup, serial_end
from shingleback.messages.translate import (
    QT_TRANSLATE_NOOP,
    CountedFiles,
    Translate,
    capacity,
    files,
    size,
    untranslated,
)

_CONTEXT: Final = "cloning"

_WILL: Final[dict[CloneStep, str]] = {
    CloneStep.CHECK: QT_TRANSLATE_NOOP(
        "cloning", "Check again that these are the two drives, and that nothing on them is in use."
    ),
    CloneStep.ERASE: QT_TRANSLATE_NOOP("cloning", "Erase everything on {target}."),
    CloneStep.COPY: QT_TRANSLATE_NOOP("cloning", "Copy {size} from {source}, in large writes from front to back."),
    CloneStep.COMPARE: QT_TRANSLATE_NOOP("cloning", "Read both back, and compare them."),
    CloneStep.GROW: QT_TRANSLATE_NOOP("cloning", "Grow the filesystem to fill the new drive."),
    CloneStep.MOUNT: QT_TRANSLATE_NOOP(
        "cloning", "Open it without access times, so that reading writes nothing to it."
    ),
}
_REMARKS: Final[dict[CloneRemark, str]] = {
    CloneRemark.ALL: QT_TRANSLATE_NOOP(
        "cloning", "Everything is copied, because it is not known which parts are in use."
    ),
    CloneRemark.DOUBTFUL_MAP: QT_TRANSLATE_NOOP(
        "cloning",
        "Everything is copied, to be safe: the filesystem's record of used space may be wrong, "
        "because it is damaged or the drive was not ejected.",
    ),
    CloneRemark.USED: QT_TRANSLATE_NOOP("cloning", "Only used space is copied: {used} of {size}."),
    CloneRemark.AS_PARTITION: QT_TRANSLATE_NOOP("cloning", "The copy becomes the only partition on the drive."),
    CloneRemark.STAYS: QT_TRANSLATE_NOOP("cloning", "The filesystem keeps its size, because this kind can't grow."),
    CloneRemark.KEEPS_SIZE: QT_TRANSLATE_NOOP("cloning", "The filesystem keeps its size."),
    CloneRemark.GROWS_LATER: QT_TRANSLATE_NOOP(
        "cloning", "It is encrypted: its filesystem can grow once the copy is unlocked."
    ),
    CloneRemark.RENAMED: QT_TRANSLATE_NOOP(
        "cloning", "The copy gets an identifier of its own, so that both drives can stay plugged in."
    ),
    CloneRemark.TWINS: QT_TRANSLATE_NOOP(
        "cloning", "To the computer, both are the same drive. Unplug one of them before you use the other."
    ),
    CloneRemark.IMAGE_KEEPS_UUID: QT_TRANSLATE_NOOP(
        "cloning", "An image file keeps the identifier: only a copy on a drive can get its own."
    ),
    CloneRemark.SETS_STAY: QT_TRANSLATE_NOOP(
        "cloning", "Backup sets don't change: they can only follow from one drive to another."
    ),
}
_UNREAD: Final = QT_TRANSLATE_NOOP(
    "cloning", "{size} of the source could not be read, after several attempts. The copy has zeros there."
)
_FOLLOWED: Final = QT_TRANSLATE_NOOP("cloning", "The backup sets of the old drive now use the copy.")
_HAS_EVERYTHING: Final = QT_TRANSLATE_NOOP(
    "cloning", "The filesystem on the copy was checked: everything it refers to was copied."
)
_CONTINUES: Final = QT_TRANSLATE_NOOP(
    "cloning", "An earlier copy of these two was interrupted after {done} of {size}. It continues from there."
)
_MOVING_CONTEXT: Final = "moving"

_WOULD: Final = QT_TRANSLATE_NOOP("moving", "{versions} with {files} ({size}) will be copied. There is enough space.")
_KEPT: Final = QT_TRANSLATE_NOOP("moving", "Already there, from an earlier run: {files} ({size}).")
_READY: Final = QT_TRANSLATE_NOOP("moving", "In {target}: {versions} with {files} ({size}), read back and intact.")
_VERSIONS: Final = QT_TRANSLATE_NOOP("moving", "%n version(s)")
_GOES_THERE: Final = QT_TRANSLATE_NOOP("moving", "The next backup goes there. The old one stays as it is.")
_STAYS: Final = QT_TRANSLATE_NOOP("moving", "The old backup stays as it is.")
_GOES_THERE_AS_ONE: Final = QT_TRANSLATE_NOOP("moving", "The next backup goes there. The old ones stay as they are.")
_STAY: Final = QT_TRANSLATE_NOOP("moving", "The old backups stay as they are.")
_WAS_COMPLETE: Final = QT_TRANSLATE_NOOP("moving", "The backup is already there: an earlier run has moved it.")
_WILL_BE_ONE: Final = QT_TRANSLATE_NOOP(
    "moving", "The backups become one. Each version contains what all of them had at that time."
)
_ARE_ONE: Final = QT_TRANSLATE_NOOP(
    "moving", "The backups are now one. Each version contains what all of them had at that time."
)
_MISSING: Final = QT_TRANSLATE_NOOP(
    "moving",
    "Files that could not be read in the old backup: {count}. The next backup copies those that you still have.",
)
_SET_ASIDE: Final = QT_TRANSLATE_NOOP(
    "moving",
    "Files there that were in the backup's folders but are not part of the backup were moved to {folder}.",
)


def known_as(name: str, size_bytes: int, label: str, serial: str, translate: Translate = untranslated) -> str:
    """A drive or volume as the user knows it at any port: "Seagate Expansion HDD (Photos, 8 TB, …4F2K)".

    Only its name, if nothing else is known.
    """
    marks = ", ".join(marks_of(size_bytes, label, serial, translate))
    return f"{name} ({marks})" if marks else name


def marks_of(size_bytes: int, label: str, serial: str, translate: Translate = untranslated) -> list[str]:
    """What distinguishes a drive or volume from others with the same name, as far as it is known."""
    whole = capacity(size_bytes, translate) if size_bytes else ""
    return [mark for mark in (label, whole, serial_end(serial)) if mark]


class CloneFigures(NamedTuple):
    """The figures for the sentences about a plan. `target_folders`: as they are shown, in names or as paths."""

    source: str
    target: str
    source_bytes: int
    copied_bytes: int
    target_folders: tuple[str, ...] = ()


def figures_of(plan: ClonePlan, target_folders: tuple[str, ...]) -> CloneFigures:
    shown_folders = tuple(map(visible, target_folders))
    return CloneFigures(plan.source_name, plan.target_name, plan.source_bytes, plan.copied_bytes, shown_folders)


def will(step: CloneStep, figures: CloneFigures, translate: Translate = untranslated) -> str:
    """What the step will do."""
    values = {
        "source": figures.source,
        "target": figures.target,
        "size": size(figures.copied_bytes, translate),
    }
    text = translate(_CONTEXT, _WILL[step]).format_map(values)
    has_backup = step is CloneStep.ERASE and figures.target_folders
    return f"{text} {holds_backup(figures.target_folders, translate)}" if has_backup else text


def remark(code: CloneRemark, figures: CloneFigures, translate: Translate = untranslated) -> str:
    """A remark to read before cloning."""
    used, whole = size(figures.copied_bytes, translate), size(figures.source_bytes, translate)
    return translate(_CONTEXT, _REMARKS[code]).format(used=used, size=whole)


def continues(kept_bytes: int, copied_bytes: int, translate: Translate = untranslated) -> str:
    """There is a map of an earlier run, which this one continues."""
    done, whole = size(kept_bytes, translate), size(copied_bytes, translate)
    return translate(_CONTEXT, _CONTINUES).format(done=done, size=whole)


def followed(translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _FOLLOWED)


def has_everything(translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _HAS_EVERYTHING)


def unread(count_bytes: int, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _UNREAD).format(size=size(count_bytes, translate))


class MoveResult(Protocol):
    """The part of `protocol.cloning.MoveFinished` about what was moved. Places may have been replaced by names."""

    @property
    def target(self) -> str: ...

    @property
    def merged(self) -> Sequence[str]: ...

    @property
    def versions(self) -> int: ...

    @property
    def total(self) -> CountedFiles: ...

    @property
    def copied(self) -> CountedFiles: ...

    @property
    def kept(self) -> CountedFiles: ...

    @property
    def left_out_count(self) -> int: ...

    @property
    def was_complete(self) -> bool: ...

    @property
    def followed(self) -> Sequence[str]: ...

    @property
    def set_aside(self) -> str: ...


def would(moved: MoveResult, translate: Translate = untranslated) -> list[str]:
    """The result of a dry run."""
    lines = [_with_count(_WOULD, moved, [moved.total], translate)]
    if moved.merged:
        lines.append(translate(_MOVING_CONTEXT, _WILL_BE_ONE))
    if moved.kept.files:
        lines.append(_with_count(_KEPT, moved, [moved.kept], translate))
    return lines


def moved_lines(moved: MoveResult, translate: Translate = untranslated) -> list[str]:
    """The result of a completed move."""
    lines = [translate(_MOVING_CONTEXT, _WAS_COMPLETE)]
    if not moved.was_complete:
        lines = [_with_count(_READY, moved, [moved.copied, moved.kept], translate)]
        if moved.merged:
            lines.append(translate(_MOVING_CONTEXT, _ARE_ONE))
    if moved.left_out_count:
        lines.append(translate(_MOVING_CONTEXT, _MISSING).format(count=files(moved.left_out_count, translate)))
    if moved.set_aside:
        lines.append(translate(_MOVING_CONTEXT, _SET_ASIDE).format(folder=moved.set_aside))
    goes_there, stays = (_GOES_THERE_AS_ONE, _STAY) if moved.merged else (_GOES_THERE, _STAYS)
    lines.append(translate(_MOVING_CONTEXT, goes_there if moved.followed else stays))
    return lines


def _with_count(sentence: str, moved: MoveResult, counted: Sequence[CountedFiles], translate: Translate) -> str:
    return translate(_MOVING_CONTEXT, sentence).format(
        files=files(sum(tally.files for tally in counted), translate),
        size=size(sum(tally.bytes for tally in counted), translate),
        target=moved.target,
        versions=translate(_MOVING_CONTEXT, _VERSIONS, moved.versions),
    )
