"""Feeds all readers, and prints a table of the results: `python -m tests.hostile --inputs 1000000`."""

import argparse
import sys

from tests.hostile.frame import Figures, Subject, feed, input_of, table
from tests.hostile.subjects import SUBJECTS, counts, prepare


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the names of readers; all without any")
    parser.add_argument("--inputs", type=int, default=20_000, help="in all")
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument("--show", action="store_true", help="print the first input, and feed nothing")
    options = parser.parse_args()
    chosen = [
        subject for subject in SUBJECTS if not options.names or any(part in subject.name for part in options.names)
    ]
    if not chosen:
        parser.error(f"there are {', '.join(subject.name for subject in SUBJECTS)}")
    if options.show:
        for subject in chosen:
            print(subject.name, input_of(subject, options.first), sep="\n")
        return 0
    count_of = counts(chosen, options.inputs)
    figures = [_fed(subject, count_of[subject.name], options.first) for subject in chosen]
    print(table(figures))
    return int(any(figure.findings for figure in figures))


def _fed(subject: Subject, count: int, first: int) -> Figures:
    prepare(subject)
    figures = feed(subject, count, first=first)
    print(f"{subject.name}: {figures.inputs:,} in {figures.wall_s:.0f} s", file=sys.stderr, flush=True)
    for finding in figures.findings:
        print(f"  input {finding.number}: {finding.what}\n  {finding.shown}", file=sys.stderr, flush=True)
    return figures


if __name__ == "__main__":
    sys.exit(main())
