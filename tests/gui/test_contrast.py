"""Whether what is shown can be told from what is behind it, in both looks, and by people who see fewer colors."""

import re
from itertools import combinations

import pytest
from PySide6.QtGui import QPalette

from shingleback.domain.monitoring import Phase
from shingleback.gui.graph import legend
from shingleback.gui.widgets.style import ColorScheme, Hue, theme
from shingleback.store.private_files import resource_path
from tests.helpers.colors import SIGHTS, contrast, difference, upon

GROUNDS = ("window", "base", "raised", "button", "here")
WORDS = ("text", "dim", "link")
MARKS = (*Hue, "edge", "faint", "primary", "danger")  # what is `faint` cannot be used now, but can still be read
ON = {"tip": "on_tip", "selection": "on_selection", "hairline": "text"} | {
    f"{kind}{state}": f"on_{kind}" for kind in ("primary", "danger") for state in ("", "_over", "_down")
}
FOR_TEXT = 4.5  # WCAG 2.2, 1.4.3
FOR_MARKS = 3.0  # WCAG 2.2, 1.4.11
FAR_APART = 8.0  # no two hues look alike; forms and words tell them besides

looks = pytest.mark.parametrize("look", ColorScheme)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def rules() -> list[tuple[str, dict[str, str]]]:
    """Of the sheet: what is chosen, and the names of its colors by property."""
    sheet = re.sub(r"/\*.*?\*/", "", resource_path("styles/sheet.qss").read_text(encoding="utf-8"), flags=re.DOTALL)
    return [(one.strip(), dict(re.findall(r"([\w-]+):[^;@]*@(\w+)", body))) for one, body in RULE.findall(sheet)]


@looks
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("word", WORDS)
def test_words_can_be_read_on_every_ground(look: ColorScheme, ground: str, word: str) -> None:
    colors = theme(look).colors
    assert contrast(colors[word], colors[ground]) >= FOR_TEXT


@looks
@pytest.mark.parametrize(("ground", "word"), ON.items())
def test_words_can_be_read_on_what_is_filled(look: ColorScheme, ground: str, word: str) -> None:
    colors = theme(look).colors
    assert contrast(colors[word], colors[ground]) >= FOR_TEXT


@looks
@pytest.mark.parametrize("ground", ["window", "base", "raised"])
@pytest.mark.parametrize("mark", MARKS)
def test_marks_and_edges_can_be_seen(look: ColorScheme, ground: str, mark: str) -> None:
    colors = theme(look).colors
    assert contrast(colors[mark], colors[ground]) >= FOR_MARKS


@looks
@pytest.mark.parametrize("hue", [Hue.COPIED, Hue.ON_DRIVE, Hue.REST])
def test_a_bar_can_be_seen_in_its_groove(look: ColorScheme, hue: Hue) -> None:
    """Else nobody sees how far it is."""
    colors = theme(look).colors
    assert contrast(colors[hue], colors["groove"]) >= 2.5


@looks
def test_every_rule_of_the_sheet_that_colors_words_and_ground_can_be_read(look: ColorScheme) -> None:
    colors = theme(look).colors
    both = [(one, names) for one, names in rules() if {"color", "background"} <= names.keys()]
    assert len(both) > 3
    for one, names in both:
        assert contrast(colors[names["color"]], colors[names["background"]]) >= FOR_TEXT, one


@looks
def test_every_color_of_words_in_the_sheet_is_measured_here(look: ColorScheme) -> None:
    said = {names["color"] for _, names in rules() if "color" in names}
    assert said <= {*WORDS, "faint", *ON.values()}
    grounds = {names["background"] for _, names in rules() if "background" in names}
    assert grounds <= {*GROUNDS, *ON, "groove", "dim", *MARKS}
    assert said <= theme(look).colors.keys()


@looks
def test_every_role_of_the_palette_can_be_read_on_its_ground(look: ColorScheme) -> None:
    palette = theme(look).palette()
    role = QPalette.ColorRole
    pairs = [
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
    ]
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for word, ground in pairs:
            assert contrast(palette.color(group, word).name(), palette.color(group, ground).name()) >= FOR_TEXT, word


def test_both_looks_have_the_same_names() -> None:
    assert theme(ColorScheme.LIGHT).colors.keys() == theme(ColorScheme.DARK).colors.keys()
    assert theme(ColorScheme.LIGHT).colors.keys() >= set(Hue)


@looks
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("one", "other"), list(combinations(Hue, 2)))
def test_hues_stay_different_for_everybody(look: ColorScheme, sight: str, one: Hue, other: Hue) -> None:
    colors = theme(look).colors
    assert difference(colors[one], colors[other], sight) >= FAR_APART


@looks
@pytest.mark.parametrize("phase", legend.LEGEND)
def test_the_pattern_of_a_phase_can_be_seen_upon_its_color(look: ColorScheme, phase: Phase) -> None:
    colors = theme(look).colors
    hue = colors[legend.HUES[phase]]
    assert contrast(hue, upon(hue, colors["base"], legend.GROUND)) >= 2.5


def test_phases_of_one_hue_have_other_patterns() -> None:
    looks_of = [(legend.HUES[phase], legend.PATTERNS[phase]) for phase in legend.LEGEND]
    assert len(set(looks_of)) == len(looks_of)


def test_measures_are_those_of_their_sources() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert difference("#000000", "#ffffff", "usual") == pytest.approx(100, abs=0.1)
    # what is red and green for most people is nearly the same for somebody without green cones
    assert difference("#a06000", "#608000", "no green") < difference("#a06000", "#608000", "usual") / 2
