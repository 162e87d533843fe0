"""Chooses what to copy where, and how; and lists unfinished copies."""

from collections.abc import Callable, Sequence
from pathlib import Path, PurePath
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QFormLayout, QFrame, QWidget

from shingleback.domain.cloning import CloneChoices
from shingleback.domain.drive import Drive
from shingleback.domain.local_time import local_time
from shingleback.domain.text import visible
from shingleback.gui.clone import texts
from shingleback.gui.clone.state import CloneTask, UnfinishedList, clone_task, is_clone
from shingleback.gui.clone.texts import CloneEndpoint
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.history.texts import moment
from shingleback.gui.run.texts import size
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import (
    Collapsible,
    StopQuestion,
    button,
    ignore_stray_wheel,
    name_with,
    scroll_to_and_focus,
    sentence,
    wants_to_stop,
)
from shingleback.gui.widgets.choosers import PaceChooser
from shingleback.gui.widgets.layouts import AlignedForm, actions, clear, held, in_column
from shingleback.gui.widgets.plain import add_field, set_tip
from shingleback.store.unfinished import UnfinishedCopy

_MIN_LETTERS: Final = 24
_NOTHING: Final = CloneEndpoint()


class EndpointChooser(QComboBox):
    """A list of drives and volumes, with an image file at the end.

    Signals:
        picked: the user has chosen an entry.
    """

    picked = Signal()

    def __init__(self, ask_for_image: Callable[[], str]) -> None:
        super().__init__()
        ignore_stray_wheel(self)
        self._ask_for_image = ask_for_image
        self._drives: tuple[CloneEndpoint, ...] = ()
        self._shown: list[CloneEndpoint] = []
        self.chosen = _NOTHING
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_MIN_LETTERS)
        self.activated.connect(self._on_activated)

    def offer(self, drives: Sequence[CloneEndpoint]) -> bool:
        """Set the drives to choose from. Returns whether the chosen one is still there; an image always is."""
        self._drives = tuple(drives)
        same_endpoint = next((endpoint for endpoint in drives if endpoint[:2] == self.chosen[:2]), None)
        is_there = same_endpoint is not None or not self.chosen.drive
        self.chosen = same_endpoint or (self.chosen if is_there else _NOTHING)
        self._fill()
        return is_there

    @property
    def has_drives(self) -> bool:
        """Whether there is something to choose besides an image file."""
        return bool(self._drives)

    def choose(self, node: str) -> None:
        """Choose an offered device, or an image."""
        if node == self.chosen.node:
            return
        drive_endpoint = next((endpoint for endpoint in self._drives if endpoint.node == node), None)
        self.chosen = drive_endpoint or (CloneEndpoint(node=node, text=_named(node)) if node else _NOTHING)
        self._fill()

    def _fill(self) -> None:
        blocker = QSignalBlocker(self)
        image = [self.chosen] if self.chosen.is_image else []
        nothing = [] if self.chosen.node else [CloneEndpoint(text=QCoreApplication.translate("clone", "Choose…"))]
        image_file = CloneEndpoint(text=QCoreApplication.translate("clone", "An image file…"))
        self._shown = [*nothing, *self._drives, *image, image_file]
        self.clear()
        for endpoint in self._shown:
            self.addItem(endpoint.text, endpoint.node)
        self.setCurrentIndex(
            next((n for n, endpoint in enumerate(self._shown) if endpoint.node == self.chosen.node), 0)
        )
        set_tip(self, self.currentText())
        del blocker

    def _on_activated(self, number: int) -> None:
        picked = self._shown[number]
        if number == len(self._shown) - 1:
            path = self._ask_for_image()
            picked = CloneEndpoint(node=path, text=_named(path)) if path else self.chosen
        is_other = picked.node != self.chosen.node
        if picked.node:
            self.chosen = picked
        self._fill()
        if is_other and picked.node:
            self.picked.emit()


