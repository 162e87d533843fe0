"""Where the icons and tables that come with the program are: in a checkout, a wheel and a bundle alike."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parents[1]


def resource_path(name: str) -> Path:
    """A file of `resources/`, as in `icons/shingleback.svg`. A wheel and a bundle carry them inside the package."""
    inside = _PACKAGE / "resources" / name
    return inside if inside.exists() else _PACKAGE.parents[1] / "resources" / name
