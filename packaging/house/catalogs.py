"""The languages of the window: compiles the catalogs of the checkout for Qt, if they are missing or outdated."""

import subprocess

from house.house import Checkout
from house.words import say


def build_catalogs(house: Checkout) -> None:
    """Build the catalogs, after the packages were installed. If that fails, the window is in English."""
    if not (house.root / "i18n").is_dir():
        return
    command = [str(house.venv.python), "-P", "-m", "i18n.tools.build"]
    environment = {**house.environment, "PYTHONPATH": str(house.root)}
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
    if done.returncode:
        say("The languages could not be built; the reason stands above. The window is in English.")
