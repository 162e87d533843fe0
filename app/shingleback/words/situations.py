"""What is going on with a drive: what it does, what the program does, what is normal, and what one may do."""

from typing import Final

from shingleback.model.situation import Situation, Told
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated
from shingleback.words.explanations.topic import Topic

_CONTEXT: Final = "situations"

_LITTLE_TO_DO: Final = QT_TRANSLATE_NOOP("situations", "The drive has little to do yet.")
_WRITES: Final = QT_TRANSLATE_NOOP("situations", "The drive writes what it is given.")
_TIDIES: Final = QT_TRANSLATE_NOOP("situations", "The drive is left alone, and may tidy up.")
_WRITES_OUT: Final = QT_TRANSLATE_NOOP("situations", "The drive writes out what it was given.")
_NOTHING_WAITS: Final = QT_TRANSLATE_NOOP("situations", "All is written, and the drive was let go.")
_NO_ANSWER: Final = QT_TRANSLATE_NOOP("situations", "The drive does not answer just now.")
_NOT_THERE: Final = QT_TRANSLATE_NOOP("situations", "The drive was unplugged, or does not answer any more.")

_COPIES: Final = QT_TRANSLATE_NOOP(
    "situations",
    "Shingleback copies one file after another, and makes sure in between that they are really on the drive.",
)
_WAITS: Final = QT_TRANSLATE_NOOP("situations", "Shingleback waits for the drive. Nothing has gone wrong.")
_MAKES_SAFE: Final = QT_TRANSLATE_NOOP("situations", "Shingleback first makes safe what is copied already.")
_NOTHING: Final = QT_TRANSLATE_NOOP("situations", "Shingleback does nothing with the drive.")
_ENDED_EARLY: Final = QT_TRANSLATE_NOOP(
    "situations", "The backup has ended early. What was safe on the drive is kept, and the next backup goes on there."
)

_FAST_THEN_SLOW: Final = QT_TRANSLATE_NOOP(
    "situations", "Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen."
)
_NO_HURRY: Final = QT_TRANSLATE_NOOP("situations", "This may take minutes, and hardly anything moves meanwhile.")
_BUSY_ALONE: Final = QT_TRANSLATE_NOOP(
    "situations", "The drive may hum, click and stay warm, although nothing is copied."
)
_NOT_NORMAL: Final = QT_TRANSLATE_NOOP("situations", "This is not normal, and it mostly has a cause that can be found.")

_GO_ON_WORKING: Final = QT_TRANSLATE_NOOP(
    "situations", "Go on working as usual. Pause or stop whenever you like. Do not unplug the drive."
)
_WAIT: Final = QT_TRANSLATE_NOOP("situations", "Wait a little. Do not unplug the drive.")
_EJECT_FIRST: Final = QT_TRANSLATE_NOOP("situations", "Eject the drive before you unplug it.")

