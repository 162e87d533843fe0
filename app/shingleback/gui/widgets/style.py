"""The look of everything: sizes relative to the font, and colors by meaning, read from `resources/styles`.

No other module names a color: tests/architecture checks that. Qt does not mirror style sheets and uneven margins for
right-to-left languages, so this module does.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec
import shiboken6
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics, QPalette, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLayout, QLineEdit, QWidget

from shingleback.gui.widgets.plain import PlainLabel
from shingleback.store.private_files import resource_path

_LETTERS_AROUND: Final = 6  # of the placeholder of a field
_FRAME: Final = QSize(8, 40)  # roughly the frame that a desktop adds to a window
_SIDES: Final = {"left": "right", "right": "left"}
_SIDE: Final = re.compile(r"(?<!text-align: )\b(left|right)\b")  # Qt mirrors text alignment and padding itself


def mirrored(sheet: str) -> str:
    """Swap left and right in a style sheet."""
    return _SIDE.sub(lambda match: _SIDES[match[0]], sheet)


def set_margins(target: QLayout | QWidget, begin: int, top: int, end: int, bottom: int) -> None:
    """Set margins; `begin` is the side where a line begins: left in English."""
    left_margin, right_margin = (end, begin) if QApplication.isRightToLeft() else (begin, end)
    target.setContentsMargins(left_margin, top, right_margin, bottom)


def align_leading(label: QLabel) -> None:
    """Align a date, path or Latin name with the rest; in a right-to-left language, Qt would put it on the left."""
    if QApplication.isRightToLeft() and label.alignment() & Qt.AlignmentFlag.AlignLeft:
        vertical = label.alignment() & Qt.AlignmentFlag.AlignVertical_Mask
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | vertical)


_MIDDLE: Final = 128  # of 255
_ACCENTED: Final = ("selection", "primary", "primary_over", "primary_down", "here", "link")
_CIRCLE: Final = 360  # degrees
_NEAR_DANGER: Final = 25  # degrees
_LEAST_SATURATION: Final = 0.15
_HALVINGS: Final = 24  # of the range of lightness, until a screen shows no difference
_GROUPS: Final = {
    "usual": (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled),
    "disabled": (QPalette.ColorGroup.Disabled,),
}


class ColorScheme(StrEnum):
    """The color schemes; each is a file in `resources/styles`."""

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
        """The color in the scheme of a palette."""
        return theme(scheme_of(palette, QPalette.ColorRole.Light)).color(self)  # no style sheet sets that role


class Theme(msgspec.Struct, frozen=True):
    """Attributes: `colors`: "#rrggbb" by name; `roles`: color names by group and role of Qt's palette."""

    look: ColorScheme
    colors: Mapping[str, str]
    roles: Mapping[str, Mapping[str, str]]

    def color(self, name: str) -> QColor:
        return QColor(self.colors[name])

    def palette(self) -> QPalette:
        qt_palette = QPalette()
        for kind, roles in self.roles.items():
            for role, name in roles.items():
                for group in _GROUPS[kind]:
                    qt_palette.setColor(group, QPalette.ColorRole[role], self.color(name))
        return qt_palette

    def with_contrast(self) -> Theme:
        """The same theme with stronger lines and words."""
        replacements = tomllib.loads(_text("contrast.toml"))
        stronger = {name: self.colors[replacement] for name, replacement in replacements.items()}
        return msgspec.structs.replace(self, colors={**self.colors, **stronger})

    def with_accent(self, accent: QColor | None) -> Theme:
        """The same theme in the desktop's accent color; None for the usual one.

        Each color keeps its luminance, and so every contrast. A gray accent says nothing, and a reddish one would make
        the button that is meant look like the one that erases.
        """
        if accent is None or accent.hslSaturationF() < _LEAST_SATURATION:
            return self
        apart = abs(accent.hslHue() - self.color("danger").hslHue()) % _CIRCLE
        if min(apart, _CIRCLE - apart) < _NEAR_DANGER:
            return self
        accented = {name: _in_hue_of(accent, self.color(name)).name() for name in _ACCENTED}
        return msgspec.structs.replace(self, colors={**self.colors, **accented})

    def sheet(self, *, is_mirrored: bool = False) -> str:
        """The style sheet, mirrored for right-to-left languages."""
        rules = _text("sheet.qss")
        names = {**self.colors, "look": self.look, "pictures": _place("").as_posix()}
        return re.sub(r"@(\w+)", lambda match: names[match[1]], mirrored(rules) if is_mirrored else rules)


