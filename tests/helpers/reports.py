"""The smartctl reports that tests read."""

from pathlib import Path
from typing import Final

_DATA: Final = Path(__file__).parents[1] / "data"


def report_text(name: str) -> str:
    """One of `tests/data/reports`, by its name without "smart-"; or one of `tests/data/smart`, by its full name."""
    real = _DATA / "reports" / f"smart-{name}"
    return (real if real.exists() else _DATA / "smart" / name).read_text(encoding="utf-8")


def all_reports() -> dict[str, str]:
    files = [*(_DATA / "reports").glob("*.txt"), *(_DATA / "smart").glob("*[tn]")]
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(files)}
