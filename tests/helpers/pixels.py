"""The pixels of a picture, read as a whole: one after the other would take a second for a small picture."""

from collections import Counter
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

OPAQUE: Final = 255
ALPHA: Final = 3
"""The index of alpha among the parts."""


def pixels(image: QImage) -> NDArray[np.uint32]:
    """Row by row, as 0xAARRGGBB, not premultiplied."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    return np.frombuffer(plain.constBits(), np.uint32).reshape(plain.height(), plain.width()).copy()


def parts(image: QImage) -> NDArray[np.int16]:
    """Row by row, the blue, green, red and alpha of each pixel."""
    whole = pixels(image)
    return whole.view(np.uint8).reshape(*whole.shape, 4).astype(np.int16)


def alphas(image: QImage) -> NDArray[np.uint32]:
    return pixels(image) >> np.uint32(24)


def count_colors(image: QImage) -> Counter[str]:
    """How many pixels have each color, as "#rrggbb"; antialiased pixels are not counted."""
    whole = pixels(image)
    colors, counts = np.unique(whole[whole >> 24 == OPAQUE] & 0xFFFFFF, return_counts=True)
    return Counter({f"#{color:06x}": int(count) for color, count in zip(colors, counts, strict=True)})
