"""The languages of the window: what Qt reads is made from the catalogs of the checkout where it is missing or old."""

import subprocess

from house.house import House
from house.words import say


def build_catalogs(house: House) -> None:
    """For a checkout whose packages are set up. A window in English is better than none."""
    if not (house.root / "i18n").is_dir():
        return
    command = [str(house.venv.python), "-P", "-m", "i18n.tools.build"]
    environment = {**house.environment, "PYTHONPATH": str(house.root)}
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
    if done.returncode:
        say("The languages could not be built; the reason stands above. The window is in English.")
