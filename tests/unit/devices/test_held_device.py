"""A device is kept open while it is needed, if it is the right one."""

import asyncio
import os
from pathlib import Path

import pytest

from shingleback.devices.erase import held
from tests.helpers.leaks import descriptors
from tests.helpers.loop import KINDS, attached
from tests.helpers.loop import skip_unless_possible as skip_unless_loops


async def hold(number: int, node: str, **paths: Path) -> tuple[bool, bool, bool]:
    """Whether it is held, and whether the node is open during and after."""
    async with held(number, **paths) as is_held:
        during = node in descriptors().values()
    return is_held, during, node in descriptors().values()


@pytest.mark.device
def test_a_held_device_is_open_and_not_exclusively(tmp_path: Path) -> None:
    skip_unless_loops(KINDS["ext4"])
    image = tmp_path / "image"
    image.touch()
    os.truncate(image, 1 << 20)
    with attached(image) as node:

        async def open_alongside() -> None:
            async with held(os.stat(node).st_rdev):
                os.close(os.open(node, os.O_RDWR | os.O_EXCL))

        assert asyncio.run(hold(os.stat(node).st_rdev, node)) == (True, True, False)
        asyncio.run(open_alongside())


@pytest.mark.parametrize("node", ["none", "null"])
def test_a_node_of_another_device_is_not_held(tmp_path: Path, node: str) -> None:
    """The name may belong to another device by now."""
    (tmp_path / "dev/block/8:16").mkdir(parents=True)
    (tmp_path / "dev/block/8:16/uevent").write_text(f"MAJOR=8\nMINOR=16\nDEVNAME={node}\nDEVTYPE=disk\n")

    assert asyncio.run(hold(os.makedev(8, 16), "", sysfs=tmp_path)) == (False, False, False)


def test_a_device_that_is_gone_is_not_held(tmp_path: Path) -> None:
    assert asyncio.run(hold(os.makedev(8, 16), "/dev/sdx", sysfs=tmp_path)) == (False, False, False)
