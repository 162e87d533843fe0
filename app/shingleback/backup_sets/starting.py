"""What starts automatic backups, and what the user can set up so that they also start without the window."""

from enum import StrEnum

import msgspec

from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum
from shingleback.store.settings import When


class Starter(StrEnum):
    """What will start the next backup of a set."""

    TIMER = "timer"  # the session's timer, whether or not the program is running
    LOGIN = "login"  # the program, which starts with the session
    PROGRAM = "program"  # only the program that is running now
    NOTHING = "nothing"  # it goes to a share, to which only the timer starts backups


class Way(LabeledEnum):
    """What can be set up. The user has to add the program to the startup file of a desktop that starts nothing."""

    TIMER = "timer", QT_TRANSLATE_NOOP("home", "Also back up when Shingleback isn't running")
    LOGIN = "login", QT_TRANSLATE_NOOP("home", "Start Shingleback when I log in")
    STARTUP_FILE = "startup-file", QT_TRANSLATE_NOOP("home", "How to start it when I log in")


class SessionStart(msgspec.Struct, frozen=True):
    """What is set up in the user's session.

    Attributes:
        is_timer_possible: systemd manages the session.
        starts_at_login: the desktop starts the program at login, as far as is known.
        is_login_on: the autostart entry is there, whether or not the desktop reads it.
    """

    is_timer_possible: bool
    is_timer_on: bool
    is_login_on: bool
    starts_at_login: bool

    def starter(self, when: When, *, is_to_share: bool = False) -> Starter:
        if when is When.DAILY and self.is_timer_possible and self.is_timer_on:
            return Starter.TIMER
        if is_to_share:
            return Starter.NOTHING
        return Starter.LOGIN if self.starts_at_login else Starter.PROGRAM

    def usual_way(self, when: When) -> Way:
        """Return what a schedule needs: a plug-in is only noticed by the running program."""
        return Way.TIMER if when is When.DAILY and self.is_timer_possible else Way.LOGIN

    def is_set_up(self, when: When) -> bool:
        return self.is_timer_on if self.usual_way(when) is Way.TIMER else self.is_login_on

    def offer(self, when: When, *, is_to_share: bool = False) -> Way | None:
        """Return what would let backups start without the window; None if they do, or nothing would."""
        starter = self.starter(when, is_to_share=is_to_share)
        if starter is Starter.NOTHING:
            return Way.TIMER if when is When.DAILY and self.is_timer_possible else None
        if starter is not Starter.PROGRAM:
            return None
        way = self.usual_way(when)
        return Way.STARTUP_FILE if way is Way.LOGIN and self.is_login_on else way
