"""Records the whole journey in the window as an animated picture: plug in, back up, eject, restore.

    python docs/pictures/journey.py [FILE]

It takes two minutes, and needs no display. The drive is the demo's simulated one; everything else is the real program.
"""

import functools
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_APP: Final = _HERE.parents[1] / "app"
_MAX_BYTES: Final = 3_000_000


def main(file: str = str(_HERE / "journey.png")) -> int:
    """Record the journey. Sets the environment before it imports the window, which reads it."""
    os.environ |= {"PYTHONPATH": str(_APP), "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    sys.path.insert(0, str(_APP))
    import animated  # noqa: PLC0415 (Qt, see above; so are the others)
    from traveler import Traveler  # noqa: PLC0415

    from shingleback.bootstrap import window  # noqa: PLC0415
    from shingleback.gui.window import application  # noqa: PLC0415

    frames: list[animated.Frame] = []
    made: Callable[[], Traveler] = functools.partial(Traveler, frames)
    application.Window = made  # type: ignore[assignment, attr-defined]
    code = window.open_demo()
    animated.write(frames, Path(file))
    size = Path(file).stat().st_size
    print(f"{len(frames)} frames, {size:,} bytes: {file}")
    return code or int(size > _MAX_BYTES)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
