"""Sentences about what is going on: what the drive does, what the program does, what is normal, what to do."""

from typing import Final

from shingleback.domain.monitoring import (
    CacheState,
    Phase,
    RestReason,
    RunEvent,
    RunEventKind,
    Situation,
    SituationText,
)
from shingleback.domain.text import visible
from shingleback.messages.cache_gauge import between
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, duration, rate, size, untranslated

_CONTEXT: Final = "situations"

_LITTLE_TO_DO: Final = QT_TRANSLATE_NOOP("situations", "The drive has little to do yet.")
_WRITES: Final = QT_TRANSLATE_NOOP("situations", "The drive is writing your files.")
_TIDIES: Final = QT_TRANSLATE_NOOP("situations", "The drive is resting, and can tidy up.")
_WRITES_OUT: Final = QT_TRANSLATE_NOOP("situations", "The drive is still writing.")
_NOTHING_WAITS: Final = QT_TRANSLATE_NOOP("situations", "Everything is written, and the drive has been released.")
_NO_ANSWER: Final = QT_TRANSLATE_NOOP("situations", "The drive is not responding right now.")
_NOT_THERE: Final = QT_TRANSLATE_NOOP("situations", "The drive was unplugged or stopped responding.")

_COPIES: Final = QT_TRANSLATE_NOOP(
    "situations",
    "Shingleback copies your files and makes sure that they are really on the drive.",
)
_WAITS: Final = QT_TRANSLATE_NOOP("situations", "Shingleback is waiting for the drive. Nothing is wrong.")
_MAKES_SAFE: Final = QT_TRANSLATE_NOOP(
    "situations", "Shingleback is first making sure that the copied files are safe on the drive."
)
_NOTHING: Final = QT_TRANSLATE_NOOP("situations", "Shingleback is not using the drive.")
_NO_BACKUP: Final = QT_TRANSLATE_NOOP("situations", "Shingleback is not backing up to the drive.")
_ENDED_EARLY: Final = QT_TRANSLATE_NOOP(
    "situations",
    "The backup ended early. Files already on the drive are safe, and the next backup continues from there.",
)

_FAST_THEN_SLOW: Final = QT_TRANSLATE_NOOP(
    "situations", "Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen."
)
_NO_HURRY: Final = QT_TRANSLATE_NOOP("situations", "This can take a few minutes, and the bars may stand still.")
_BUSY_ALONE: Final = QT_TRANSLATE_NOOP(
    "situations", "The drive may hum, click and stay warm even when nothing is copied."
)
_BUSY_FOR_A_WHILE: Final = QT_TRANSLATE_NOOP("situations", "It may stay busy for a while.")
_NOT_NORMAL: Final = QT_TRANSLATE_NOOP("situations", "This is not normal. It usually has a cause that can be found.")

_GO_ON_WORKING: Final = QT_TRANSLATE_NOOP(
    "situations", "Use the computer as usual. Pause or stop whenever you like. Don't unplug the drive."
)
_WAIT: Final = QT_TRANSLATE_NOOP("situations", "Wait a moment. Don't unplug the drive.")
_EJECT_FIRST: Final = QT_TRANSLATE_NOOP("situations", "Eject the drive before you unplug it.")

