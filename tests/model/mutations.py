"""The faults of `mutants`: each replaces one piece of text of the engine, which has to be there just once."""

from typing import Final, NamedTuple

from tests.model import mutations_of_drive as drive
from tests.model import mutations_of_source as source


class Mutation(NamedTuple):
    """Attributes: `is_equivalent`: why nobody can see it; empty where the tests have to."""

    file: str
    name: str
    old: str
    new: str
    is_equivalent: str = ""


EQUIVALENT: Final = {
    ("commit.py", "no barrier at the mark"): "only filesystems that do not keep renames in order have one",
    ("commit.py", "attributes: the highest first"): "only where a folder's mode keeps this user out, which root is not",
    ("structure.py", "linked files are moved"): (
        "a file that had several names is renamed then, not copied again: its content is the same, and never changes"
    ),
    ("recovery.py", "the first batch instead of the last"): "from there to the end, there is only one",
}

MUTATIONS: Final = [
    Mutation(file, name, old, new, EQUIVALENT.get((file, name), ""))
    for file, mutations in (
        ("commit.py", drive.COMMIT),
        ("recovery.py", drive.RECOVERY),
        ("chronicle.py", drive.CHRONICLE),
        ("structure.py", source.STRUCTURE),
        ("survey.py", source.SURVEY),
        ("moves.py", source.MOVES),
        ("keeping.py", source.KEEPING),
        ("batch.py", source.BATCH),
        ("replay.py", source.REPLAY),
        ("segments.py", drive.SEGMENTS),
        ("writer.py", drive.WRITER),
        ("drive.py", drive.DRIVE),
        ("checkpoints.py", source.CHECKPOINTS),
    )
    for name, old, new in mutations
]
