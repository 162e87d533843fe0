"""The desktop session of the user."""

import os
from collections.abc import Mapping


def session_bus(environment: Mapping[str, str] = os.environ) -> str:
    """Return the address of the session bus; empty if there is none."""
    named = environment.get("DBUS_SESSION_BUS_ADDRESS", "")
    usual = os.path.join(environment.get("XDG_RUNTIME_DIR", ""), "bus")
    return named or (f"unix:path={usual}" if os.path.isabs(usual) and os.path.exists(usual) else "")
