"""`wheel`, `bundle`, `deb`; without arguments, all of them."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from artifacts import bundle, deb, release, wheel
from artifacts.project import DIST, ROOT, epoch

_ARTIFACTS: Final[dict[str, Callable[[Path], Path]]] = {"wheel": wheel.make, "bundle": bundle.make, "deb": deb.make}


def main() -> int:
    parser = argparse.ArgumentParser(prog="packaging/build", description="Builds what people install.")
    parser.add_argument(
        "artifacts", nargs="*", metavar="|".join(_ARTIFACTS), help="what to build; everything, if not said"
    )
    parser.add_argument("--into", type=Path, default=DIST, metavar="DIR", help="where to put it instead of dist/")
    parser.add_argument("--release", action="store_true", help="what is built will be published; implied at a tag")
    arguments = parser.parse_args()
    unknown = set(arguments.artifacts) - _ARTIFACTS.keys()
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}")
    if arguments.release or release.is_tagged():
        obstacles = release.obstacles()
        if obstacles:
            print(*obstacles, sep="\n", file=sys.stderr)
            return os.EX_CONFIG
    arguments.into.mkdir(parents=True, exist_ok=True)
    os.environ["SOURCE_DATE_EPOCH"] = str(epoch())
    _make_catalogs()
    for name in arguments.artifacts or _ARTIFACTS:
        made = _ARTIFACTS[name](arguments.into)
        print(f"{made}: {made.stat().st_size / 1e6:.1f} MB", flush=True)
    return 0


def _make_catalogs() -> None:
    """Build the translations, which are part of the resources."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-P", "-m", "i18n.tools.build"], env=environment, check=True)


if __name__ == "__main__":
    sys.exit(main())
