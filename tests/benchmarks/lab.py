"""What the cases share: folders, trees that are reused by the next case, and the order of the runs."""

import contextlib
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tests.benchmarks.ground import empty_caches, fresh_filesystem, needs_room
from tests.benchmarks.machine import wait_for_quiet
from tests.benchmarks.tools import (
    Place,
    Run,
    Tool,
    VoidError,
    check_copy,
    check_tree,
    environment,
    timed,
    timed_command,
)
from tests.benchmarks.trees import Shape, build
from tests.helpers import program

_BYTES_AN_INODE: Final = 16 << 10  # how many ext4 provides
_EXTRA_BYTES: Final = 1 << 30

Destination = Callable[[], contextlib.AbstractContextManager[Path]]


class Lab:
    """One invocation of the benchmarks.

    Attributes:
        memory, disk: folders of this invocation only, which are deleted at its end.
        pairs: how often each tool runs.
        scale: 1 for the sizes of the targets.
        idle_s: how long to watch idle processes.
    """

    def __init__(
        self,
        memory: Path,
        disk: Path,
        say: Callable[[str], None],
        *,
        pairs: int,
        scale: float = 1.0,
        patience_s: float = 0.0,
        idle_s: float = 1.0,
    ) -> None:
        """`patience_s`: how long, at most, to wait before each run until other programs are idle."""
        self.memory = memory
        self.disk = disk
        self.pairs = pairs
        self.scale = scale
        self.idle_s = idle_s
        self._patience_s = patience_s
        self._say = say
        self._count = 0
        self._source: tuple[Path, Shape] | None = None
        self._copies: dict[str, Place] = {}
        self._open = contextlib.ExitStack()

    def warm_up(self) -> None:
        """Lets Python compile the program before the first run."""
        home = self.new_home()
        subprocess.run(program.command("--version"), env=environment(home), check=True, capture_output=True)

    def close(self) -> None:
        """Deletes the trees."""
        self._open.close()
        self._copies = {}
        if self._source is not None:
            shutil.rmtree(self._source[0])
            self._source = None

    # trees ----------------------------------------------------------------------------------------------------

    def source(self, shape: Shape, folder: Path) -> tuple[Path, Shape]:
        """A tree of this shape, to scale, in `folder`. Reuses the tree of the previous case if it is the same."""
        requested = folder / f"source-{shape.name}", shape.scaled(self.scale)
        if self._source != requested:
            self.close()
            needs_room(folder, requested[1].room_bytes)
            self._say(f"making {requested[1].amount.files:,} files")
            self._source = requested
            build(requested[1], requested[0])
        return requested

    def copies(self, source: Path, shape: Shape, tools: list[Tool]) -> dict[str, Place]:
        """Each tool's complete copy of the source, on a filesystem of its own."""
        for tool in tools:
            if tool.name not in self._copies:
                self._say(f"first run of {tool.name}")
                drive = self.filesystem("ext4", shape, self.disk)
                place = Place(self._open.enter_context(drive()), self.new_home())
                timed(tool, source, place)
                check_copy(tool, source, place, shape.amount)
                self._copies[tool.name] = place
        return self._copies

    # destinations ---------------------------------------------------------------------------------------------

    def in_memory(self, shape: Shape) -> Destination:
        @contextlib.contextmanager
        def destination() -> Iterator[Path]:
            needs_room(self.memory, shape.room_bytes)
            folder = self.memory / "destination"
            folder.mkdir()
            try:
                yield folder
            finally:
                shutil.rmtree(folder)

        return destination

    def filesystem(self, kind: str, shape: Shape, folder: Path) -> Destination:
        """On a loop device, whose image is in `folder`."""

        @contextlib.contextmanager
        def destination() -> Iterator[Path]:
            needs_room(folder, shape.room_bytes)
            inodes_bytes = shape.amount.files * _BYTES_AN_INODE
            size_bytes = max(inodes_bytes, shape.room_bytes) * 5 // 4 + _EXTRA_BYTES
            with fresh_filesystem(kind, self._new_path(folder, "drive"), size_bytes) as point:
                yield point

        return destination

    @contextlib.contextmanager
    def first_place(self, destination: Destination) -> Iterator[Place]:
        """An empty destination, and an empty home."""
        home = self.new_home()
        try:
            with destination() as point:
                yield Place(point, home)
        finally:
            shutil.rmtree(home)

    # runs -----------------------------------------------------------------------------------------------------

    def take_turns(self, tools: list[Tool], run_once: Callable[[Tool], Run]) -> dict[str, list[Run]]:
        """Another tool starts each time, so that disturbances of the machine affect all tools alike."""
        runs: dict[str, list[Run]] = {tool.name: [] for tool in tools}
        for number in range(self.pairs):
            first = number % len(tools)
            for tool in tools[first:] + tools[:first]:
                run = run_once(tool)
                runs[tool.name].append(run)
                self._say(
                    f"{tool.name} {run.wall_s:.2f} s, computing {run.cpu_s:.2f} s; the rest {run.rest_cpu_s:.2f} s"
                )
        return runs

    def timed(self, tool: Tool, source: Path, place: Place, *, until_durable: bool = False) -> Run:
        """As `tools.timed`, once the machine is quiet."""
        wait_for_quiet(self._patience_s)
        return timed(tool, source, place, until_durable=until_durable)

    def first_runs(
        self,
        tools: list[Tool],
        source: Path,
        shape: Shape,
        destination: Destination,
        *,
        is_cold: bool = False,
        until_durable: bool = False,
    ) -> dict[str, list[Run]]:
        def run_once(tool: Tool) -> Run:
            with self.first_place(destination) as place:
                if is_cold:
                    empty_caches(source)
                run = self.timed(tool, source, place, until_durable=until_durable)
                check_copy(tool, source, place, shape.amount)
                return run

        self._say("a run that does not count")
        run_once(tools[-1])  # a virtual machine gets its memory when it is first touched
        return self.take_turns(tools, run_once)

    def restored(self, tool: Tool, source: Path, place: Place, shape: Shape) -> Run:
        """Restores a whole copy, cold, to memory. `source` is its source."""
        if tool.back is None:
            raise VoidError(f"{tool.name} gives nothing back")
        needs_room(self.memory, shape.room_bytes)
        target = self._new_path(self.memory, "back")
        target.mkdir()
        try:
            empty_caches(place.destination)
            wait_for_quiet(self._patience_s)
            run = timed_command(tool.name, tool.back(place.destination, target), place.home)
            check_tree(tool, target / source.name, shape.amount)
        finally:
            shutil.rmtree(target)
        return run

    def copied_once(self, tool: Tool, source: Path, home: Path, destination: Path) -> None:
        """A complete copy, untimed."""
        timed(tool, source, Place(destination, home))

    def checked(self, tool: Tool, source: Path, place: Place) -> Run:
        """Reads the whole copy, cold, and compares it with the source or with checksums."""
        if tool.check is None:
            raise VoidError(f"{tool.name} compares nothing")
        empty_caches(place.destination)
        wait_for_quiet(self._patience_s)
        return timed_command(tool.name, tool.check(source, place.destination), place.home)

    def _new_path(self, folder: Path, kind: str) -> Path:
        self._count += 1
        return folder / f"{kind}-{self._count}"

    def new_home(self) -> Path:
        """A folder in which a tool may remember things. A later lab in the same folder has others."""
        return Path(tempfile.mkdtemp(prefix="home-", dir=self.disk))
