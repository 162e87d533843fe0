"""How often `diagnose` is right: python -m tests.benchmarks.diagnosis_score [--failures] [--write].

Prints the score of both halves of the corpus, the precision of each verdict, and which verdicts are confused. Failures
are listed for the open half only: rules must not be made from the other one. `tests/data/diagnosis-corpus` explains.
--write puts the tables of the unseen half into docs/diagnosis.md.
"""

import argparse
import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from shingleback.cli.diagnose import certainty_of_health
from shingleback.cli.drives import health_item
from shingleback.devices.smart.text_report import read_report
from shingleback.domain.drive import Evidence
from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import Shingled, read_rules
from shingleback.domain.smart.rules import judge as judge_health
from shingleback.domain.smr.drive_database import parse_table
from shingleback.domain.smr.evidence import Confidence
from shingleback.domain.smr.verdict import judge
from shingleback.store.drive_records import built_in_text
from shingleback.store.private_files import resource_path

DATA: Final = Path(__file__).parents[1] / "data"
CORPUS: Final = DATA / "diagnosis-corpus"
DOCS: Final = Path(__file__).parents[2] / "docs" / "diagnosis.md"
_BEGIN, _END = "<!-- python -m tests.benchmarks.diagnosis_score --write -->", "<!-- end -->"
SURE: Final = (Confidence.CERTAIN, Confidence.VERY_LIKELY)
OPEN, UNSEEN = "open", "unseen"


@dataclass(frozen=True, slots=True)
class Case:
    """A log or a report; `truths` begins with the truth, and goes on with what is right as well."""

    name: str
    truths: tuple[str, ...]
    text: str
    half: str


@dataclass(frozen=True, slots=True)
class Answer:
    case: Case
    verdict: str
    is_sure: bool

    @property
    def is_right(self) -> bool:
        return self.verdict in self.case.truths


def half_of(name: str) -> str:
    return (OPEN, UNSEEN)[hashlib.sha256(name.encode()).digest()[0] & 1]


def texts_of(file: Path) -> Iterator[Case]:
    """The cases of a file of texts. A case says which half it is in, or its name decides."""
    for part in ("\n" + file.read_text(encoding="utf-8")).split("\n@@ ")[1:]:
        head, *lines = part.splitlines()
        name, truth, *more = head.split()
        text = "".join(f"{line}\n" for line in lines if not line.startswith("# source: "))
        also = tuple(word.removeprefix("+") for word in more if word.startswith("+"))
        half = next((word.removeprefix("!") for word in more if word.startswith("!")), half_of(name))
        yield Case(name, (truth, *also), text, half)


