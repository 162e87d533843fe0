"""Computers for tests of preparing a drive."""

from dataclasses import replace
from typing import Final

from hypothesis import strategies as st

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import Capabilities

FILESYSTEMS: Final = sorted({profile.filesystem for profile in PROFILES.values()})
MODULES: Final = sorted({module for profile in PROFILES.values() for module in profile.needs.module})
NEW: Final = Capabilities(
    udisks=(2, 11, 1), formats=frozenset(FILESYSTEMS), modules=frozenset(MODULES), kernel=(7, 2), has_helper=False
)
OLD: Final = replace(NEW, udisks=(2, 9, 4), kernel=(6, 1))
OLD_WITH_HELPER: Final = replace(OLD, has_helper=True)


def computers() -> st.SearchStrategy[Capabilities]:
    return st.builds(
        Capabilities,
        udisks=st.sampled_from([(), (2, 8), (2, 9, 4), (2, 9, 99), (2, 10), (2, 10, 1), (2, 11, 1), (3, 0)]),
        formats=st.frozensets(st.sampled_from(FILESYSTEMS)),
        modules=st.frozensets(st.sampled_from(MODULES)),
        kernel=st.sampled_from([(5, 10), (6, 1), (6, 12), (6, 18), (7, 2)]),
        has_helper=st.booleans(),
        can_encrypt=st.booleans(),
    )
