"""Sentences about moving a backup: why it was refused, and how it ended."""

from typing import Final, NamedTuple

from shingleback.domain.errors import Why
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, files, size, untranslated

_CONTEXT: Final = "moving"

REFUSALS: Final[dict[Why, str]] = {
    Why.MOVE_SAME_PLACE: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} is where the backup is now, or one is inside of the other. Choose a folder on another drive.",
    ),
    Why.MOVE_TARGET_TAKEN: QT_TRANSLATE_NOOP(
        "refusals", "{path} exists already, and is not replaced. Choose an empty folder, or a name that is not taken."
    ),
    Why.MOVE_FILESYSTEM: QT_TRANSLATE_NOOP(
        "refusals",
        "The new drive ({filesystem}) can't hold all that this backup has: some names, links, permissions or large"
        " files would be lost. Format it with ext4, btrfs or XFS first, or start a new backup there.",
    ),
    Why.MOVE_NO_ROOM: QT_TRANSLATE_NOOP(
        "refusals",
        "The new drive doesn't have enough room for all versions of this backup. Choose a larger one, or free some"
        " room; then start again. The old drive has everything.",
    ),
    Why.MOVE_DIFFERS: QT_TRANSLATE_NOOP(
        "refusals",
        "On the new drive, {count} of the files are not what was written. The drive, a cable or the computer's memory"
        " is faulty. Keep the old drive as it is; try another cable or port, and start again.",
    ),
    Why.MOVE_STOPPED: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup is not moved yet, and the old drive still has everything. Start again with the same two places: it"
        " goes on where it stopped.",
    ),
}

NOTES: Final[dict[str, str]] = {
    "move-sets-stay": QT_TRANSLATE_NOOP(
        "reasons", "The backup is moved, but the backup sets could not be changed. Choose the new place for them."
    ),
    "move-others-stay": QT_TRANSLATE_NOOP(
        "reasons", "These are beside the backup, but not part of it, and stay on the old drive only: {names}"
    ),
}

_WOULD: Final = QT_TRANSLATE_NOOP(
    "moving", "To copy to {target}: {files} ({size}), for all versions ({versions}). There is enough room."
)
_KEPT: Final = QT_TRANSLATE_NOOP("moving", "There already, from an earlier run: {files} ({size}).")
_COPIED: Final = QT_TRANSLATE_NOOP("moving", "Copied to {target}: {files} ({size}).")
_CHECKED: Final = QT_TRANSLATE_NOOP("moving", "Everything was read back from the new drive, and is right.")
_READY: Final = QT_TRANSLATE_NOOP(
    "moving",
    "The backup is there with all versions ({versions}), and the next one continues it. The old drive is unchanged.",
)
_WAS_COMPLETE: Final = QT_TRANSLATE_NOOP("moving", "The backup is there already: an earlier run has moved it.")
_MISSING: Final = QT_TRANSLATE_NOOP(
    "moving", "Not readable on the old drive: {count}. The next backup copies again what you still have."
)
_FOLLOWED: Final = QT_TRANSLATE_NOOP("moving", "The backup sets go to the new drive from now on.")


class MovedFigures(NamedTuple):
    """What the sentences tell of a move. Each pair is a count of files, and their bytes."""

    target: str
    versions: int
    total: tuple[int, int]
    copied: tuple[int, int]
    kept: tuple[int, int]
    missing: int = 0
    was_complete: bool = False
    is_followed: bool = False


def would(moved: MovedFigures, translate: Translate = untranslated) -> list[str]:
    """What a dry run has found."""
    lines = [_said(_WOULD, moved, moved.total, translate)]
    if moved.kept[0]:
        lines.append(_said(_KEPT, moved, moved.kept, translate))
    return lines


def ended(moved: MovedFigures, translate: Translate = untranslated) -> list[str]:
    """How it ended, where the backup is on the new drive now."""
    lines = [translate(_CONTEXT, _WAS_COMPLETE)]
    if not moved.was_complete:
        lines = [_said(_COPIED, moved, moved.copied, translate)]
        if moved.kept[0]:
            lines.append(_said(_KEPT, moved, moved.kept, translate))
        lines.append(translate(_CONTEXT, _CHECKED))
        lines.append(_said(_READY, moved, (0, 0), translate))
    if moved.missing:
        lines.append(translate(_CONTEXT, _MISSING).format(count=files(moved.missing, translate)))
    if moved.is_followed:
        lines.append(translate(_CONTEXT, _FOLLOWED))
    return lines


def _said(sentence: str, moved: MovedFigures, count: tuple[int, int], translate: Translate) -> str:
    return translate(_CONTEXT, sentence).format(
        files=files(count[0], translate), size=size(count[1], translate), target=moved.target, versions=moved.versions
    )
