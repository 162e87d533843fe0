"""The command that starts this installation again: the only place that knows it.

It is written into files that outlive this process (autostart, the timer), and starts every worker. So it must work from
any folder and without this process's environment. Nothing in the current folder is ever imported.
"""

import functools
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_SCRIPT: Final = "shingleback"
_INSTALLED: Final = frozenset({"site-packages", "dist-packages"})
_IGNORE_CURRENT_FOLDER: Final = "-P"
_AS_MODULE: Final = "-m"


def start_command() -> list[str]:
    """Return the program and its first arguments, with absolute paths.

    The program's own script, where an installer made one: it keeps its path when pipx reinstalls the rest. Otherwise
    Python and the package's main file, as in a checkout, which is on no module path.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable]
    script = _installed_script()
    return [str(script)] if script else [sys.executable, _IGNORE_CURRENT_FOLDER, str(_PACKAGE / "__main__.py")]


@functools.cache
def _installed_script() -> Path | None:
    """Return the script of this installation, and not that of another one in the same environment."""
    if _PACKAGE.parent.name not in _INSTALLED:
        return None
    import site  # noqa: PLC0415 (a checkout need not wait for them)
    import sysconfig  # noqa: PLC0415

    schemes = [sysconfig.get_default_scheme()]
    if site.ENABLE_USER_SITE:
        schemes.append(sysconfig.get_preferred_scheme("user"))
    for scheme in schemes:
        script = Path(sysconfig.get_path("scripts", scheme), _SCRIPT)
        is_of_package = Path(sysconfig.get_path("purelib", scheme)).resolve() == _PACKAGE.parent
        if is_of_package and os.access(script, os.X_OK):
            return script
    return None


def can_start(command: Sequence[str]) -> bool:
    """Return whether a command that was written down earlier still starts the program.

    It does not if the program was moved or removed. Nor does `python -m shingleback`, which was written at first: it
    finds a checkout only with the environment of the process that wrote it.
    """
    if not command or not os.path.isabs(command[0]) or not os.access(command[0], os.X_OK):
        return False
    files = [argument for argument in command[1:] if os.path.isabs(argument)]
    return _AS_MODULE not in command[:2] and all(os.path.exists(file) for file in files)
