"""The languages of the window: compiles the catalogs of the checkout for Qt, if they are missing or outdated."""

import subprocess

from checkout.checkout import Checkout
from checkout.terminal import say


def build_catalogs(checkout: Checkout) -> list[str]:
    """Build the catalogs, after the packages were installed.

    If that fails, the window is in English. Say why, and return these lines.
    """
    if not (checkout.root / "i18n").is_dir():
        return []
    command = [str(checkout.venv.python), "-P", "-m", "i18n.tools.build"]
    environment = {**checkout.environment, "PYTHONPATH": str(checkout.root)}
    done = subprocess.run(
        command,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    reasons = done.stderr.splitlines()
    if done.returncode:
        reasons.append("The languages could not be built; the reason stands above. The window is in English.")
    for reason in reasons:
        say(reason)
    return reasons if done.returncode else []
