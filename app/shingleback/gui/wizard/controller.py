"""The set-up of a drive: follows the drive, and carries out what each new state of the wizard requests."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import msgspec
from PySide6.QtCore import QObject, Signal

from shingleback.domain.destination import simulated_name
from shingleback.domain.drive import Identity, ServiceState
from shingleback.domain.errors import Outcome, Why
from shingleback.domain.formatting.plan import short_name
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.worker import ProcessQuery, Stateful, Worker, WorkerEnd
from shingleback.gui.wizard import commands
from shingleback.gui.wizard.flow import (
    Confirmed,
    DriveIs,
    DriveLost,
    Ended,
    Looked,
    PlanReceived,
    Ran,
    Served,
    SetupEvent,
    Stepped,
    after,
)
from shingleback.gui.wizard.state import DEFAULT_LABEL, Errand, PlanQuestion, SetupState, WizardStep
from shingleback.protocol.events import Event, Note, PrepareStep
from shingleback.protocol.results import ContentsFinished, MountFinished, PrepareFinished


@dataclass(slots=True)
class _Requested:
    """What the workers were last asked for.

    Attributes:
        plan: the question that the plan answers.
        contents_of: the device whose contents are looked at, and the drive that it belongs to.
    """

    plan: PlanQuestion | None = None
    errand: Errand | None = None
    contents_of: tuple[str, Identity] | None = None


class SetupController(Stateful[SetupState]):
    """Runs the set-up of one drive, which it knows by its key, so that it may come back on another port.

    Attributes:
        view: everything that is known of the drive, as last seen.

    Signals:
        key_wanted: the drive is encrypted, and an errand waits for `give_key`.
    """

    key_wanted = Signal()

    def __init__(
        self,
        view: DriveView,
        drives: DriveList,
        make_worker: Callable[[], Worker],
        parent: QObject | None = None,
        *,
        label: str = DEFAULT_LABEL,
    ) -> None:
        """`label`: the default name of the drive."""
        state = SetupState(
            drive=view.drive,
            refusals=view.refusals,
            label=label,
            usual_label=label,
        )
        super().__init__(state, parent)
        self.view = view
        self._drives = drives
        self._planner = ProcessQuery(make_worker(), self)
        self._contents_query = ProcessQuery(make_worker(), self, is_canceled_first=True)
        self._runner = ProcessQuery(make_worker(), self, is_canceled_first=True)
        self._preparer = make_worker()
        self._requested = _Requested()
        self._twins: set[str] = set()
        self._planner.answered.connect(self._on_planned)
        self._contents_query.answered.connect(self._on_looked)
        self._runner.event_received.connect(self._on_runner_event)
        self._runner.answered.connect(self._on_ran)
        self._preparer.event_received.connect(self._on_event)
        self._preparer.finished.connect(self._on_ended)
        drives.changed.connect(self._follow)

    def start(self) -> None:
        self._act(self.state)
        self._follow()

    def tell(self, event: SetupEvent) -> None:
        """Handle an event of a page, the worker or the drive."""
        before, self.state = self.state, after(self.state, event)
        if self.state != before:
            self._act(before)
            self.changed.emit(self.state)

    def confirm(self, confirmed: Confirmed, secret: str) -> None:
        """Start the preparation; nothing else starts it. `secret` is the passphrase; empty if there is none."""
        question, plan = self.state.question, self.state.plan
        was_at_work = self.state.page is WizardStep.WORKING
        self.tell(confirmed)
        if was_at_work or self.state.page is not WizardStep.WORKING or question is None or plan is None:
            return
        simulated = self.view.is_simulated
        typed = confirmed.typed
        if simulated:  # the worker expects its own name of the drive, which is not translated
            typed = short_name(replace(self.view.drive, name=simulated_name(question.device)), ())
        options = commands.preparing(question, confirmed.identity, typed, plan.fingerprint, is_simulated=simulated)
        self._preparer.start("prepare", *options)
        if plan.is_encrypted:
            self._preparer.send_passphrase(secret)

    def give_key(self, secret: str) -> None:
        """Pass on the passphrase that was requested; an empty one ends the errand."""
        if secret:
            self._runner.send_passphrase(secret)
            return
        self._runner.stop()
        if self.state.errand is not None:
            values: dict[str, str | int] = {"device": self.state.name}
            closed = MountFinished(outcome=Outcome.CANCELED, why=Why.ENCRYPTED_CLOSED, values=values)
            self.tell(Ran(self.state.errand, closed))

    def stop(self) -> None:
        """Drop all queries. The object deletes itself when the workers that must close the drive have ended."""
        self._drives.changed.disconnect(self._follow)
        self._planner.stop()
        for asking in (self._contents_query, self._runner):
            asking.became_idle.connect(self._go)
            asking.stop()
        self._go()

    def kill(self) -> None:
        """Kill the workers, after `stop`, when the program ends and cannot wait."""
        self._contents_query.kill()
        self._runner.kill()

    def _go(self) -> None:
        if self._contents_query.has_no_query and self._runner.has_no_query:
            self.deleteLater()

    # actions that a new state requests ------------------------------------------------------------------------

    def _act(self, before: SetupState) -> None:
        now = self.state
        if now.is_canceling and not before.is_canceling:
            self._preparer.ask("cancel")
        if now.errand and now.errand is not before.errand and now.page is not WizardStep.CLOSED:
            self._requested.errand = now.errand
            self._runner.ask(*commands.running(now.errand, self.state, is_simulated=self.view.is_simulated))
        if now.contents_wanted != self._requested.contents_of:
            self._requested.contents_of = now.contents_wanted
            if now.contents_wanted is None:
                self._contents_query.stop()
            else:
                device, _ = now.contents_wanted
                self._contents_query.ask(*commands.looking(device, is_simulated=self.view.is_simulated))
        if now.question != self._requested.plan:
            self._requested.plan = now.question
            if now.question is None:
                self._planner.stop()
            else:
                self._planner.ask(*commands.planning(now.question, is_simulated=self.view.is_simulated))

    # results --------------------------------------------------------------------------------------------------

    def _on_planned(self, end: WorkerEnd) -> None:
        if self._requested.plan is not None:
            died = PrepareFinished(outcome=Outcome.INTERNAL, why=Why.INTERNAL, is_dry_run=True)
            result = end.final_of(PrepareFinished) or died
            self.tell(PlanReceived(self._requested.plan, self._in_own_words(result)))

    def _in_own_words(self, result: PrepareFinished) -> PrepareFinished:
        """Return a plan that calls a simulated drive as the window does; the worker does not know its language."""
        if result.plan is None or not self.view.is_simulated:
            return result
        plan = msgspec.structs.replace(result.plan, name=self.view.drive.name)
        return msgspec.structs.replace(result, plan=plan)

    def _on_looked(self, end: WorkerEnd) -> None:
        result = end.final
        self.tell(Looked(result if isinstance(result, ContentsFinished) and not result.why else None))

    def _on_ran(self, end: WorkerEnd) -> None:
        if self._requested.errand is not None:
            self.tell(Ran(self._requested.errand, end.final_of(MountFinished)))

    def _on_runner_event(self, event: Event) -> None:
        if isinstance(event, Note) and event.code == "passphrase-wanted":
            self.key_wanted.emit()

    def _on_event(self, event: Event) -> None:
        if isinstance(event, PrepareStep):
            self.tell(Stepped(event))

    def _on_ended(self, end: WorkerEnd) -> None:
        self.tell(Ended(end.final_of(PrepareFinished)))

    def _follow(self) -> None:
        state = self.state
        is_served = self._drives.service is ServiceState.THERE
        if is_served != state.is_served:
            self.tell(Served(is_served))
        view = self._find()
        if view is None:
            if state.is_there:
                self.tell(DriveLost())
            return
        self.view = view
        if not state.is_there or (view.drive, view.refusals) != (state.drive, state.refusals):
            self.tell(DriveIs(view.drive, view.refusals))

    def _find(self) -> DriveView | None:
        """Return the drive at its old path, or at the path where it came back. A twin seen beside it does not count."""
        same_drive_views = {
            view.drive.path: view for view in self._drives.views if view.drive.key == self.state.drive.key
        }
        current = same_drive_views.get(self.state.drive.path)
        if current is not None:
            self._twins = same_drive_views.keys() - {current.drive.path}
            return current
        return next((view for path, view in same_drive_views.items() if path not in self._twins), None)
