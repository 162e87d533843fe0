"""What a window paints, as text: labels, list rows, and what a picture writes by itself."""

import re
from typing import Final
from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

_TEXT: Final = "{http://www.w3.org/2000/svg}text"
_INVISIBLE: Final = re.compile("[\\s\u200b\u2060-\u2069\u200e\u200f]+")


def painted_text(widget: QWidget) -> str:
    """All text that the widget paints now, without blanks, in the order in which it paints it.

    Qt paints a line in several runs, such as before and after an underlined letter, so blanks tell nothing.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture = QSvgGenerator()
    picture.setOutputDevice(buffer)
    widget.render(picture)
    items = ET.fromstring(bytes(buffer.data().data())).iter(_TEXT)
    return squeezed("".join(item.text or "" for item in items))


def squeezed(text: str) -> str:
    """The text without blanks and directional marks."""
    return _INVISIBLE.sub("", text)


def paints(widget: QWidget, text: str) -> bool:
    """Whether the widget paints this text now, wherever its lines are broken."""
    return squeezed(text) in painted_text(widget)
