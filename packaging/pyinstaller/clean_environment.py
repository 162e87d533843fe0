"""Runs in the bundle before the program, so that programs it starts do not load the bundle's libraries and plugins.

PyInstaller's bootloader puts the bundle's folder into LD_LIBRARY_PATH, and the old value into another variable. Its
hook for PySide6 points QT_PLUGIN_PATH and QML2_IMPORT_PATH to the bundle, so this has to run after all hooks. This
process needs none of them: it has read LD_LIBRARY_PATH already, and PySide6 tells Qt where its plugins are. But the
user's file manager, smartctl and journalctl would load the wrong libraries.
"""

import os
import sys

_OF_QT = ("QT_", "QML")

_before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if _before is None:
    os.environ.pop("LD_LIBRARY_PATH", None)
else:
    os.environ["LD_LIBRARY_PATH"] = _before

_bundle = getattr(sys, "_MEIPASS", None)
for _name, _value in list(os.environ.items()):
    if _bundle and _name.startswith(_OF_QT) and _value.startswith(_bundle):
        del os.environ[_name]
