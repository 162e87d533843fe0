"""What the tray shows, and what of it matters most; without widgets."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shingleback.domain.drive import Drive
from shingleback.domain.lost_drive_guide import GuideStep
from shingleback.gui.controllers.lost_drives import AwaitedDrive
from shingleback.gui.controllers.reminder import Forgotten, line_of
from shingleback.gui.controllers.safe_to_unplug import SafeDrive
from shingleback.gui.controllers.scheduled_backup import Counted
from shingleback.gui.run import texts
from shingleback.gui.window.window import TrayState
from shingleback.messages import notifications

_NAME: Final = "Shingleback"


@dataclass(frozen=True, slots=True)
class TrayContent:
    """What the tray shows.

    Attributes:
        drives: those that are plugged in.
        safe: the drives that can be unplugged.
        waiting: the drives that vanished.
        run: what the backup is doing, or how it ended; empty if there was none.
        counted: the countdown to a backup that starts automatically.
    """

    drives: Sequence[Drive] = ()
    safe: Sequence[SafeDrive] = ()
    waiting: Sequence[AwaitedDrive] = ()
    forgotten: Sequence[Forgotten] = ()
    run: str = ""
    is_running: bool = False
    counted: Counted | None = None
    can_back_up: bool = False
    can_restore: bool = False

    @property
    def state(self) -> TrayState:
        states = (
            (bool(self.waiting or self.forgotten), TrayState.ATTENTION),
            (self.is_running, TrayState.RUNNING),
            (bool(self.safe), TrayState.SAFE),
        )
        return next((state for holds, state in states if holds), TrayState.IDLE)

    @property
    def tip(self) -> str:
        """The tool tip: what matters most."""
        safe = (texts.safe(drive.name) for drive in self.safe)
        missing = filter(None, map(_missing_text, self.waiting))
        forgotten = (line_of(reminder, texts.translate) for reminder in self.forgotten)
        return "\n".join((_NAME, *safe, *missing, *forgotten, *([self.run] if self.is_running else ())))


def _missing_text(waiting: AwaitedDrive) -> str:
    """Return a line without the remaining time, since the tip is not updated for it. Empty if the drive is back."""
    if waiting.guide.step is GuideStep.WAIT:
        return notifications.vanished(waiting.name, texts.translate)[0]
    return notifications.waiting_line(waiting.name, waiting.guide.step, 0.0, texts.translate)
