"""What the health verdicts say about a folder of SMART reports: python -m tests.benchmarks.smart_collection FOLDER.

Prints how often each verdict is given, and every "failing" that neither the drive itself says nor more than one value
does. The folder is one of the public collections bsdhw/SMART or linuxhw/SMART, or any other.
"""

import argparse
from collections import Counter
from pathlib import Path
from typing import Final

from shingleback.devices.smart.text_report import read_report
from shingleback.domain.smart.report import Health, HealthVerdict, SmartReport
from shingleback.domain.smart.rules import is_rated_lower, judge, raw_count

_WORDS_OF_THE_DRIVE: Final = frozenset(
    {
        *("overall-failed", "below-threshold"),
        *("self-test-failed-unreadable", "self-test-failed-uncounted", "self-tests-failed-again"),
        *("unreliable", "read-only", "spare-used-up", "errors-beyond-limit"),
    }
)
_VALUES: Final = (5, 184, 187, 196, 197, 198)


def is_justified(report: SmartReport, verdict: HealthVerdict) -> bool:
    """Whether the drive itself, or more than one value, says that it is failing."""
    codes = {finding.code for finding in verdict.findings if finding.weighs is not Health.OK}
    values = sum(bool(raw_count(report, number)) for number in _VALUES) + bool(report.error_count)
    values += bool(report.media_errors) + bool(report.grown_defects)
    rows = [row for row in map(report.attribute, _VALUES) if row is not None and row.raw]
    is_rated = any(row.value is not None and is_rated_lower(row.value) for row in rows)
    return bool(codes & _WORDS_OF_THE_DRIVE) or values > 1 or is_rated


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    counts: Counter[str] = Counter()
    codes: Counter[str] = Counter()
    doubtful: list[str] = []
    for path in sorted(file for file in parser.parse_args().folder.rglob("*") if file.is_file()):
        report = read_report(path.read_text(encoding="utf-8", errors="replace"))
        verdict = judge(report)
        counts[verdict.health] += 1
        if verdict.health is Health.FAILING and report is not None:
            codes.update(finding.code for finding in verdict.findings if finding.weighs is Health.FAILING)
            if not is_justified(report, verdict):
                doubtful.append(f"{path}: {', '.join(finding.code for finding in verdict.findings)}")
    print(*(f"{health}: {count}" for health, count in sorted(counts.items())), sep="\n")
    print("Failing because of:", *(f"    {code}: {count}" for code, count in codes.most_common()), sep="\n")
    print(f"Failing by one value alone: {len(doubtful)}", *doubtful, sep="\n    ")


if __name__ == "__main__":
    main()
