"""The simulated drive of the demo as a plugged-in drive: its folder, and its preparing, mounting and ejecting.

The steps are those of a real drive, at a pace that one can follow, with nothing behind them.
"""

from collections.abc import Callable
from typing import Final

from shingleback.domain.connection import AccessTimes
from shingleback.domain.drive import Drive, Use, Volume
from shingleback.domain.errors import Canceled, Outcome, Why
from shingleback.domain.formatting.types import PreparedState, StepKind
from shingleback.protocol.control import Control
from shingleback.protocol.events import EjectStep, Event, PrepareStep, display_path
from shingleback.protocol.result_items import ContentsItem, PlanItem, StepItem
from shingleback.protocol.results import ContentsFinished, EjectFinished, MountFinished, PrepareFinished
from shingleback.simulator.presets import PRESETS

_KEY: Final = "simulated"
_PRESET: Final = "demo"


def simulated_drive(place: str, name: str = "Simulated drive", size_bytes: int | None = None) -> Drive:
    """`place` is the folder to which its files go; the size is that of the preset for the demonstration."""
    size = PRESETS[_PRESET].drive.mechanics.capacity_bytes if size_bytes is None else size_bytes
    volume = Volume(device="", number=0, use=Use.FILES, size_bytes=size, mount_points=(place,))
    return Drive(key=_KEY, path=_KEY, device="", number=0, name=name, size_bytes=size, volumes=(volume,))


_STEPS: Final = ("flush", "unmount", "power-off")
_MOMENTS: Final = 8  # of a tenth of a second each: so that a person sees the step


def eject(destination: str, emit: Callable[[Event], None], control: Control) -> EjectFinished:
    done: list[str] = []
    for step in _STEPS:
        emit(EjectStep(step=step, done=False))
        for _ in range(_MOMENTS):
            control.refresh()
            if control.is_canceled:
                return _word(Outcome.CANCELED, destination, done)
            control.wait()
        done.append(step)
        emit(EjectStep(step=step, done=True))
    return _word(Outcome.DONE, destination, done)


def _word(outcome: Outcome, destination: str, steps: list[str]) -> EjectFinished:
    return EjectFinished(
        outcome=outcome,
        exit_code=outcome.exit_code,
        why=Why.EJECT_STOPPED if outcome is Outcome.CANCELED else "",
        destination=destination,
        steps=steps,
        safe_to_unplug=outcome is Outcome.DONE,
    )


_SIZE_BYTES: Final = PRESETS["demo"].drive.mechanics.capacity_bytes
_USED_BYTES: Final = 134_217_728


def simulated_mount(place: bytes) -> MountFinished:
    return MountFinished(
        outcome=Outcome.DONE,
        exit_code=0,
        destination=display_path(place),
        device="simulated",
        mount_point=display_path(place),
        options=["noatime", "rw"],
        access_times=AccessTimes.NONE.value,
    )


def simulated_unmount(place: bytes) -> MountFinished:
    return MountFinished(
        command="unmount", outcome=Outcome.DONE, exit_code=0, destination=display_path(place), device="simulated"
    )


def simulated_contents(device: str) -> ContentsFinished:
    """As it comes from the shop: NTFS, with the maker's own files on it."""
    new = ContentsItem(
        device=device,
        filesystem="ntfs",
        label="Expansion",
        size_bytes=_SIZE_BYTES,
        used_bytes=_USED_BYTES,
        files=3,
        newest=[("Start Here.pdf", "2024-03-01T12:00:00+00:00"), ("Warranty.pdf", "2024-03-01T12:00:00+00:00")],
        is_complete=True,
    )
    return ContentsFinished(outcome=Outcome.DONE, exit_code=0, device=device, volumes=[new])


_PREPARING_MOMENTS: Final = 4  # of a tenth of a second each: so that a person sees the step
_MOMENTS_OF_LONG: Final = 15
_LONG: Final = frozenset({StepKind.FORMAT, StepKind.ENCRYPT})


class SimulatedPreparation:
    """Simulates a plan. `place` is the folder with the simulated drive's files."""

    def __init__(self, plan: PlanItem, place: str, emit: Callable[[Event], None], control: Control) -> None:
        self._plan = plan
        self._place = place
        self._emit = emit
        self._control = control
        self._done: list[str] = []
        self._can_cancel = True

    def run(self) -> PrepareFinished:
        try:
            for step in self._plan.steps:
                self._play(step)
        except Canceled as error:
            return self._word(PreparedState.UNTOUCHED, error)
        return self._word(PreparedState.READY)

    def _play(self, step: StepItem) -> None:
        moments = _MOMENTS_OF_LONG if step.step in _LONG else _PREPARING_MOMENTS
        if step.is_irreversible:
            self._moment()
            self._can_cancel = False
        self._tell(step, "begun")
        for moment in range(moments):
            self._moment()
            if step.step in _LONG:
                self._tell(step, "begun", moment / moments)
        self._done.append(step.step)
        self._tell(step, "done")

    def _tell(self, step: StepItem, state: str, fraction: float | None = None) -> None:
        self._emit(PrepareStep(step=step.step, state=state, fraction=fraction, can_cancel=self._can_cancel))

    def _moment(self) -> None:
        self._control.refresh()
        if self._control.is_canceled and self._can_cancel:
            raise Canceled(Why.PREPARE_INTERRUPTED, state=PreparedState.UNTOUCHED.value)
        self._control.wait()

    def _word(self, state: PreparedState, error: Canceled | None = None) -> PrepareFinished:
        is_done = error is None
        outcome = error.outcome if error else Outcome.DONE
        return PrepareFinished(
            outcome=outcome,
            exit_code=outcome.exit_code,
            destination=self._place,
            why=error.why if error else "",
            values=error.values if error else {},
            plan=self._plan,
            steps=self._done,
            state=state,
            read_from="disk" if is_done else "",
            mount_point=self._place if is_done else "",
        )
