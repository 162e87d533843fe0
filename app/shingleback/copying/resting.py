"""Taking a rest: the drive gets nothing, the person sees how long it still lasts, and is heard all the while."""

from collections.abc import Callable
from typing import Final

from shingleback.copying.company import Company
from shingleback.copying.conversation import Conversation
from shingleback.copying.pace import Manners
from shingleback.copying.reporter import Reporter
from shingleback.copying.rests import Break, Look, RestPolicy
from shingleback.model.cache_state import MomentKind

_LOOK_S: Final = 1.0
_STEP_S: Final = 0.1


class Resting:
    """Looks once a second whether the drive should be left alone.

    Attributes:
        policy: its manners are those of the pace.
    """

    def __init__(
        self,
        conversation: Conversation,
        reporter: Reporter,
        clock: Callable[[], float],
        sleep: Callable[[float], None],
    ) -> None:
        """By `clock` and `sleep` the drive is judged and left alone."""
        self.policy = RestPolicy(Manners())
        self._conversation = conversation
        self._reporter = reporter
        self._clock = clock
        self._sleep = sleep
        self._company = Company()
        self._looked_s = self._looked_around_s = clock()
        self._due: Break | None = None
        conversation.on_attend = self._look_around

    @property
    def is_due(self) -> bool:
        """Asked after each file."""
        time_s = self._clock()
        if time_s - self._looked_s >= _LOOK_S:
            self._looked_s = time_s
            self._due = self.policy.wish(self._look())
        return self._due is not None

    def take(self) -> None:
        """To be called when all is durable and the drive has nothing to do. Raises Canceled.

        Ends early when it has had its effect, or the person wants a pause or another pace.
        """
        due, self._due = self._due, None
        if due is None:
            return
        self.policy.begun(self._look())
        self._reporter.happened(MomentKind.REST, reason=due.reason.value, longest_s=due.longest_s)
        try:
            self._count_down(due)
        finally:
            self._reporter.rest(due.reason, 0.0)
            self._reporter.happened(MomentKind.REST_OVER, reason=due.reason.value)
            self.policy.ended(due, self._look())

    def _count_down(self, due: Break) -> None:
        end_s, next_s = self._clock() + due.longest_s, due.longest_s
        while (left_s := end_s - self._clock()) > 0 and not self._conversation.wants_pause:
            if self.policy.is_over(due, self._look()):
                return
            if left_s <= next_s:
                next_s = left_s - _LOOK_S + _STEP_S / 2
                self._reporter.rest(due.reason, left_s)
            self._sleep(min(_STEP_S, left_s))
            self._conversation.listen()

    def _look(self) -> Look:
        reporter = self._reporter
        left_bytes = reporter.total_bytes - reporter.bytes
        return Look(self._clock(), reporter.pulse.cache, reporter.own, self._company.is_here, left_bytes)

    def _look_around(self) -> None:
        """Once a second, also while the drive lets the engine wait: then others do not pass unnoticed."""
        time_s, foreign_bps = self._clock(), self._reporter.pulse.foreign_bps
        if time_s - self._looked_around_s < _LOOK_S:
            return
        self._looked_around_s = time_s
        if self._company.look(foreign_bps):
            kind = MomentKind.OTHERS if self._company.is_here else MomentKind.OTHERS_GONE
            self._reporter.happened(kind, bytes_per_s=round(foreign_bps))
