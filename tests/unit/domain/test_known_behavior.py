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
from shingleback.messages.measuring import figure_lines
from shingleback.store.drive_records import known_behavior

VERDICT = BehaviorVerdict(behavior=Behavior.MEDIA_CACHE, confidence=1.0)


def test_every_kind_is_in_the_table_and_every_entry_has_a_source() -> None:
    table = known_behavior()
    assert {behavior.kind for behavior in table} == set(Behavior) - {Behavior.NOT_TOLD}
    assert all(behavior.of and behavior.source for behavior in table)


def test_only_measured_figures_are_compared_with_the_table() -> None:
    measurement = Measurement(verdict=VERDICT, random_read_s=0.0125)
    line, total = figure_lines(measurement, known_behavior())
    assert line.text.startswith("Random read: 12.5 ms; 11.8 ms to 14.1 ms known for Seagate ST5000LM000")
    assert total.of_similar_drives == ()


def test_figures_of_another_kind_of_drive_are_not_shown() -> None:
    verdict = BehaviorVerdict(behavior=Behavior.NOT_TOLD, confidence=0.6)
    lines = figure_lines(Measurement(verdict=verdict, random_read_s=0.0125), known_behavior())
    assert not any(line.of_similar_drives for line in lines)


def test_a_measured_speed_is_the_mean_of_its_curve() -> None:
    measurement = Measurement(verdict=VERDICT, write_curve=[SpeedAt(0, 100e6), SpeedAt(0.5, 50e6)])
    assert measured_figure(measurement, Figure.WRITING) == 75e6
    assert measured_figure(measurement, Figure.READING) == 0


@pytest.mark.parametrize(("low", "high"), [(2, 1), (0, 1)])
def test_an_invalid_range_is_refused(low: float, high: float) -> None:
    text = (
        f'[[known]]\nkind = "translation"\nfigure = "cache-bytes"\nlow = {low}\nhigh = {high}\nof = "a"\nsource = "b"'
    )
    with pytest.raises(ValueError, match="no range"):
        parse_known(text)