def _in_hue_of(accent: QColor, color: QColor) -> QColor:
    """Return the color with the hue of the accent, and its own luminance."""
    hue, saturation = accent.hslHueF(), min(accent.hslSaturationF(), color.hslSaturationF())
    darkest, lightest = 0.0, 1.0
    for _ in range(_HALVINGS):
        lightness = (darkest + lightest) / 2
        is_darker = _luminance(QColor.fromHslF(hue, saturation, lightness)) < _luminance(color)
        darkest, lightest = (lightness, lightest) if is_darker else (darkest, lightness)
    return QColor.fromHslF(hue, saturation, darkest)


def _luminance(color: QColor) -> float:
    """The relative luminance, from which WCAG computes contrast."""
    channels = (color.redF(), color.greenF(), color.blueF())
    parts = (part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4) for part in channels)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


@functools.cache
def theme(look: ColorScheme) -> Theme:
    return Theme(look, tomllib.loads(_text(f"{look}.toml")), tomllib.loads(_text("palette.toml")))


def scheme_of(palette: QPalette, ground: QPalette.ColorRole = QPalette.ColorRole.Window) -> ColorScheme:
    return ColorScheme.DARK if palette.color(ground).lightness() < _MIDDLE else ColorScheme.LIGHT


def faint(color: QColor, alpha: int) -> QColor:
    """The same color, translucent; `alpha` of 255."""
    faint_color = QColor(color)
    faint_color.setAlpha(alpha)
    return faint_color


def _text(name: str) -> str:
    return _place(name).read_text(encoding="utf-8")


def _place(name: str) -> Path:
    return resource_path(f"styles/{name}")


SPACE: Final = 12
MARGIN: Final = 16  # inside a card
_USUAL_HEIGHT: Final = 15  # pixels, of a line of text
WIDEST_PAGE: Final = 180  # in letters: wider lines are hard to read
COPIED: Final = Hue.COPIED
ON_DRIVE: Final = Hue.ON_DRIVE
REST: Final = Hue.REST
TROUBLE: Final = Hue.TROUBLE
ACCENT: Final = COPIED
GOOD: Final = ON_DRIVE
ATTENTION: Final = Hue.ATTENTION
DANGER: Final = TROUBLE
NEUTRAL: Final = Hue.NEUTRAL
DASHES: Final = (4.0, 2.5)  # of the drive's line, so that it differs from others by more than its color

Color = Hue | None  # None: the color of the text


