"""The table of drives that comes with the program, and the verdicts that it gives."""

from typing import Final

from shingleback.knowledge.recording.drive_table import DriveTable, parse_table
from shingleback.knowledge.recording.verdict import judge
from shingleback.model.evidence import Evidence
from shingleback.model.verdict import Verdict
from shingleback.settings.drive_table import built_in_text

TABLE: Final[DriveTable] = parse_table(built_in_text())


def verdict_on(**told: object) -> Verdict:
    """From the fields of Evidence."""
    return judge(Evidence(**told), TABLE)  # type: ignore[arg-type]
