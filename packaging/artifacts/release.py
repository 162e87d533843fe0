"""What has to be true before packages are published."""

import re
import subprocess
from collections.abc import Iterator
from typing import Final

from artifacts.control import maintainer
from artifacts.project import ROOT, urls, version

_RESERVED: Final = re.compile(r"(?:[/@.])(?:(?:test|example|invalid|localhost)|example\.(?:com|net|org))(?=[/:>]|$)")
"""Names that nobody can have (RFC 2606)."""


def is_tagged() -> bool:
    """Whether the checkout is at the tag of this version. Without git it counts as no."""
    command = ["git", "tag", "--points-at", "HEAD"]
    try:
        asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return not {version(), f"v{version()}"}.isdisjoint(asked.stdout.split())


def obstacles() -> list[str]:
    """Return why this cannot be published, in sentences."""
    return list(_reserved_addresses())


def _reserved_addresses() -> Iterator[str]:
    for name, address in urls().items():
        if _RESERVED.search(address):
            yield f"A release needs a real address: {name} in pyproject.toml is {address}, a reserved name."
    if _RESERVED.search(maintainer()):
        yield f"A release needs a real address: Maintainer in packaging/debian/control is {maintainer()}."