def logs() -> Iterator[Case]:
    """The logs of the corpus, and those that rules were made from in the past, which are all open."""
    yield from texts_of(CORPUS / "logs.txt")
    yield from texts_of(CORPUS / "logs-from-sources.txt")
    folder = DATA / "kernel-logs"
    for line in (folder / "truths.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        text = (folder / case["file"]).read_bytes().decode("utf-8", "replace")
        yield Case(case["file"], (case["truth"],), text, OPEN)


def reports() -> Iterator[Case]:
    """The reports of the collection, whose names decide the half, and those of trackers, which are all unseen."""
    for line in (CORPUS / "reports.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        yield Case(row["name"], (row["health"], *row["also"]), report_text(row), half_of(row["name"]))
    for line in (CORPUS / "reports-of-trackers.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        yield Case(row["name"], (row["health"], *row["also"]), report_text(row), row.get("half", UNSEEN))
    yield from texts_of(CORPUS / "reports.txt")
    yield from texts_of(CORPUS / "reports-from-sources.txt")


def report_text(row: dict[str, Any]) -> str:
    """A report as smartctl prints it."""
    labels = (
        ("Model Family", "family"),
        ("Model Number" if row.get("nvme") else "Device Model", "model"),
        ("User Capacity", "capacity"),
        ("Rotation Rate", "rotation"),
        ("Form Factor", "form"),
    )
    scsi = dict(row.get("scsi") or {})
    lines = ["smartctl 7.4 2023-08-01 r5530 [x86_64-linux-6.12.0] (local build)", ""]
    lines += ["=== START OF INFORMATION SECTION ==="]
    lines += [f"{label + ':':22}{scsi.pop(label)}" for label in ("Vendor", "Product") if label in scsi]
    lines += [f"{label + ':':18}{row[field]}" for label, field in labels if row[field]]
    lines += ["", "=== START OF READ SMART DATA SECTION ==="]
    lines += [f"SMART overall-health self-assessment test result: {row['overall']}"] if row["overall"] else []
    lines += _scsi_lines(scsi)
    if row.get("nvme"):
        lines += ["", "SMART/Health Information (NVMe Log 0x02)"]
        lines += [f"{label + ':':36}{value}" for label, value in row["nvme"].items()]
    if row["rows"]:
        lines += ["", "Vendor Specific SMART Attributes with Thresholds:"]
        lines += ["ID# ATTRIBUTE_NAME          FLAG     VALUE WORST THRESH TYPE      UPDATED  WHEN_FAILED RAW_VALUE"]
    for number, name, value, worst, threshold, kind, failed, raw in row["rows"]:
        kind_text = "Pre-fail" if kind == "P" else "Old_age "
        columns = f"{number:3} {name:23} 0x0032   {value}   {worst}   {threshold:3}    {kind_text}  Always "
        lines.append(f"{columns}  {failed or '    -':11} {raw}")
    lines += [""]
    if row["errors"] is not None:
        lines += [
            "SMART Error Log Version: 1",
            f"ATA Error Count: {row['errors']}" if row["errors"] else "No Errors Logged",
        ]
    ended = {"fail": "Completed: read failure", "pass": "Completed without error", "cut": "Aborted by host"}
    for number, (length, end) in enumerate(row["tests"], 1):
        lines.append(f"#{number:2}  {length + ' offline':18}  {ended[end]:29} 00%      1000         -")
    return "\n".join(lines) + "\n"


def _scsi_lines(scsi: dict[str, Any]) -> Iterator[str]:
    """What smartctl prints of a SCSI drive's counters."""
    counters = [name for name in ("read", "write", "verify") if name in scsi]
    yield from (f"{label}: {value}" for label, value in scsi.items() if label not in counters)
    if counters:
        yield "Error counter log:"
        yield "           Errors Corrected by           Total   Correction     Gigabytes    Total"
        yield "               ECC          rereads/    errors   algorithm      processed    uncorrected"
        yield "           fast | delayed   rewrites  corrected  invocations   [10^9 bytes]  errors"
        yield from (f"{name + ':':8} {'  '.join(str(scsi[name]).split())}" for name in counters)


def answer_logs(cases: Iterable[Case]) -> Iterator[Answer]:
    rules = read_rules(resource_path("knowledge/kernel-log.toml").read_text(encoding="utf-8"))
    table = parse_table(built_in_text())

    def is_shingled(evidence: Evidence) -> Shingled:
        return Shingled.YES if judge(evidence, table).is_shingled else Shingled.UNKNOWN

    for case in cases:
        diagnosis = diagnose(case.text.splitlines(), rules, is_shingled)
        yield Answer(case, diagnosis.summary.value, diagnosis.confidence in SURE)


def answer_reports(cases: Iterable[Case]) -> Iterator[Answer]:
    for case in cases:
        health = health_item(judge_health(read_report(case.text)))
        yield Answer(case, health.health, certainty_of_health(health)[0] in SURE)


def summed_up(title: str, answers: list[Answer]) -> Iterator[str]:
    right = sum(answer.is_right for answer in answers)
    wrong_and_sure = sum(answer.is_sure and not answer.is_right for answer in answers)
    yield f"{title}: {right} of {len(answers)} right ({right / len(answers):.1%}), {wrong_and_sure} wrong and sure"
    for verdict, count in sorted(Counter(answer.verdict for answer in answers).items()):
        right = sum(answer.is_right for answer in answers if answer.verdict == verdict)
        yield f"    said {verdict:20} {count:4} times, {right / count:6.1%} right"
    confused = Counter((answer.case.truths[0], answer.verdict) for answer in answers if not answer.is_right)
    for (truth, verdict), count in sorted(confused.items()):
        yield f"    {truth} taken for {verdict}: {count}"


def as_table(what: str, answers: list[Answer]) -> Iterator[str]:
    """What truths were taken for, and how often each verdict is right. A second right verdict counts as the truth."""
    counted = Counter((_truth_of(answer), answer.verdict) for answer in answers)
    verdicts = sorted({answer.verdict for answer in answers})
    yield f"| {what} that are … | taken for {' | '.join(verdicts)} |"
    yield f"|---|{'---|' * len(verdicts)}"
    for truth in sorted({truth for truth, _ in counted}):
        yield f"| {truth} | {' | '.join(str(counted[truth, verdict] or '') for verdict in verdicts)} |"
    right = [counted[verdict, verdict] / sum(answer.verdict == verdict for answer in answers) for verdict in verdicts]
    yield f"| *right, of this verdict* | {' | '.join(f'{share:.0%}' for share in right)} |"


def _truth_of(answer: Answer) -> str:
    return answer.verdict if answer.is_right else answer.case.truths[0]


def write(tables: Iterable[str]) -> None:
    text = DOCS.read_text(encoding="utf-8")
    before, _, rest = text.partition(_BEGIN)
    after = rest.partition(_END)[2]
    DOCS.write_text("\n".join([f"{before}{_BEGIN}", *tables, f"{_END}{after}"]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--failures", action="store_true", help="list those of the open half")
    parser.add_argument("--write", action="store_true", help="put the tables of the unseen half into the docs")
    arguments = parser.parse_args()
    tables: list[str] = []
    for what, answers in (("Logs", list(answer_logs(logs()))), ("Reports", list(answer_reports(reports())))):
        for half in (OPEN, UNSEEN):
            of_half = [answer for answer in answers if answer.case.half == half]
            print(*summed_up(f"{what}, {half} half", of_half), sep="\n")
            tables += ["", *as_table(what, of_half)] if half == UNSEEN else []
            if arguments.failures and half == OPEN:
                wrong = [answer for answer in of_half if not answer.is_right]
                print(
                    *(f"    {missed.case.name}: {missed.case.truths}, not {missed.verdict}" for missed in wrong),
                    sep="\n",
                )
    if arguments.write:
        write(tables)


if __name__ == "__main__":
    main()
