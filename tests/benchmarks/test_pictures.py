"""The pictures of docs/performance.md show the figures beside them."""

import json
import runpy
from pathlib import Path
from typing import Final

import pytest

DRAWING: Final = Path(__file__).parents[2] / "docs/pictures/speed.py"


@pytest.mark.parametrize("name", ["speed", "growth"])
def test_a_picture_shows_the_current_figures(name: str) -> None:
    """`python docs/pictures/speed.py` draws them."""
    figures = DRAWING.with_name(f"{name}.json")
    draw = runpy.run_path(str(DRAWING))[f"draw_{name}"]

    assert draw(json.loads(figures.read_bytes())) == figures.with_suffix(".svg").read_text(encoding="utf-8")
