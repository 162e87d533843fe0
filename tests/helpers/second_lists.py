"""The second copy of the list of files, which heals the first."""

import shutil
from pathlib import Path


def forget_second_list(destination: Path) -> None:
    """Removes it with the tables, as in a backup that was copied without it: so a test can damage the list."""
    shutil.rmtree(destination / ".shingleback-list", ignore_errors=True)
    (destination / ".shingleback" / "contents.json.gz").unlink(missing_ok=True)
