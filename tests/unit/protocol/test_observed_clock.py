from shingleback.protocol.process import ObservedClock


class StepClock:
    """Shows the time that was set last."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


def test_it_counts_the_time_between_two_looks() -> None:
    step_clock = StepClock()
    clock = ObservedClock(step_clock)
    for _ in range(10):
        step_clock.now_s += 0.5
        clock.now_s()
    assert clock.now_s() == 5.0


def test_an_hour_without_a_look_counts_as_a_second() -> None:
    step_clock = StepClock()
    clock = ObservedClock(step_clock)
    step_clock.now_s += 3600
    assert clock.now_s() == 1.0
