"""A recorded list of requests is replayed on a simulated drive with the same outcome each time."""

import random

import pytest

from shingleback.simulator.model import FLUSH, READ, TRIM, WRITE
from shingleback.simulator.presets import PRESETS
from tests.modeled.trace import BadLineError, TraceRequest, parse, replay

TRACE = """
# seconds, what, sector, bytes
0.000000000 WS 2048 1048576
0.500000000 FWFSM 16 4096
1.250000000 RA 2048 524288
1.300000000 D 4096 1048576
2.000000000 FN 0 0
"""


def test_each_line_is_a_request_with_letters_for_flushes() -> None:
    assert list(parse(TRACE.splitlines())) == [
        TraceRequest(0.0, WRITE, 1_048_576, 1_048_576),
        TraceRequest(0.5, FLUSH),
        TraceRequest(0.5, WRITE, 8_192, 4_096),
        TraceRequest(0.5, FLUSH),
        TraceRequest(1.25, READ, 1_048_576, 524_288),
        TraceRequest(1.3, TRIM, 2_097_152, 1_048_576),
        TraceRequest(2.0, FLUSH),
    ]


@pytest.mark.parametrize("line", ["1.0 W 0", "1.0 X 0 512", "soon W 0 512", "1.0 W here 512"])
def test_a_malformed_line_is_named(line: str) -> None:
    with pytest.raises(BadLineError) as error:
        list(parse(["0.0 W 0 512", line]))
    assert error.value.number == 2


def requests(count: int) -> list[TraceRequest]:
    """Writes of all sizes, with flushes and pauses in between."""
    chance, time_s, trace = random.Random(3), 0.0, []
    for number in range(count):
        time_s += chance.choice([0.0, 0.0, 0.0, 3.0])
        trace.append(
            TraceRequest(time_s, WRITE, chance.randrange(1_000_000) * 4096, chance.choice([4096, 65536, 1 << 20]))
        )
        if number % 20 == 0:
            trace.append(TraceRequest(time_s, FLUSH))
    return trace


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_the_same_requests_have_the_same_outcome_each_time(name: str) -> None:
    trace = requests(300)
    first, second = (replay(trace, PRESETS[name].scaled(0.001).model(0.0)) for _ in range(2))
    assert first == second
    assert first.tally.given_bytes == sum(request.length for request in trace)


def test_pauses_are_kept_or_left_out() -> None:
    trace = requests(300)
    model = PRESETS["cmr-like"].model
    assert replay(trace, model(0.0)).done_s >= trace[-1].time_s
    assert replay(trace, model(0.0), keep_pauses=False).done_s < trace[-1].time_s / 3


def test_at_most_a_queue_of_requests_is_in_flight() -> None:
    trace = [TraceRequest(0.0, WRITE, number * 10**9, 4096) for number in range(100)]
    short_queue, long_queue = (replay(trace, PRESETS["cmr-like"].model(0.0), queue=queue) for queue in (1, 10))
    assert short_queue.done_s == pytest.approx(long_queue.done_s)
    assert max(long_queue.took_s) > 5 * max(short_queue.took_s)
