from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fakes.polkit import FakePolkit
from tests.fakes.udisks_formatting import Formatting
from tests.helpers.bus import private_bus
from tests.helpers.watching import service
from tests.unit.preparation.bench import DISK, Bench


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    with private_bus(tmp_path) as bus, service(bus, DISK) as udisks, FakePolkit(bus.address) as polkit:
        yield Bench(udisks, Formatting(udisks), polkit, tmp_path)