class ThemeController(QObject):
    """Applies the color scheme chosen by the user or the desktop, and its contrast, and follows changes of each."""

    def __init__(
        self,
        application: QApplication,
        choose_scheme: Callable[[], ColorScheme | None] = lambda: None,
        has_contrast: Callable[[], bool] = lambda: False,
        accent: Callable[[], Sequence[float] | None] = lambda: None,
    ) -> None:
        """`choose_scheme` returns the chosen scheme; None for that of the desktop. `has_contrast`: it wants more.

        `accent` returns red, green and blue of the desktop's accent color, if it has one.
        """
        super().__init__(application)
        self._application = application
        self._choose_scheme = choose_scheme
        self._has_contrast = has_contrast
        self._accent = accent
        application.setStyle("Fusion")
        hints = application.styleHints()
        self._of_desktop = _look(hints.colorScheme()) or scheme_of(application.palette())
        self._scheme_in_use: tuple[ColorScheme, bool, bool, QColor | None, str] | None = None
        self.refresh()
        hints.colorSchemeChanged.connect(self._on_desktop)
        application.layoutDirectionChanged.connect(self.refresh)
        self._last_input = _LastInput(self, application)
        application.focusChanged.connect(self._move_ring)
        application.fontChanged.connect(self._on_font)

    def refresh(self) -> None:
        """Apply a changed choice. Only what has changed is set, because repainting everything takes time."""
        scheme, has_contrast = self._choose_scheme() or self._of_desktop, self._has_contrast()
        parts = self._accent()
        accent = QColor.fromRgbF(*parts) if parts is not None else None
        font = self._application.font().toString()
        new = (scheme, has_contrast, self._application.isRightToLeft(), accent, font)
        if new != self._scheme_in_use:
            self._scheme_in_use = new
            paint(self._application, scheme, has_contrast=has_contrast, accent=accent)

    def _on_font(self) -> None:
        """Follow the desktop's font, which reaches widgets with a style sheet only when that is set again."""
        self.refresh()
        for widget in self._application.allWidgets():
            if widget.property(_SCALE):
                _enlarge(widget)

    def _on_desktop(self, scheme: Qt.ColorScheme) -> None:
        self._of_desktop = _look(scheme) or ColorScheme.LIGHT
        self.refresh()

    def _move_ring(self, before: QWidget | None, now: QWidget | None) -> None:
        """Draw the focus ring only after a key has moved the focus: mouse users would take it for a selection.

        Qt marks the window if the key itself moves the focus, as Tab does. If the style sheet tested that, everything
        would have to be repainted. Where the program moves it, as to the first question of the next page, the last
        input decides.
        """
        is_by_key = now is not None and (
            now.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange) or self._last_input.is_key
        )
        for widget, has_ring in ((before, False), (now, is_by_key)):
            if widget is not None and shiboken6.isValid(widget) and bool(widget.property(_RING)) is not has_ring:
                widget.setProperty(_RING, has_ring)
                _repolish(widget)


_RING: Final = "ring"
_KEYS: Final = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)  # only the second one, if the key is a shortcut
_POINTERS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress)


class _LastInput(QObject):
    """Knows whether the last input was a key. Watches windows rather than widgets, which may consume their events.

    Attributes:
        is_key: a key was pressed since the last press of a mouse button, or a touch.
    """

    def __init__(self, parent: QObject, application: QApplication) -> None:
        super().__init__(parent)
        self.is_key = False
        application.focusWindowChanged.connect(self._watch)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _KEYS:
            self.is_key = True
        elif event.type() in _POINTERS:
            self.is_key = False
        return False

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)  # if it does already, Qt does not do so twice


def rename(widget: QWidget, name: str) -> None:
    """Change a widget's name, which selects another style in the style sheet."""
    if widget.objectName() != name:
        widget.setObjectName(name)
        _repolish(widget)


def _repolish(widget: QWidget) -> None:
    """Apply the style sheet to a widget again, which Qt does not do automatically."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def dress(
    application: QApplication,
    choose_scheme: Callable[[], ColorScheme | None] = lambda: None,
    has_contrast: Callable[[], bool] = lambda: False,
    accent: Callable[[], Sequence[float] | None] = lambda: None,
) -> ThemeController:
    return ThemeController(application, choose_scheme, has_contrast, accent)


def paint(
    application: QApplication, look: ColorScheme, *, has_contrast: bool = False, accent: QColor | None = None
) -> None:
    new_theme = (theme(look).with_contrast() if has_contrast else theme(look)).with_accent(accent)
    application.setPalette(new_theme.palette())
    application.setStyleSheet(new_theme.sheet(is_mirrored=application.isRightToLeft()))


def _look(scheme: Qt.ColorScheme) -> ColorScheme | None:
    """The desktop's color scheme; None if it does not say."""
    return {Qt.ColorScheme.Dark: ColorScheme.DARK, Qt.ColorScheme.Light: ColorScheme.LIGHT}.get(scheme)


_HEADING: Final = "heading"
_SCALE: Final = "scale"


def heading(label: QLabel, scale: float = 1.5) -> QLabel:
    """The same label, larger and bold, and a heading for screen readers."""
    label.setProperty(_HEADING, True)  # noqa: FBT003 (Qt has no other name for it)
    return prominent(label, scale)


