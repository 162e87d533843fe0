"""All subjects. To add a reader, add a `Subject` to the list of a module."""

import random
from collections.abc import Sequence
from typing import Final

from tests.hostile import lists, superblocks, tables, texts
from tests.hostile.frame import Subject

SUBJECTS: Final[tuple[Subject, ...]] = (*tables.SUBJECTS, *texts.SUBJECTS, *lists.SUBJECTS, *superblocks.SUBJECTS)


def counts(subjects: Sequence[Subject], inputs: int) -> dict[str, int]:
    """How many of the inputs each subject gets, by name; at least one."""
    shares = sum(subject.share for subject in subjects)
    return {subject.name: max(1, inputs * subject.share // shares) for subject in subjects}


def prepare(subject: Subject) -> None:
    """Makes what its inputs are based on, such as a filesystem, before any limit or watch is in place."""
    subject.make(random.Random(0))
