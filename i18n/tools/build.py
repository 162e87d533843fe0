"""`build`: compiles each catalog into the .qm file that Qt reads, if that is missing or older."""

import sys
from pathlib import Path

from i18n.tools.folders import BUILT, CATALOGS, catalogs
from i18n.tools.qt import run


def main() -> int:
    for path in build(CATALOGS, BUILT):
        print(path)
    return 0


def build(folder: Path, built: Path) -> list[Path]:
    """Compile the catalogs; return the new files. Untranslated texts are left out, and are shown in English."""
    built.mkdir(parents=True, exist_ok=True)
    wanted = {built / f"{path.stem}.qm": path for path in catalogs(folder)}
    for left in set(built.glob("*.qm")) - wanted.keys():
        left.unlink()
    made = [target for target, path in wanted.items() if _is_older(target, path)]
    for target in made:
        fresh = target.with_suffix(".new")  # an open window keeps reading the old file
        run("lrelease", "-silent", str(wanted[target]), "-qm", str(fresh))
        fresh.replace(target)
    return made


def _is_older(target: Path, source: Path) -> bool:
    return not target.exists() or target.stat().st_mtime_ns < source.stat().st_mtime_ns


if __name__ == "__main__":
    sys.exit(main())
