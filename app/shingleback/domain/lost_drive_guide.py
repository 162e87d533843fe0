"""The guide for a drive that vanished: what to do, and when.

A shingled drive that lost power during cleaning reads its whole journal at the next start, and does not respond until
it has finished. An hour of power and then a cold start usually bring it back; reports mention up to three such rounds.
The Western Digital drives in `is_fragile` are different: starting them does the damage, so they get only one round.

The guide has no clock: time is passed in, as seconds on any monotonic clock.
Sources: the SMR articles "SMR Archive Drives, Fast, Now" and restic issue 2679 on waiting; heise with the data
recovery firm 030 Datenrettung, 2025, on the drives that starting damages.
"""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

HOUR_S: Final = 3600.0
LOOK_S: Final = 300.0  # a slow drive takes up to half a minute to spin up; its bridge tries more than once
_ROUNDS: Final = 3
_FRAGILE_ROUNDS: Final = 1
_FRAGILE: Final = re.compile(r"WD[2-6]0E(?:ZAZ|DAZ|FAX)")


class GuideStep(StrEnum):
    """The current step; `messages.notifications` has its sentences."""

    WAIT = "wait"  # leave it plugged in and powered
    POWER_CYCLE = "power-cycle"  # unplug it and its power, wait a moment, plug it in again
    LOOK = "look"  # it was just plugged in again: see whether it appears
    CAME_BACK = "came-back"
    PROBABLY_BROKEN = "probably-broken"  # all rounds failed
    HAVE_IT_READ = "have-it-read"  # the round failed, and each further start may damage it
    GIVEN_UP = "given-up"  # the user stopped the guide


_OPEN: Final = frozenset({GuideStep.WAIT, GuideStep.POWER_CYCLE, GuideStep.LOOK})


@dataclass(frozen=True, slots=True)
class Vanished:
    """The drive has vanished."""

    at_s: float


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""

    at_s: float


@dataclass(frozen=True, slots=True)
class PowerCycled:
    """The user reports that the drive was power-cycled."""

    at_s: float


@dataclass(frozen=True, slots=True)
class CameBack:
    at_s: float


@dataclass(frozen=True, slots=True)
class GivenUp:
    at_s: float


GuideEvent = Vanished | Tick | PowerCycled | CameBack | GivenUp


@dataclass(frozen=True, slots=True)
class GuideState:
    """The state of the guide for one drive.

    Attributes:
        since_s: when `step` began.
        round: from 1; each is an hour of power and a cold start.
        rounds: the maximum number.
    """

    step: GuideStep
    since_s: float
    round: int = 1
    rounds: int = _ROUNDS

    @property
    def is_over(self) -> bool:
        return self.step not in _OPEN

    @property
    def until_s(self) -> float | None:
        """When the step ends on its own; None if it ends by an action of the user or the drive."""
        lasts_s = {GuideStep.WAIT: HOUR_S, GuideStep.LOOK: LOOK_S}.get(self.step)
        return None if lasts_s is None else self.since_s + lasts_s

    def left_s(self, at_s: float) -> float:
        """The time left in the step, in seconds; 0 if it has no time limit."""
        return 0.0 if self.until_s is None else max(0.0, self.until_s - at_s)


def is_fragile(model: str) -> bool:
    """Whether starting this disk can break its translation table: the VeniceR family of 2 to 6 TB."""
    return _FRAGILE.search(model) is not None


def begin(vanished: Vanished, model: str = "") -> GuideState:
    """Start the guide for a drive that has just vanished; `model` is the disk's own name, if known."""
    rounds = _FRAGILE_ROUNDS if is_fragile(model) else _ROUNDS
    return GuideState(GuideStep.WAIT, vanished.at_s, rounds=rounds)


def advance(now: GuideState, event: GuideEvent) -> GuideState:
    """Return the state after an event. An event that makes no sense in a state leaves it unchanged."""
    match event:
        case CameBack():
            return now if now.step is GuideStep.CAME_BACK else _go(now, GuideStep.CAME_BACK, event.at_s)
        case Vanished():
            return replace(_go(now, GuideStep.WAIT, event.at_s), round=1) if now.is_over else now
        case GivenUp():
            return now if now.is_over else _go(now, GuideStep.GIVEN_UP, event.at_s)
        case PowerCycled():
            # A power cycle during the hour restarts the hour, because the drive starts over as well.
            if now.step is GuideStep.POWER_CYCLE:
                return _go(now, GuideStep.LOOK, event.at_s)
            return _go(now, GuideStep.WAIT, event.at_s) if now.step is GuideStep.WAIT else now
        case Tick():
            return _after_time(now, event.at_s)


def _after_time(now: GuideState, at_s: float) -> GuideState:
    if now.until_s is None or at_s < now.until_s:
        return now
    if now.step is GuideStep.WAIT:
        return _go(now, GuideStep.POWER_CYCLE, at_s)
    if now.round < now.rounds:
        return replace(
            _go(now, GuideStep.WAIT, now.since_s), round=now.round + 1
        )  # it has had power since the step LOOK began
    return _go(now, GuideStep.HAVE_IT_READ if now.rounds == _FRAGILE_ROUNDS else GuideStep.PROBABLY_BROKEN, at_s)


def _go(now: GuideState, step: GuideStep, at_s: float) -> GuideState:
    return replace(now, step=step, since_s=at_s)
