"""Runs first in the bundle: what it starts must not load the bundle's libraries.

The starter of PyInstaller puts the bundle's folder into LD_LIBRARY_PATH, and what stood there into another variable.
This process has read it already; smartctl, the journal and the person's file manager would be led astray by it.
"""

import os

_before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if _before is None:
    os.environ.pop("LD_LIBRARY_PATH", None)
else:
    os.environ["LD_LIBRARY_PATH"] = _before
