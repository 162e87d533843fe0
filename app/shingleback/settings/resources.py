"""Where the icons and tables that come with the program are: in a checkout, a wheel and a bundle alike."""

from pathlib import Path
from typing import Final

ICON: Final = "icons/shingleback.svg"
"""That of the program."""
_PACKAGE: Final = Path(__file__).parents[1]


def resource_path(name: str) -> Path:
    """A file of `resources/`, such as `ICON`. A wheel and a bundle carry them inside the package."""
    inside = _PACKAGE / "resources" / name
    return inside if inside.exists() else _PACKAGE.parents[1] / "resources" / name
