"""How colors are perceived: contrast, and how much of a difference remains for color-blind people."""

import math
from collections.abc import Sequence
from typing import Final

# Of linear light; Machado, Oliveira, Fernandes: "A Physiologically-based Model for Simulation of Color Vision
# Deficiency" (2009), for people without one kind of cones.
COLOR_VISIONS: Final[dict[str, Sequence[Sequence[float]]]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# Ottosson, "A perceptual color space for image processing" (2020): cones of light, and Oklab of their cube roots.
_CONES: Final = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_LAB: Final = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def contrast(color: str, other_color: str) -> float:
    """From 1 to 21, as WCAG 2.2 has it; colors as "#rrggbb"."""
    dark, light = sorted((_luminance(color), _luminance(other_color)))
    return (light + 0.05) / (dark + 0.05)


def difference(color: str, other_color: str, sight: str) -> float:
    """About 2 is just noticeable side by side; black and white are 100 apart."""
    return 100 * math.dist(_seen(color, sight), _seen(other_color, sight))


def blended_on(color: str, ground: str, alpha: int) -> str:
    """The visible result of a translucent color on a ground; `alpha` of 255."""
    part = alpha / 255
    mixed = [top * part + below * (1 - part) for top, below in zip(_parts(color), _parts(ground), strict=True)]
    return "#" + "".join(f"{round(255 * value):02x}" for value in mixed)


def _seen(color: str, sight: str) -> list[float]:
    light = [min(1.0, max(0.0, value)) for value in _times(COLOR_VISIONS[sight], _light(color))]
    return _times(_LAB, [math.cbrt(value) for value in _times(_CONES, light)])


def _luminance(color: str) -> float:
    red, green, blue = _light(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _light(color: str) -> list[float]:
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in _parts(color)]


def _parts(color: str) -> list[float]:
    return [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(factor * value for factor, value in zip(row, vector, strict=True)) for row in matrix]
