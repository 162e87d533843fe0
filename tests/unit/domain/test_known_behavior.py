"""The bundled table of how each kind of drive behaves."""

import pytest

from shingleback.domain.measurement import (
    Behavior,
    BehaviorVerdict,
    Figure,
    Measurement,
    SpeedAt,
    measured_figure,
    parse_known,
)
from shingleback.messages.measuring import known_lines
from shingleback.store.drive_records import known_behavior

VERDICT = BehaviorVerdict(behavior=Behavior.MEDIA_CACHE, confidence=1.0)


def test_every_kind_is_in_the_table_and_every_entry_has_a_source() -> None:
    known = known_behavior()
    assert {one.kind for one in known} == set(Behavior) - {Behavior.NOT_TOLD}
    assert all(one.of and one.source for one in known)


def test_only_measured_figures_are_compared_with_the_table() -> None:
    one = Measurement(verdict=VERDICT, random_read_s=0.0125)
    (line,) = known_lines(one, known_behavior())
    assert line.startswith("Random read: 12.5 ms here; 11.8 ms to 14.1 ms known for Seagate ST5000LM000")


def test_figures_of_another_kind_of_drive_are_not_shown() -> None:
    other = BehaviorVerdict(behavior=Behavior.NOT_TOLD, confidence=0.6)
    assert known_lines(Measurement(verdict=other, random_read_s=0.0125), known_behavior()) == []


def test_a_measured_speed_is_the_mean_of_its_curve() -> None:
    one = Measurement(verdict=VERDICT, write_curve=[SpeedAt(0, 100e6), SpeedAt(0.5, 50e6)])
    assert measured_figure(one, Figure.WRITING) == 75e6
    assert measured_figure(one, Figure.READING) == 0


@pytest.mark.parametrize(("low", "high"), [(2, 1), (0, 1)])
def test_an_invalid_range_is_refused(low: float, high: float) -> None:
    text = (
        f'[[known]]\nkind = "translation"\nfigure = "cache-bytes"\nlow = {low}\nhigh = {high}\nof = "a"\nsource = "b"'
    )
    with pytest.raises(ValueError, match="no range"):
        parse_known(text)
