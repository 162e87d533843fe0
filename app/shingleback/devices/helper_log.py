"""What the helper has logged: systemd passes it to the journal, which many systems show to administrators only."""

import subprocess
from typing import Final

from shingleback.domain.text import text_lines

_JOURNAL: Final = ("journalctl", "--no-pager", "--output=cat", "--lines=100", "--unit=shingleback-helper*")
_LIMIT_S: Final = 10.0


def helper_log() -> list[str]:
    """Return the last lines, or none if this user may not read them."""
    try:
        done = subprocess.run(_JOURNAL, capture_output=True, check=False, timeout=_LIMIT_S)  # noqa: S603 (ours)
    except (OSError, subprocess.TimeoutExpired):
        return []
    return text_lines(done.stdout.decode(errors="replace"))