_SITUATION_TEXTS: Final[dict[Situation, SituationText]] = {
    Situation.STARTING: SituationText(
        _LITTLE_TO_DO,
        QT_TRANSLATE_NOOP("situations", "Shingleback opens the backup on the drive."),
        QT_TRANSLATE_NOOP("situations", "A drive that was asleep needs some seconds to wake up."),
        _GO_ON_WORKING,
    ),
    Situation.SURVEYING: SituationText(
        _LITTLE_TO_DO,
        QT_TRANSLATE_NOOP("situations", "Shingleback is looking for new and changed files in your folders."),
        QT_TRANSLATE_NOOP("situations", "With very many files this takes a few minutes."),
        _GO_ON_WORKING,
    ),
    Situation.COPYING: SituationText(_WRITES, _COPIES, _FAST_THEN_SLOW, _GO_ON_WORKING),
    Situation.SLOW: SituationText(
        _WRITES,
        _COPIES,
        QT_TRANSLATE_NOOP("situations", "It is slow now. It will speed up when the drive has made room."),
        _GO_ON_WORKING,
    ),
    Situation.SILENT: SituationText(
        _NO_ANSWER,
        _WAITS,
        QT_TRANSLATE_NOOP("situations", "A drive that is making room may not respond for a minute or two."),
        _WAIT,
    ),
    Situation.RESTING: SituationText(_TIDIES, _WAITS, _BUSY_ALONE, _GO_ON_WORKING),
    Situation.GIVING_WAY: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is busy with another program."),
        QT_TRANSLATE_NOOP("situations", "Shingleback is letting the other program go first."),
        QT_TRANSLATE_NOOP("situations", "Two programs at once would slow each other down."),
        _GO_ON_WORKING,
    ),
    Situation.PAUSING: SituationText(_WRITES_OUT, _MAKES_SAFE, _NO_HURRY, _WAIT),
    Situation.PAUSED: SituationText(
        _TIDIES,
        QT_TRANSLATE_NOOP("situations", "Shingleback is paused. The files copied so far are safe on the drive."),
        _BUSY_ALONE,
        QT_TRANSLATE_NOOP(
            "situations", "Continue whenever you like. To take the drive with you, stop first, then eject it."
        ),
    ),
    Situation.STOPPING: SituationText(_WRITES_OUT, _MAKES_SAFE, _NO_HURRY, _WAIT),
    Situation.FINISHING: SituationText(
        _WRITES_OUT,
        QT_TRANSLATE_NOOP("situations", "Everything is copied. Shingleback is completing the new version."),
        _NO_HURRY,
        _WAIT,
    ),
    Situation.EJECTING: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive may still be writing."),
        QT_TRANSLATE_NOOP("situations", "Shingleback is waiting until everything is written, then releases the drive."),
        _NO_HURRY,
        _WAIT,
    ),
    Situation.TIDYING: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is tidying up."),
        QT_TRANSLATE_NOOP("situations", "The backup is complete, and Shingleback is no longer using the drive."),
        _BUSY_ALONE,
        QT_TRANSLATE_NOOP(
            "situations", "If you have time, leave the drive powered for a while. Eject it before you unplug it."
        ),
    ),
    Situation.COPIED: SituationText(
        QT_TRANSLATE_NOOP("situations", "Everything is written to the drive."),
        QT_TRANSLATE_NOOP("situations", "The backup is complete, and Shingleback is no longer using the drive."),
        _BUSY_ALONE,
        _EJECT_FIRST,
    ),
    Situation.STOPPED: SituationText(_TIDIES, _ENDED_EARLY, _BUSY_ALONE, _EJECT_FIRST),
    Situation.SAFE: SituationText(
        _NOTHING_WAITS,
        QT_TRANSLATE_NOOP("situations", "Shingleback is done with the drive."),
        QT_TRANSLATE_NOOP("situations", "Some drives keep spinning for a few seconds."),
        QT_TRANSLATE_NOOP("situations", "You can unplug the drive."),
    ),
    Situation.NOT_SAFE: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is still in use, or has not finished writing."),
        QT_TRANSLATE_NOOP("situations", "Shingleback could not release the drive."),
        QT_TRANSLATE_NOOP("situations", "Usually, another program has a file or folder on the drive open."),
        QT_TRANSLATE_NOOP(
            "situations", "Close the programs that use the drive, then eject it again. Don't unplug it yet."
        ),
    ),
    Situation.LEFT: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive was closed or unplugged."),
        QT_TRANSLATE_NOOP("situations", "Shingleback is done with the drive."),
        QT_TRANSLATE_NOOP("situations", "Files written before that stay on the drive."),
        _EJECT_FIRST,
    ),
    Situation.GONE: SituationText(
        _NOT_THERE,
        _ENDED_EARLY,
        QT_TRANSLATE_NOOP(
            "situations", "A drive may tidy up for so long that the computer gives up on it. This alone does no harm."
        ),
        QT_TRANSLATE_NOOP(
            "situations",
            "Leave it plugged in for a few minutes. If it doesn't come back, unplug it, plug it back in, and start"
            " again.",
        ),
    ),
    Situation.FULL: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is full."),
        _ENDED_EARLY,
        QT_TRANSLATE_NOOP("situations", "Older versions take up space, too."),
        QT_TRANSLATE_NOOP(
            "situations", "Delete files that you don't need there, choose fewer folders, or use a larger drive."
        ),
    ),
    Situation.REFUSED: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive returned errors."),
        _ENDED_EARLY,
        _NOT_NORMAL,
        QT_TRANSLATE_NOOP("situations", "Try another cable and another port. “What happened?” tells you more."),
    ),
    Situation.FAILED: SituationText(
        _TIDIES,
        _ENDED_EARLY,
        _NOT_NORMAL,
        QT_TRANSLATE_NOOP("situations", "Follow the advice there, then start the backup again."),
    ),
    Situation.IN_USE: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is plugged in and open. All programs can use it."),
        _NO_BACKUP,
        QT_TRANSLATE_NOOP("situations", "It may stay busy for a while after writing, because it is tidying up."),
        QT_TRANSLATE_NOOP("situations", "Use it as you like. Eject it before you unplug it."),
    ),
    Situation.HERE: SituationText(
        QT_TRANSLATE_NOOP("situations", "The backup is on the computer's own disk."),
        _NOTHING,
        QT_TRANSLATE_NOOP("situations", "If the disk fails, you lose both your files and the backup."),
        QT_TRANSLATE_NOOP("situations", "Back up to an external drive as well."),
    ),
    Situation.CLOSED: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is plugged in, but not open."),
        _NO_BACKUP,
        _BUSY_FOR_A_WHILE,
        QT_TRANSLATE_NOOP("situations", "Open it to use its files."),
    ),
    Situation.BLANK: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is plugged in, but nothing on it can be opened."),
        _NO_BACKUP,
        _BUSY_FOR_A_WHILE,
        QT_TRANSLATE_NOOP("situations", "To use it here, set it up for backup. This erases everything on it."),
    ),
}
_TOPICS: Final[dict[Situation, Topic]] = {
    Situation.SLOW: Topic.SLOWS_DOWN,
    Situation.SILENT: Topic.SLOWS_DOWN,
    Situation.RESTING: Topic.RESTS,
    Situation.GIVING_WAY: Topic.RESTS,
    Situation.FINISHING: Topic.EJECT_TAKES_LONG,
    Situation.EJECTING: Topic.EJECT_TAKES_LONG,
    Situation.NOT_SAFE: Topic.EJECT_TAKES_LONG,
    Situation.TIDYING: Topic.BUSY_WHEN_IDLE,
    Situation.PAUSED: Topic.BUSY_WHEN_IDLE,
    Situation.COPIED: Topic.KEEP_POWERED,
    Situation.SAFE: Topic.ONE_DRIVE,
    Situation.HERE: Topic.ONE_DRIVE,
    Situation.LEFT: Topic.EJECT_TAKES_LONG,
    Situation.STOPPED: Topic.KEEP_POWERED,
    Situation.GONE: Topic.VANISHED,
    Situation.FULL: Topic.FREE_SPACE,
    Situation.REFUSED: Topic.IO_ERROR,
    Situation.IN_USE: Topic.BUSY_WHEN_IDLE,
    Situation.CLOSED: Topic.BUSY_WHEN_IDLE,
    Situation.BLANK: Topic.PROFILES,
}
_MOMENTS_CONTEXT: Final = "moments"

