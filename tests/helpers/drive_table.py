"""The drive table of the program, and its verdicts."""

from typing import Final

from shingleback.domain.drive import Evidence
from shingleback.domain.smr.drive_database import DriveTable, parse_table
from shingleback.domain.smr.evidence import Verdict
from shingleback.domain.smr.verdict import judge
from shingleback.store.drive_records import built_in_text

TABLE: Final[DriveTable] = parse_table(built_in_text())


def verdict_on(**facts: object) -> Verdict:
    """From the fields of Evidence."""
    return judge(Evidence(**facts), TABLE)  # type: ignore[arg-type]
