"""Time that passes when somebody sleeps."""

from tests.helpers.workshop import Clock


class SleepingClock(Clock):
    """Attributes:
    slept_s: how long each sleep was, in order.
    """

    def __init__(self) -> None:
        super().__init__()
        self.slept_s: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.slept_s.append(seconds)
        self.seconds += seconds
