"""The texts of the program that are to be translated, as `lupdate` finds them."""

import tempfile
from pathlib import Path
from xml.etree import ElementTree as ET

from i18n.tools.catalog import Text, messages
from i18n.tools.qt import run


def texts_in(folder: Path) -> list[Text]:
    """Of all modules below: by context, then as they stand. Raises what `qt.run` does."""
    with tempfile.TemporaryDirectory() as temporary:
        found = Path(temporary, "found.ts")
        modules = [str(module) for module in sorted(folder.rglob("*.py"))]
        run("lupdate", "-silent", "-locations", "none", *modules, "-ts", str(found))
        return [text for text, _ in messages(ET.parse(found).getroot())]  # noqa: S314 (made here)
