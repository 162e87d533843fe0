"""The mutations of `mutants`: each replaces one piece of text in the engine, which must occur exactly once."""

from typing import Final, NamedTuple

from tests.model import mutations_of_drive as drive
from tests.model import mutations_of_source as source


class Mutation(NamedTuple):
    """One mutation.

    Attributes:
        part: the part of the engine.
        file: its path below the engine.
        is_equivalent: why nobody can notice it; empty if the tests must.
    """

    part: str
    file: str
    name: str
    old: str
    new: str
    is_equivalent: str = ""


FILES: Final = {
    "commit": "drive/commit.py",
    "unfinished": "drive/unfinished.py",
    "recovery": "drive/writer.py",
    "incoming": "drive/incoming.py",
    "run_index": "repo/run_index.py",
    "structure": "source/structure.py",
    "matching": "source/matching.py",
    "survey": "source/survey.py",
    "moves": "source/plan.py",
    "keeping": "source/keeping.py",
    "batch": "repo/index_sync.py",
    "replay": "repo/index_sync.py",
    "segments": "repo/segment_writer.py",
    "writer": "drive/writer.py",
    "drive": "drive/server.py",
    "checkpoints": "source/checkpoint.py",
}

EQUIVALENT: Final = {
    ("unfinished", "the first batch instead of the last"): "from there to the end, there is only one",
    ("structure", "linked files are moved"): (
        "a file that had several names is renamed then, not copied again: its content is the same, and never changes"
    ),
    ("moves", "size does not matter"): "whoever asks for a place, or counts them, compares the size again",
}

MUTATIONS: Final = [
    Mutation(part, FILES[part], name, old, new, EQUIVALENT.get((part, name), ""))
    for part, mutations in (
        ("commit", drive.COMMIT),
        ("unfinished", drive.UNFINISHED),
        ("recovery", drive.RECOVERY),
        ("incoming", drive.INCOMING),
        ("run_index", drive.RUN_INDEX),
        ("structure", source.STRUCTURE),
        ("matching", source.MATCHING),
        ("survey", source.SURVEY),
        ("moves", source.MOVES),
        ("keeping", source.KEEPING),
        ("batch", source.BATCH),
        ("replay", source.REPLAY),
        ("segments", drive.SEGMENTS),
        ("writer", drive.WRITER),
        ("drive", drive.DRIVE),
        ("checkpoints", source.CHECKPOINTS),
    )
    for name, old, new in mutations
]
