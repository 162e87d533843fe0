"""Everything that is fed. A further reader is added here: a `Subject` in the list of a module."""

import random
from collections.abc import Sequence
from typing import Final

from tests.hostile import superblocks, tables, texts
from tests.hostile.frame import Subject

SUBJECTS: Final[tuple[Subject, ...]] = (*tables.SUBJECTS, *texts.SUBJECTS, *superblocks.SUBJECTS)


def counts(subjects: Sequence[Subject], inputs: int) -> dict[str, int]:
    """How many of so many inputs each gets, by its name; at least one."""
    shares = sum(subject.share for subject in subjects)
    return {subject.name: max(1, inputs * subject.share // shares) for subject in subjects}


def prepare(subject: Subject) -> None:
    """Makes what its inputs are made from, such as a filesystem: before anything is limited or watched."""
    subject.make(random.Random(0))
