"""The texts of the program to translate, found by `lupdate`."""

import tempfile
from pathlib import Path
from xml.etree import ElementTree as ET

from i18n.tools.catalog import Text, messages
from i18n.tools.qt import run


def texts_in(folder: Path) -> list[Text]:
    """Return the texts of all modules below `folder`, by context and then in order. Raises the errors of `qt.run`."""
    with tempfile.TemporaryDirectory() as temporary:
        found = Path(temporary, "found.ts")
        modules = [str(module) for module in sorted(folder.rglob("*.py"))]
        run("lupdate", "-silent", "-locations", "none", *modules, "-ts", str(found))
        return [text for text, _ in messages(ET.parse(found).getroot())]  # noqa: S314 (created here)