_TOLD: Final[dict[Situation, Told]] = {
    Situation.STARTING: Told(
        _LITTLE_TO_DO,
        QT_TRANSLATE_NOOP("situations", "Shingleback opens the backup on the drive."),
        QT_TRANSLATE_NOOP("situations", "A drive that was asleep needs some seconds to wake up."),
        _GO_ON_WORKING,
    ),
    Situation.SURVEYING: Told(
        _LITTLE_TO_DO,
        QT_TRANSLATE_NOOP("situations", "Shingleback looks in your folders for files that are new or have changed."),
        QT_TRANSLATE_NOOP("situations", "With very many files this takes some minutes."),
        _GO_ON_WORKING,
    ),
    Situation.COPYING: Told(_WRITES, _COPIES, _FAST_THEN_SLOW, _GO_ON_WORKING),
    Situation.SLOW: Told(
        _WRITES,
        _COPIES,
        QT_TRANSLATE_NOOP("situations", "It is slow now. It becomes faster again when the drive has made room."),
        _GO_ON_WORKING,
    ),
    Situation.SILENT: Told(
        _NO_ANSWER,
        _WAITS,
        QT_TRANSLATE_NOOP("situations", "A drive that makes room may be silent for a minute or two."),
        _WAIT,
    ),
    Situation.RESTING: Told(_TIDIES, _WAITS, _BUSY_ALONE, _GO_ON_WORKING),
    Situation.GIVING_WAY: Told(
        QT_TRANSLATE_NOOP("situations", "The drive works for another program."),
        QT_TRANSLATE_NOOP("situations", "Shingleback lets the other program go first."),
        QT_TRANSLATE_NOOP("situations", "Two programs at once would make the drive slow for both."),
        _GO_ON_WORKING,
    ),
    Situation.PAUSING: Told(_WRITES_OUT, _MAKES_SAFE, _NO_HURRY, _WAIT),
    Situation.PAUSED: Told(
        _TIDIES,
        QT_TRANSLATE_NOOP("situations", "Shingleback is paused. What is copied so far is safe on the drive."),
        _BUSY_ALONE,
        QT_TRANSLATE_NOOP("situations", "Go on whenever you like. To take the drive away, stop, and then eject it."),
    ),
    Situation.STOPPING: Told(_WRITES_OUT, _MAKES_SAFE, _NO_HURRY, _WAIT),
    Situation.FINISHING: Told(
        _WRITES_OUT,
        QT_TRANSLATE_NOOP("situations", "Everything is copied. Shingleback completes the new version."),
        _NO_HURRY,
        _WAIT,
    ),
    Situation.EJECTING: Told(
        _WRITES_OUT,
        QT_TRANSLATE_NOOP("situations", "Shingleback has everything written out, and then lets the drive go."),
        _NO_HURRY,
        _WAIT,
    ),
    Situation.TIDYING: Told(
        QT_TRANSLATE_NOOP("situations", "The drive tidies up by itself."),
        QT_TRANSLATE_NOOP("situations", "The backup is complete. Shingleback does nothing with the drive any more."),
        _BUSY_ALONE,
        QT_TRANSLATE_NOOP(
            "situations", "If you have time, leave the drive powered for a while. Eject it before you unplug it."
        ),
    ),
    Situation.COPIED: Told(
        QT_TRANSLATE_NOOP("situations", "The drive has written everything that it was given."),
        QT_TRANSLATE_NOOP("situations", "The backup is complete. Shingleback does nothing with the drive any more."),
        _BUSY_ALONE,
        _EJECT_FIRST,
    ),
    Situation.STOPPED: Told(_TIDIES, _ENDED_EARLY, _BUSY_ALONE, _EJECT_FIRST),
    Situation.SAFE: Told(
        _NOTHING_WAITS,
        QT_TRANSLATE_NOOP("situations", "Shingleback is done with the drive."),
        QT_TRANSLATE_NOOP("situations", "Some drives go on turning for a few seconds."),
        QT_TRANSLATE_NOOP("situations", "You can unplug the drive."),
    ),
    Situation.NOT_SAFE: Told(
        QT_TRANSLATE_NOOP("situations", "The drive is still in use, or has not finished writing."),
        QT_TRANSLATE_NOOP("situations", "Shingleback could not let the drive go."),
        QT_TRANSLATE_NOOP("situations", "Mostly another program has a file or a folder of the drive open."),
        QT_TRANSLATE_NOOP("situations", "Close what uses the drive, and eject it once more. Do not unplug it yet."),
    ),
    Situation.LEFT: Told(
        QT_TRANSLATE_NOOP("situations", "The drive is not open any more, or it was unplugged."),
        QT_TRANSLATE_NOOP("situations", "Shingleback is done with the drive."),
        QT_TRANSLATE_NOOP("situations", "What was written before that stays on the drive."),
        _EJECT_FIRST,
    ),
    Situation.GONE: Told(
        _NOT_THERE,
        _ENDED_EARLY,
        QT_TRANSLATE_NOOP(
            "situations", "A drive may tidy up for so long that the computer gives it up. That alone does no harm."
        ),
        QT_TRANSLATE_NOOP(
            "situations",
            "Leave it plugged in for some minutes. If it does not come back, unplug it, plug it in, and start again.",
        ),
    ),
    Situation.FULL: Told(
        QT_TRANSLATE_NOOP("situations", "The drive has no room left."),
        _ENDED_EARLY,
        QT_TRANSLATE_NOOP("situations", "Older versions take room as well."),
        QT_TRANSLATE_NOOP(
            "situations", "Delete what you do not need there, choose fewer folders, or take a larger drive."
        ),
    ),
    Situation.REFUSED: Told(
        QT_TRANSLATE_NOOP("situations", "The drive returned errors."),
        _ENDED_EARLY,
        _NOT_NORMAL,
        QT_TRANSLATE_NOOP("situations", "Try another cable and another port. “What happened?” tells more."),
    ),
    Situation.FAILED: Told(
        _TIDIES,
        _ENDED_EARLY,
        _NOT_NORMAL,
        QT_TRANSLATE_NOOP("situations", "Do what is said there, and start the backup again."),
    ),
    Situation.IN_USE: Told(
        QT_TRANSLATE_NOOP("situations", "The drive is plugged in and open. Every program can use it."),
        _NOTHING,
        QT_TRANSLATE_NOOP("situations", "It may work for a while after something was written: it tidies up."),
        QT_TRANSLATE_NOOP("situations", "Use it as you like. Eject it before you unplug it."),
    ),
    Situation.HERE: Told(
        QT_TRANSLATE_NOOP("situations", "The backup is on the computer's own disk."),
        _NOTHING,
        QT_TRANSLATE_NOOP("situations", "If the disk fails, the backup is lost with your files."),
        QT_TRANSLATE_NOOP("situations", "Back up to an external drive as well."),
    ),
    Situation.CLOSED: Told(
        QT_TRANSLATE_NOOP("situations", "The drive is plugged in, and is not open."),
        _NOTHING,
        QT_TRANSLATE_NOOP("situations", "It may still work by itself for a while."),
        QT_TRANSLATE_NOOP("situations", "Open it to use its files."),
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
}


def told(situation: Situation, translate: Translate = untranslated) -> Told:
    found = _TOLD[situation]
    return Told(*(translate(_CONTEXT, text) for text in (found.drive, found.program, found.normal, found.advice)))


def topic_of(situation: Situation) -> Topic:
    """The explanation of why it is so."""
    return _TOPICS.get(situation, Topic.SLOWS_DOWN)
