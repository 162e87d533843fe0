"""Windows with the live graph that measure themselves, and print the figures as one line of JSON.

python -m tests.benchmarks.graph_program points COUNT SECONDS python -m tests.benchmarks.graph_program demo SECONDS
"""

import itertools
import json
import sys
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from shingleback.bootstrap import window as wiring
from shingleback.gui.controllers.pages import Backups, Section
from shingleback.gui.graph.graph import Graph
from shingleback.gui.widgets import style
from shingleback.gui.window import application
from shingleback.gui.window.window import Window
from shingleback.protocol.run_state import RunState, Stage
from tests.helpers.recordings import example_recording, grown

_SIZE: Final = (1000, 450)
_UPDATE_MS: Final = 100
_FRAME_MS: Final = 10
_WARM_UP_MS: Final = 2_000


class Frames(QObject):
    """How long it took, each time, until the window could do the next thing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._times: list[float] = []
        timer = QTimer(self, interval=_FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(lambda: self._times.append(time.monotonic()))
        timer.start()

    def gap_ms(self, percent: float) -> float:
        gaps = sorted(after - before for before, after in itertools.pairwise(self._times))
        return 1000 * gaps[min(len(gaps) - 1, int(len(gaps) * percent / 100))]


def measure_points(count: int, seconds: float) -> int:
    """A graph with this many points that gets one more with each of ten updates a second."""
    application = QApplication([])
    style.dress(application)
    graph = Graph()
    graph.resize(*_SIZE)
    recording = example_recording(count, most_points=2 * count)
    graph.show_recording(recording, example_recording(count, seed=2))
    graph.show()
    timer = QTimer(interval=_UPDATE_MS, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: graph.show_recording(grown(recording, 1), graph.older))
    timer.start()

    def begin() -> None:
        frames, cpu_s, begun_s = Frames(graph), time.process_time(), time.monotonic()

        def end() -> None:
            share = (time.process_time() - cpu_s) / (time.monotonic() - begun_s)
            _say(frames, share)
            application.quit()

        QTimer.singleShot(round(seconds * 1000), end)

    QTimer.singleShot(_WARM_UP_MS, begin)
    return application.exec()


def measure_demo(seconds: float) -> int:
    """The whole program with a simulated drive, from the moment at which files are copied."""

    class Measured(Window):
        def __init__(self) -> None:
            super().__init__()
            self._frames: Frames | None = None
            self._begun: tuple[float, float] = (0.0, 0.0)

        def build_pages(self, backups: Backups, *arguments: object, **options: object) -> None:
            super().build_pages(backups, *arguments, **options)  # type: ignore[arg-type]
            self.show_section(Section.HOME)
            self._run = backups.run
            self._run.changed.connect(self._on_changed)
            QTimer.singleShot(_WARM_UP_MS, self._begin)

        def _begin(self) -> None:
            self.home.plug_in_requested.emit()
            self.home.begin()

        def _on_changed(self, state: RunState) -> None:
            if self._frames is None and state.stage is Stage.COPYING:
                self._frames = Frames(self)
                self._begun = time.process_time(), time.monotonic()
                QTimer.singleShot(round(seconds * 1000), self._end)

        def _end(self) -> None:
            assert self._frames is not None
            share = (time.process_time() - self._begun[0]) / (time.monotonic() - self._begun[1])
            _say(self._frames, share)
            self._run.kill()
            QApplication.exit()  # without a question whether to stop the backup

    setattr(application, "Window", Measured)  # noqa: B010 (the application creates it there)
    return wiring.open_demo()


def _say(frames: Frames, share: float) -> None:
    gaps = {f"p{percent}_ms": frames.gap_ms(percent) for percent in (50, 99, 100)}
    print(json.dumps({"cpu_percent": 100 * share, "platform": QApplication.platformName(), **gaps}), flush=True)


_MEASURES: Final[dict[str, Callable[..., int]]] = {"points": measure_points, "demo": measure_demo}

if __name__ == "__main__":
    sys.exit(_MEASURES[sys.argv[1]](*(int(result) for result in sys.argv[2:])))
