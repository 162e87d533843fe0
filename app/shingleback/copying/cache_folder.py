"""Marking a folder as one whose content is made again where it is lost, so that no backup takes it along."""

from pathlib import Path
from typing import Final

from shingleback.store import private_files

_TAG: Final = """\
Signature: 8a477f597d28d172789f06886806bc55
# What is in here is made again from the manifests of the backups when it is missing.
"""


def mark_as_cache(folder: Path) -> None:
    """By the Cache Directory Tagging Specification (bford.info/cachedir). Raises OSError."""
    tag = folder / "CACHEDIR.TAG"
    if not tag.exists():
        private_files.replace(tag, _TAG.encode("ascii"))
