"""The timers of an object, wherever it keeps them: a test lets time pass in a moment."""

from PySide6.QtCore import QObject, Qt, QTimer


def running_timers(owner: QObject) -> list[QTimer]:
    """Without those of objects that belong to it."""
    timers = owner.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [timer for timer in timers if timer.isActive()]


def wait_s(owner: QObject) -> float:
    """After which time its only timer times out."""
    (timer,) = running_timers(owner)
    return timer.interval() / 1000


def time_out(owner: QObject) -> None:
    """Its timers time out now. Fails if none is running: then nothing would ever happen."""
    timers = running_timers(owner)
    assert timers, f"no timer of {owner} is running"
    for timer in timers:
        if timer.isSingleShot():
            timer.stop()
        timer.timeout.emit()