_HAPPENED: Final[dict[RunEventKind, str]] = {
    RunEventKind.CLIFF: QT_TRANSLATE_NOOP(
        "moments", "The drive's cache is full. From here on it is slower. This is normal for a shingled drive."
    ),
    RunEventKind.CLIFF_REFUTED: QT_TRANSLATE_NOOP(
        "moments", "The drive's cache was not full: something else slowed it down before."
    ),
    RunEventKind.RECOVERED: QT_TRANSLATE_NOOP("moments", "The drive's cache has room again, so it is fast again."),
    RunEventKind.STALL: QT_TRANSLATE_NOOP("moments", "The drive stopped responding, as many do while they tidy up."),
    RunEventKind.STALL_OVER: QT_TRANSLATE_NOOP("moments", "The drive is responding again."),
    RunEventKind.REST: QT_TRANSLATE_NOOP("moments", "The drive is resting."),
    RunEventKind.REST_OVER: QT_TRANSLATE_NOOP("moments", "The rest is over, and the backup continues."),
    RunEventKind.OTHERS: QT_TRANSLATE_NOOP("moments", "Another program started using the drive."),
    RunEventKind.OTHERS_GONE: QT_TRANSLATE_NOOP("moments", "The other program has finished using the drive."),
    RunEventKind.PACE: QT_TRANSLATE_NOOP("moments", "You changed the pace."),
}
_RESTS: Final[dict[str, str]] = {
    RestReason.CACHE_FULL: QT_TRANSLATE_NOOP(
        "moments", "The drive rests and makes room in its cache, so that copying is faster later."
    ),
    RestReason.SLOW_ANSWERS: QT_TRANSLATE_NOOP(
        "moments", "The drive rests, because its responses took longer and longer."
    ),
    RestReason.OTHERS: QT_TRANSLATE_NOOP(
        "moments", "The backup is waiting, because another program is using the drive."
    ),
    RestReason.TROUBLE: QT_TRANSLATE_NOOP(
        "moments", "The backup is waiting a minute after a connection problem. The files copied so far are safe."
    ),
}
_CLIFF_AT: Final = QT_TRANSLATE_NOOP(
    "moments", "The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are."
)
_CLIFF_WITHIN: Final = QT_TRANSLATE_NOOP(
    "moments", "The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are."
)
_OTHERS_AT: Final = QT_TRANSLATE_NOOP("moments", "Another program started using the drive, at {rate}.")
_NO_ANSWER_FOR: Final = QT_TRANSLATE_NOOP("moments", "The drive is responding again, after {time}.")
_HOLES: Final = QT_TRANSLATE_NOOP("moments", "Checking the empty space in {file}: {done} of {total}.")
_PACE_OF: Final = QT_TRANSLATE_NOOP("moments", "You changed the pace: {pace}.")