def is_heading(label: QLabel) -> bool:
    return bool(label.property(_HEADING))


def prominent(label: QLabel, scale: float = 1.0) -> QLabel:
    """The same label, larger and bold, such as a figure. It stays larger if the desktop's font changes."""
    label.setProperty(_SCALE, scale * label.font().pointSizeF() / QApplication.font(label).pointSizeF())
    _enlarge(label)
    return label


def _enlarge(label: QWidget) -> None:
    font = QFont(QApplication.font(label))
    font.setPointSizeF(font.pointSizeF() * label.property(_SCALE))
    font.setBold(True)
    label.setFont(font)


def fixed_width(widget: QWidget) -> QFont:
    """The font for commands and log lines, as large as the letters around them."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(widget.font().pointSizeF())
    return font


def dimmed(label: QLabel) -> QLabel:
    """The same label, less prominent but still readable."""
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def show_text(shown: QLabel | QAbstractButton, text: str) -> None:
    """Show the text, or hide the label if it is empty."""
    shown.setText(text)
    shown.setVisible(bool(text))


class Wrapped(PlainLabel):
    """A wrapped label of plain text, so that names in a sentence are never taken for markup.

    A line never ends between a number and its unit. `text()` returns the text as set.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__(unbroken(text))
        self._text = text
        self.setWordWrap(True)
        align_leading(self)

    def setText(self, text: str) -> None:
        self._text = text
        super().setText(unbroken(text))

    def text(self) -> str:
        return self._text


_NO_BREAK: Final = ("\u2060", "\u00a0")  # without and with a space
_BEFORE_UNIT: Final = re.compile(r"(?<=\d)(\u2069?) (?=\u2068?(?:[^\W\d_]{1,3}\b|%))")
_A_SECOND: Final = re.compile(r"(?<=[kMGTP][Bo])(\u2069?)/(?=s\b)")
_IDEOGRAPHS: Final = re.compile(r"(?<=\d)([ \u00a0]?)([\u4e00-\u9fff])(?=([\u4e00-\u9fff]?))")


def unbroken(text: str) -> str:
    """Keep numbers and units on one line with no-break spaces and word joiners.

    Unicode lets a line end before "MB", before the "s" of "MB/s", and between any two ideographs, as in "5 小时".
    """
    unbroken_text = _A_SECOND.sub("\\1/\u2060", _BEFORE_UNIT.sub("\\1\u00a0", text))
    return _IDEOGRAPHS.sub(
        lambda match: f"{_NO_BREAK[bool(match[1])]}{match[2]}{match[3] and _NO_BREAK[0]}", unbroken_text
    )


def letters(widget: QWidget, count: int) -> int:
    """The width of this many letters in a widget's font."""
    return letter(QFontMetrics(widget.font())) * count


def show_placeholder_whole(field: QLineEdit) -> None:
    """Keep a field wide enough for its placeholder, its margins, and an icon or the button that clears it."""
    width = QFontMetrics(field.font()).horizontalAdvance(field.placeholderText())
    field.setMinimumWidth(width + letters(field, _LETTERS_AROUND))


def resize_to_letters(window: QWidget, width: int, height: int) -> None:
    """Resize a window to this many letters, but not beyond its screen, where its buttons could not be reached."""
    window.resize(_on_screen(window, QSize(letters(window, width), letters(window, height))))


def keep_on_screen(window: QWidget) -> None:
    """Make a window that became larger than its screen as small as that."""
    window.resize(_on_screen(window, window.size()))


def _on_screen(window: QWidget, size: QSize) -> QSize:
    return size.boundedTo(window.screen().availableSize() - _FRAME)


def scaled_to_font(widget: QWidget, pixels: int) -> int:
    """Return the size of a picture: `pixels` at the default font size, more if the widget's font is larger."""
    return round(pixels * max(1.0, QFontMetrics(widget.font()).height() / _USUAL_HEIGHT))


def letter(metrics: QFontMetrics) -> int:
    """Return the width of a Latin letter; the average width of an East Asian font is twice that."""
    return min(metrics.averageCharWidth(), metrics.horizontalAdvance("0"))