class ChoicePart(QWidget):
    """Signals: `chosen`: `task` has changed."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._views: Sequence[DriveView] = ()
        self.source = EndpointChooser(self._ask_for_source)
        self.source.setAccessibleName(self.tr("Copy from"))
        self.target = EndpointChooser(self._ask_for_target)
        self.target.setAccessibleName(self.tr("Copy to"))
        self.compares = QCheckBox(self.tr("&Read both back at the end, and compare them"))
        self.grows = QCheckBox(self.tr("Use all the space &of the new drive"))
        self.new_uuid = QCheckBox(self.tr("Let both drives stay pl&ugged in after the copy"))
        self.everything = QCheckBox(self.tr("Copy un&used areas, too"))
        self.follow = QCheckBox(self.tr("Switch the backup &sets of the old drive to the copy"))
        self.pace = PaceChooser()
        self._boxes = (self.compares, self.grows, self.new_uuid, self.everything, self.follow)
        for box in self._boxes:
            box.clicked.connect(lambda _is_checked: self.chosen.emit())
        self.pace.chosen.connect(lambda _pace: self.chosen.emit())
        self.source.picked.connect(self._on_source)
        self.target.picked.connect(self._on_target)
        form = AlignedForm()
        form.setHorizontalSpacing(style.SPACE)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        add_field(form, self.tr("Copy &from"), self.source)
        add_field(form, self.tr("Copy &to"), self.target)
        options = QWidget()
        name = self.pace.label(self.tr("&Pace"))
        in_column(self.new_uuid, self.everything, name, self.pace, on=options, space=style.SPACE // 2)
        more_choices = Collapsible(self.tr("More choices"), options)
        in_column(form, self.compares, self.grows, self.follow, more_choices, on=self, space=style.SPACE // 2)

    @property
    def task(self) -> CloneTask:
        return CloneTask(
            source=self.source.chosen.node,
            target=self.target.chosen.node,
            choices=CloneChoices(
                compares=self.compares.isChecked(),
                wants_growth=self.grows.isChecked(),
                wants_new_uuid=self.new_uuid.isChecked() and self.new_uuid.isEnabled(),
                copies_all=self.everything.isChecked(),
                sets_follow=self.follow.isChecked() and self.follow.isEnabled(),
            ),
            pace=self.pace.pace,
        )

    @property
    def missing(self) -> str:
        """What has to be chosen first; empty if nothing."""
        if not self.source.chosen.node:
            return self.tr("First choose what to copy.")
        if self.target.chosen.node:
            return ""
        if self.target.has_drives:
            return self.tr("First choose where to copy it.")
        return self.tr("First plug in the new drive, or choose an image file.")

    def lead(self) -> None:
        """Lead to what has to be chosen first."""
        chooser = self.target if self.source.chosen.node else self.source
        scroll_to_and_focus(chooser, chooser)

    def show_task(self, task: CloneTask) -> None:
        self.source.choose(task.source)
        self.target.offer(texts.targets(self._views, self.source.chosen))
        self.target.choose(task.target)
        chosen = task.choices
        checks = (
            chosen.compares,
            chosen.wants_growth,
            chosen.wants_new_uuid,
            chosen.copies_all,
            chosen.sets_follow,
        )
        for box, is_wanted in zip(self._boxes, checks, strict=True):
            box.setChecked(is_wanted)
        if task.pace:
            self.pace.show_pace(task.pace)
        self._fit_boxes()

    def show_drives(self, views: Sequence[DriveView]) -> None:
        """Show the drives. If a chosen drive was unplugged, nothing is chosen, even if another takes its place."""
        self._views = views
        has_source = self.source.offer(texts.sources(views))
        has_target = self.target.offer(texts.targets(views, self.source.chosen))
        self._fit_boxes()
        if not (has_source and has_target):
            self.chosen.emit()

    def _on_source(self) -> None:
        self.target.offer(texts.targets(self._views, self.source.chosen))
        self._fit_boxes()
        self.chosen.emit()

    def _on_target(self) -> None:
        self._fit_boxes()
        self.chosen.emit()

    def _fit_boxes(self) -> None:
        """Disable options that do not apply to images: growing, both plugged in, and backup sets that follow."""
        is_to_drive = not self.target.chosen.is_image
        self.grows.setEnabled(is_to_drive)
        self.new_uuid.setEnabled(is_to_drive)
        self.follow.setEnabled(is_to_drive and not self.source.chosen.is_image)

    def _ask_for_source(self) -> str:
        title = self.tr("Copy from an image file")
        return QFileDialog.getOpenFileName(self, title, str(Path.home()))[0]

    def _ask_for_target(self) -> str:
        """Ask for a file, without a warning about an existing one: the plan refuses that."""
        title, unasked = self.tr("Copy to an image file"), QFileDialog.Option.DontConfirmOverwrite
        return QFileDialog.getSaveFileName(self, title, str(Path.home() / "drive.img"), options=unasked)[0]


def _named(path: str) -> str:
    return QCoreApplication.translate("clone", "Image file {name}").format(name=visible(PurePath(path).name))


class UnfinishedPart(QFrame):
    """A card that is hidden if there is none. Signals: `go_on_requested`: an `UnfinishedCopy`."""

    go_on_requested = Signal(object)

    def __init__(self, unfinished: UnfinishedList) -> None:
        super().__init__()
        self._unfinished = unfinished
        self._drives: Sequence[Drive] = ()
        self._was_choosing = self._is_offered = False
        self.setObjectName("card")
        self._rows = in_column(space=style.SPACE)
        heading = style.heading(style.Wrapped(self.tr("Unfinished")), 1.1)
        in_column(heading, self._rows, on=self, margin=style.MARGIN, space=style.SPACE)
        unfinished.changed.connect(self._show)

    def show_drives(self, drives: Sequence[Drive]) -> None:
        self._drives = drives
        self._show()

    def offer(self, *, is_choosing: bool, is_confirming: bool) -> None:
        """Show the copies during the choice. When it begins, look which ones there are now."""
        if is_choosing and not self._was_choosing:
            self._unfinished.refresh()
        self._was_choosing = is_choosing
        self._is_offered = is_choosing and not is_confirming
        self._show_if_any()

    def copy_between(self, source: str, target: str) -> UnfinishedCopy | None:
        """Return the unfinished copy of a drive with these two ends, as they were then; None if there is none."""
        self._unfinished.refresh()
        copies = (copy for copy in self._unfinished.copies if is_clone(copy))
        return next((copy for copy in copies if copy.ends == (source, target)), None)

    def _show_if_any(self) -> None:
        self.setVisible(self._is_offered and bool(self._unfinished.copies))

    def _show(self) -> None:
        self._show_if_any()
        clear(self._rows)
        for copy in self._unfinished.copies:
            self._rows.addWidget(self._row(copy))

    def _row(self, copy: UnfinishedCopy) -> QWidget:
        text = self._text(copy)
        is_there = not is_clone(copy) or clone_task(copy, self._drives) is not None
        waits = self.tr("Plug in both drives to continue.")
        label = sentence(text if is_there else f"{text} {waits}")
        go_on = button(self.tr("Continue"), lambda: self.go_on_requested.emit(copy))
        go_on.setEnabled(is_there)
        forget = button(self.tr("Forget"), lambda: self._forget(copy))
        for control in (go_on, forget):
            control.setAccessibleName(name_with(control.text(), text))
        return held(in_column(label, actions(forget, go_on), space=style.SPACE // 2))

    def _text(self, copy: UnfinishedCopy) -> str:
        says = self.tr("{source} to {target}: {done} of {total} are copied, most recently {when}.")
        if not is_clone(copy):
            says = self.tr("The backup in {source} to {target}: {done} of {total} are moved, most recently {when}.")
        source, target = texts.unfinished_ends(copy)
        text = says.format(
            source=source,
            target=target,
            done=size(copy.done_bytes),
            total=size(copy.total_bytes),
            when=moment(copy.changed_at, local_time()),
        )
        unread = self.tr("{size} could not be read.").format(size=size(copy.unread_bytes))
        return f"{text} {unread}" if copy.unread_bytes else text

    def _forget(self, copy: UnfinishedCopy) -> None:
        question = StopQuestion(
            self._text(copy),
            self.tr("If you forget it, you have to start over. Files on the new drive stay there."),
            self.tr("&Forget it"),
            self.tr("&Keep it"),
        )
        if wants_to_stop(question, self):
            self._unfinished.forget(copy)
