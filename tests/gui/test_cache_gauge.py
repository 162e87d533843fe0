"""The cache gauge: its level, its range, its caption and the sentence about the drive never contradict each other."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.domain.monitoring import CacheState, Phase
from shingleback.gui.run.cache_gauge import CacheGauge
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.messages import cache_gauge
from shingleback.messages.cache_gauge import caption

MB = 1_000_000
GB = 1_000_000_000
PHASES = [phase for phase in Phase if phase not in (Phase.UNKNOWN, Phase.NOT_SMR_LIKE)]  # these do not assume a cache
STEP = 0.051  # sentences round percentages to multiples of five
UNITS = {"bytes": 1, "kB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12}


@some.composite
def caches(draw: some.DrawFn) -> CacheState:
    """Quantiles are ordered; everything else is possible."""
    low, fill, high = sorted(draw(some.integers(0, 400 * GB)) for _ in range(3))
    least, whole, most = sorted(draw(some.integers(MB, 400 * GB)) for _ in range(3))
    return CacheState(draw(some.sampled_from(PHASES)), fill, low, high, whole, least, most)


def sizes(text: str, unit: str = "") -> list[float]:
    """The figures of a caption, in bytes."""
    unit_match = re.search(r"(bytes|kB|MB|GB|TB)", text)
    scale = UNITS[unit_match[1] if unit_match else unit]
    return [float(number.replace(",", "")) * scale for number in re.findall(r"[\d.,]*\d", text)]


def is_within(value: float, text: str) -> bool:
    """Whether the value lies in the range of a caption, allowing for two digits or a tenth of its unit."""
    figures, tenth = sizes(text), sizes("0.051 " + text.strip(")").split()[-1])[0]
    return min(figures) * 0.94 - tenth <= value <= max(figures) * 1.06 + tenth


@given(caches())
def test_the_level_lies_within_its_range_and_within_the_gauge(cache: CacheState) -> None:
    low, high = cache.level_band
    assert 0 <= low <= cache.level <= high <= 1


@given(caches())
def test_full_and_empty_are_drawn_where_the_text_says_so(cache: CacheState) -> None:
    text = caption(cache).figure + cache_gauge.now(cache)
    if "cache is full" in text or "Full" in text:
        assert (cache.level, *cache.level_band) == (1, 1, 1)
    if "is empty" in text or "Empty" in text:
        assert cache.level == 0
        assert cache.level_band[1] <= 0.05
    if "robably empty" in text:
        assert cache.level == 0
        assert 0.05 < cache.level_band[1] <= 0.5


@given(caches())
def test_the_caption_matches_the_drawn_level(cache: CacheState) -> None:
    figure, band = caption(cache)
    if cache.is_full or cache.is_probably_empty:
        assert is_within(cache.capacity_bytes, band)
        return
    if figure == "Almost empty":
        assert cache.level_band[1] <= 0.01
        assert is_within(cache.capacity_bytes, band)
        return
    if cache.is_vague:
        assert is_within(cache.fill_bytes, figure)
        assert is_within(cache.capacity_bytes, band)
        return
    inside, whole_size = sizes(figure)
    slack = UNITS[figure.split()[-1]] * 0.51 / whole_size  # possible error of rounding to one digit
    assert inside / whole_size == pytest.approx(cache.level, abs=0.06 + slack)
    if band:
        low, high = sizes(band, figure.split()[-1])
        assert low <= inside <= high


@given(caches())
def test_the_percentages_in_the_text_match_the_drawn_level(cache: CacheState) -> None:
    numbers = re.findall(r"\d+", cache_gauge.now(cache))
    if numbers:
        assert int(numbers[0]) / 100 - STEP <= cache.level <= int(numbers[-1]) / 100 + STEP


@pytest.fixture
def gauge(qtbot: QtBot) -> CacheGauge:
    gauge = CacheGauge()
    qtbot.addWidget(gauge)
    gauge.resize(120, 360)
    gauge.show()
    return gauge


def liquid(gauge: CacheGauge) -> float:
    """The painted level, as a fraction of the full height."""
    QApplication.processEvents()
    image = gauge.glass.grab().toImage()
    hue = style.ATTENTION.on(gauge.palette()).hslHue()
    x = image.width() // 3

    def is_liquid(color: QColor) -> bool:
        return color.hslSaturation() > 60 and abs(color.hslHue() - hue) < 12

    wet = [y for y in range(image.height()) if is_liquid(image.pixelColor(x, y))]
    return (image.height() - min(wet)) / image.height() / 0.94 if wet else 0.0


@pytest.mark.parametrize(
    ("cache", "level"),
    [
        (CacheState(Phase.FILLING, 12 * GB, 11 * GB, 13 * GB, 20 * GB, 18 * GB, 22 * GB), 0.6),
        (CacheState(Phase.FILLING, 21 * MB, 14 * MB, 29 * MB, 120 * MB, 36 * MB, 410 * MB), 0.175),
        (CacheState(Phase.RESTING, 0, 0, 15 * GB, 20 * GB, 18 * GB, 22 * GB), 0.0),
        (CacheState(Phase.FULL, 18 * GB, 9 * GB, 20 * GB, 20 * GB, 18 * GB, 22 * GB), 1.0),
    ],
    ids=["known", "vague", "empty", "full"],
)
def test_the_gauge_is_filled_to_the_best_estimate(gauge: CacheGauge, cache: CacheState, level: float) -> None:
    gauge.show_cache(cache)
    assert gauge.shown == (level, *cache.level_band)
    assert liquid(gauge) == pytest.approx(level, abs=0.02)


@settings(max_examples=30)
@given(cache=caches())
def test_any_state_can_be_shown(shared_gauge: CacheGauge, cache: CacheState) -> None:
    shared_gauge.show_cache(cache)
    assert shared_gauge.shown == (cache.level, *cache.level_band)
    assert shared_gauge.spoken_text == f"Cache: {' '.join(caption(cache, translate))}".rstrip()


@pytest.fixture(scope="module")
def shared_gauge(qapp: QApplication) -> CacheGauge:
    assert qapp
    return CacheGauge()
