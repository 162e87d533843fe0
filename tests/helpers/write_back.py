"""The files in which the kernel shows how much may be pending for a device or a filesystem."""

from pathlib import Path


def write_back(folder: Path, below: str = "bdi", *, strict: int = 0, percent: int = 100) -> None:
    """As they are after a drive was plugged in; the bytes correspond to the percentages on some computer."""
    place = folder / below
    place.mkdir(parents=True, exist_ok=True)
    for name, value in (("strict_limit", strict), ("max_ratio", percent), ("max_bytes", 3_000_000_000)):
        (place / name).write_text(f"{value}\n")
