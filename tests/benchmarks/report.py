"""Shows results as a table for people, and as JSON."""

import json
from typing import Any, Final

from tests.benchmarks.cases import CASES
from tests.benchmarks.results import SUBJECT, Result

_OTHERS: Final = ("rsync", "cp")
_COLUMNS: Final = ("case", "own s", "rsync s", "cp s", "of rsync", "at most", "of cp", "at most", "verdict")
_WIDTHS: Final = (11, 8, 8, 8, 9, 8, 7, 8, 0)


def as_text(facts: dict[str, str], results: list[Result]) -> str:
    lines = [", ".join(f"{name} {value}" for name, value in facts.items()), "", _row(_COLUMNS)]
    for result in results:
        lines.append(_row(_cells(result)))
        lines += [
            f"{'':11}  {limit.what}: {limit.value:.2f} {limit.unit}"
            + (f", at most {limit.most:g} {limit.unit}" if limit.most is not None else "")
            for limit in result.limits
        ]
    titles = {case.name: case.title for case in CASES}
    return "\n".join([*lines, "", *(f"{result.case:11}  {titles[result.case]}" for result in results)])


def _cells(result: Result) -> tuple[str, ...]:
    ratios = [_number(value) for tool in _OTHERS for value in (result.ratio(tool), result.targets.get(tool))]
    times = [_number(result.median_s(tool)) for tool in (SUBJECT, *_OTHERS)]
    verdict = result.verdict.value + (f": {result.remark}" if result.remark else "")
    return (result.case, *times, *ratios, verdict)


def _row(cells: tuple[str, ...]) -> str:
    first, *others = cells
    padded = [f"{cell:>{width}}" for cell, width in zip(others[:-1], _WIDTHS[1:-1], strict=True)]
    return "  ".join([f"{first:{_WIDTHS[0]}}", *padded, others[-1]]).rstrip()


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def as_json(facts: dict[str, str], results: list[Result]) -> str:
    return json.dumps({"machine": facts, "results": [_plain(result) for result in results]}, indent=1)


def _plain(result: Result) -> dict[str, Any]:
    return {
        "case": result.case,
        "verdict": result.verdict.value,
        "remark": result.remark,
        "runs": {tool: [run._asdict() for run in runs] for tool, runs in result.runs.items()},
        "ratios": {tool: result.ratio(tool) for tool in result.targets},
        "targets": result.targets,
        "limits": [vars(limit) for limit in result.limits],
    }
