"""What the set-up reports if it may not install missing packages."""

from pathlib import Path

import pytest

from checkout.checkout import Checkout
from checkout.terminal import SetupError


def test_packages_that_may_not_be_installed_are_named_with_the_command(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path, {"PATH": str(tmp_path)})
    with pytest.raises(SetupError, match=r"sudo apt (update && sudo apt )?install libegl1 libgl1"):
        checkout.set_up("run", ["libegl1", "libgl1"])