def situation_text(situation: Situation, translate: Translate = untranslated) -> SituationText:
    texts = _SITUATION_TEXTS[situation]
    return SituationText(
        *(translate(_CONTEXT, text) for text in (texts.drive, texts.program, texts.normal, texts.advice))
    )


def topic_of(situation: Situation) -> Topic:
    """The help article that explains a situation."""
    return _TOPICS.get(situation, Topic.SLOWS_DOWN)


def phase_name(phase: Phase, translate: Translate = untranslated) -> str:
    """Two or three words for a legend."""
    return translate(_MOMENTS_CONTEXT, phase.label)


def short(kind: RunEventKind, translate: Translate = untranslated) -> str:
    """One or two words for a mark in the graph."""
    return translate(_MOMENTS_CONTEXT, kind.label)


def sentence(moment: RunEvent, translate: Translate = untranslated) -> str:
    """What happened, as precisely as the event's values allow."""
    values = moment.values
    match moment.kind:
        case RunEventKind.CLIFF if values.get("capacity_bytes"):
            names = ("capacity_bytes", "capacity_low_bytes", "capacity_high_bytes")
            capacity, low, high = (int(values.get(name, 0)) for name in names)
            full = CacheState(Phase.FULL, capacity_bytes=capacity, capacity_low_bytes=low, capacity_high_bytes=high)
            text, cache_size = _CLIFF_AT, size(capacity, translate)
            if full.is_vague:
                text, cache_size = _CLIFF_WITHIN, between(low, high, translate)
            return translate(_MOMENTS_CONTEXT, text).format(size=cache_size)
        case RunEventKind.REST if values.get("reason") in _RESTS:
            return translate(_MOMENTS_CONTEXT, _RESTS[str(values["reason"])])
        case RunEventKind.OTHERS if "bytes_per_s" in values:
            return translate(_MOMENTS_CONTEXT, _OTHERS_AT).format(rate=rate(float(values["bytes_per_s"]), translate))
        case RunEventKind.STALL_OVER if "silent_s" in values:
            return translate(_MOMENTS_CONTEXT, _NO_ANSWER_FOR).format(
                time=duration(float(values["silent_s"]), translate)
            )
        case RunEventKind.PACE if "pace" in values:
            return translate(_MOMENTS_CONTEXT, _PACE_OF).format(pace=values["pace"])
        case kind:
            return translate(_MOMENTS_CONTEXT, _HAPPENED[kind])


def holes(path: str, done_bytes: int, total_bytes: int, translate: Translate = untranslated) -> str:
    """Say how far the holes of a sparse file are hashed: they are not copied, but take time."""
    name = path.rpartition("/")[2]
    done, total = size(done_bytes, translate), size(total_bytes, translate)
    return translate(_MOMENTS_CONTEXT, _HOLES).format(file=visible(name), done=done, total=total)
