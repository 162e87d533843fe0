"""The languages of the window: compiles the catalogs of the checkout for Qt, if they are missing or outdated."""

import subprocess

from checkout.checkout import Checkout
from checkout.terminal import say


def build_catalogs(checkout: Checkout) -> None:
    """Build the catalogs, after the packages were installed. If that fails, the window is in English."""
    if not (checkout.root / "i18n").is_dir():
        return
    command = [str(checkout.venv.python), "-P", "-m", "i18n.tools.build"]
    environment = {**checkout.environment, "PYTHONPATH": str(checkout.root)}
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
    if done.returncode:
        say("The languages could not be built; the reason stands above. The window is in English.")
