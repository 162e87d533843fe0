"""Text and marks stand out from their background in the light and dark themes, also for color-blind people."""

import re
from itertools import combinations

import pytest
from PySide6.QtGui import QPalette

from shingleback.domain.monitoring import Phase
from shingleback.gui.graph import patterns as phase_patterns
from shingleback.gui.widgets.style import ColorScheme, Hue, theme
from shingleback.store.private_files import resource_path
from tests.helpers.colors import COLOR_VISIONS, blended_on, contrast, difference

GROUNDS = ("window", "base", "raised", "button", "here")
WORDS = ("text", "dim", "link")
MARKS = (*Hue, "edge", "faint", "primary", "danger")  # `faint` is for disabled items, which must still be readable
ON = {"tip": "on_tip", "selection": "on_selection", "hairline": "text"} | {
    f"{kind}{state}": f"on_{kind}" for kind in ("primary", "danger") for state in ("", "_over", "_down")
}
FOR_TEXT = 4.5  # WCAG 2.2, 1.4.3
FOR_MARKS = 3.0  # WCAG 2.2, 1.4.11
FAR_APART = 8.0  # no two hues look alike, though shapes and words distinguish them too

schemes = pytest.mark.parametrize("scheme", ColorScheme)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def rules() -> list[tuple[str, dict[str, str]]]:
    """Selectors of the style sheet, and the color names in each rule by property."""
    sheet = re.sub(r"/\*.*?\*/", "", resource_path("styles/sheet.qss").read_text(encoding="utf-8"), flags=re.DOTALL)
    return [
        (selector.strip(), dict(re.findall(r"([\w-]+):[^;@]*@(\w+)", body))) for selector, body in RULE.findall(sheet)
    ]


@schemes
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("text", WORDS)
def test_text_is_readable_on_every_background(scheme: ColorScheme, ground: str, text: str) -> None:
    colors = theme(scheme).colors
    assert contrast(colors[text], colors[ground]) >= FOR_TEXT


@schemes
@pytest.mark.parametrize(("ground", "text"), ON.items())
def test_text_is_readable_on_filled_areas(scheme: ColorScheme, ground: str, text: str) -> None:
    colors = theme(scheme).colors
    assert contrast(colors[text], colors[ground]) >= FOR_TEXT


@schemes
@pytest.mark.parametrize("ground", ["window", "base", "raised"])
@pytest.mark.parametrize("mark", MARKS)
def test_marks_and_edges_are_visible(scheme: ColorScheme, ground: str, mark: str) -> None:
    colors = theme(scheme).colors
    assert contrast(colors[mark], colors[ground]) >= FOR_MARKS


@schemes
@pytest.mark.parametrize("hue", [Hue.COPIED, Hue.ON_DRIVE, Hue.REST])
def test_a_progress_bar_is_visible_in_its_groove(scheme: ColorScheme, hue: Hue) -> None:
    """Otherwise nobody sees the progress."""
    colors = theme(scheme).colors
    assert contrast(colors[hue], colors["groove"]) >= 2.5


@schemes
def test_every_style_rule_that_sets_text_and_background_colors_is_readable(scheme: ColorScheme) -> None:
    colors = theme(scheme).colors
    colored_rules = [(selector, names) for selector, names in rules() if {"color", "background"} <= names.keys()]
    assert len(colored_rules) > 3
    for selector, names in colored_rules:
        assert contrast(colors[names["color"]], colors[names["background"]]) >= FOR_TEXT, selector


@schemes
def test_every_text_color_of_the_style_sheet_is_tested_here(scheme: ColorScheme) -> None:
    named = {names["color"] for _, names in rules() if "color" in names}
    assert named <= {*WORDS, "faint", *ON.values()}
    grounds = {names["background"] for _, names in rules() if "background" in names}
    assert grounds <= {*GROUNDS, *ON, "groove", "dim", *MARKS}
    assert named <= theme(scheme).colors.keys()


@schemes
def test_every_palette_role_is_readable_on_its_background(scheme: ColorScheme) -> None:
    palette = theme(scheme).palette()
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
        for text, ground in pairs:
            assert contrast(palette.color(group, text).name(), palette.color(group, ground).name()) >= FOR_TEXT, text


def test_both_themes_define_the_same_names() -> None:
    assert theme(ColorScheme.LIGHT).colors.keys() == theme(ColorScheme.DARK).colors.keys()
    assert theme(ColorScheme.LIGHT).colors.keys() >= set(Hue)


@schemes
@pytest.mark.parametrize("sight", COLOR_VISIONS)
@pytest.mark.parametrize(("hue", "other_hue"), list(combinations(Hue, 2)))
def test_hues_stay_distinguishable_for_color_blind_people(
    scheme: ColorScheme, sight: str, hue: Hue, other_hue: Hue
) -> None:
    colors = theme(scheme).colors
    assert difference(colors[hue], colors[other_hue], sight) >= FAR_APART


@schemes
@pytest.mark.parametrize("phase", phase_patterns.LEGEND)
def test_the_pattern_of_a_phase_is_visible_on_its_color(scheme: ColorScheme, phase: Phase) -> None:
    colors = theme(scheme).colors
    hue = colors[phase_patterns.HUES[phase]]
    assert contrast(hue, blended_on(hue, colors["base"], phase_patterns.GROUND)) >= 2.5


def test_phases_of_the_same_hue_have_different_patterns() -> None:
    patterns = [(phase_patterns.HUES[phase], phase_patterns.PATTERNS[phase]) for phase in phase_patterns.LEGEND]
    assert len(set(patterns)) == len(patterns)


def test_contrast_and_color_difference_match_published_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert difference("#000000", "#ffffff", "usual") == pytest.approx(100, abs=0.1)
    # red and green look nearly the same to someone without green cones
    assert difference("#a06000", "#608000", "no green") < difference("#a06000", "#608000", "usual") / 2
