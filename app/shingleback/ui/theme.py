"""The light and the dark look, as `resources/styles` has them: colors by name, Qt's palette, and the sheet.

Nowhere else in the program is there a color: tests/architecture looks for them.
"""

import functools
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from PySide6.QtGui import QColor, QPalette

from shingleback.settings.resources import resource_path
from shingleback.ui.mirroring import mirrored

_MIDDLE: Final = 128  # of 255
_GROUPS: Final = {
    "usual": (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled),
    "disabled": (QPalette.ColorGroup.Disabled,),
}


class Look(StrEnum):
    """Each is a file of `resources/styles`."""

    LIGHT = "light"
    DARK = "dark"


class Hue(StrEnum):
    """What a color means; never the only sign of it."""

    COPIED = "copied"
    ON_DRIVE = "on_drive"
    REST = "rest"
    TROUBLE = "trouble"
    ATTENTION = "attention"
    NEUTRAL = "neutral"

    def on(self, palette: QPalette) -> QColor:
        """In the look to which a palette belongs."""
        return theme(look_of(palette, QPalette.ColorRole.Light)).color(self)  # no sheet sets that one


@dataclass(frozen=True, slots=True)
class Theme:
    """Attributes: `colors` as "#rrggbb", by name; `roles`: the names that Qt's palette has, by group and role."""

    look: Look
    colors: Mapping[str, str]
    roles: Mapping[str, Mapping[str, str]]

    def color(self, name: str) -> QColor:
        return QColor(self.colors[name])

    def palette(self) -> QPalette:
        made = QPalette()
        for kind, roles in self.roles.items():
            for role, name in roles.items():
                for group in _GROUPS[kind]:
                    made.setColor(group, QPalette.ColorRole[role], self.color(name))
        return made

    def sheet(self, *, is_mirrored: bool = False) -> str:
        """With its left on the right, where one reads from there."""
        rules = _text("sheet.qss")
        names = {**self.colors, "look": self.look, "pictures": _place("").as_posix()}
        return re.sub(r"@(\w+)", lambda found: names[found[1]], mirrored(rules) if is_mirrored else rules)


@functools.cache
def theme(look: Look) -> Theme:
    return Theme(look, tomllib.loads(_text(f"{look}.toml")), tomllib.loads(_text("palette.toml")))


def look_of(palette: QPalette, ground: QPalette.ColorRole = QPalette.ColorRole.Window) -> Look:
    return Look.DARK if palette.color(ground).lightness() < _MIDDLE else Look.LIGHT


def faint(color: QColor, alpha: int) -> QColor:
    """The same color, of which the ground is seen through; `alpha` of 255."""
    found = QColor(color)
    found.setAlpha(alpha)
    return found


def _text(name: str) -> str:
    return _place(name).read_text(encoding="utf-8")


def _place(name: str) -> Path:
    return resource_path(f"styles/{name}")
