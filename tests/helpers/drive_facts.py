"""The numbers of the simulated drives in `docs/simulated-drive.md`. Run as a program, it writes them."""

from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Final

from shingleback.simulator.known_drives import Facts
from shingleback.simulator.presets import PRESETS, Preset

PAGE: Final = Path(__file__).parents[2] / "docs" / "simulated-drive.md"
DRIVES: Final = ("archive-8tb-like", "portable-5tb-like", "wd40-like", "cmr-like", "ssd-like", "demo")
_BEGIN: Final = "<!-- written by tests/helpers/drive_facts.py -->\n"
_END: Final = "<!-- end -->\n"


def numbers_of(preset: Preset) -> dict[str, object]:
    port = {} if preset.port_bytes_per_s is None else {"port_bytes_per_s": preset.port_bytes_per_s}
    return _numbers(preset.drive) | port


def _numbers(drive: object) -> dict[str, object]:
    """Each number of a drive by name, including those of its parts."""
    values: dict[str, object] = {}
    for field in fields(drive):  # type: ignore[arg-type]
        value = getattr(drive, field.name)
        values |= _numbers(value) if is_dataclass(value) else {field.name: value}
    return values


def page_with_tables() -> str:
    """The page with up-to-date tables."""
    before, remainder = PAGE.read_text().split(_BEGIN)
    after = remainder.split(_END)[1]
    tables = "\n".join(_table(name, numbers_of(PRESETS[name]), PRESETS[name].facts) for name in DRIVES)
    return before + _BEGIN + tables + _END + after


def _table(name: str, values: dict[str, object], facts: Facts) -> str:
    rows = [
        f"| `{key}` | {_told(value)} | {facts[key].confidence} | {facts[key].source} |" for key, value in values.items()
    ]
    return "\n".join([f"**{name}**\n", "| number | value | confidence | source |", "|---|---|---|---|", *rows, ""])


def _told(value: object) -> str:
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "-"}[value]
    return f"{value:,}"


if __name__ == "__main__":
    PAGE.write_text(page_with_tables())
