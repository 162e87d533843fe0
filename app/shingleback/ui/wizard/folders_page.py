"""What to back up: folders with their sizes, what is left out, and how long the first backup may take."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from shingleback.bridge.setup.counting import Counting
from shingleback.bridge.setup.flow import can_go_back
from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import SetupState
from shingleback.jobs.final_words import Tally
from shingleback.knowledge.preparing.first_run import first_run
from shingleback.settings.settings import Settings
from shingleback.ui import style
from shingleback.ui.pieces import button, card, sentence
from shingleback.ui.texts import files, size, translate
from shingleback.ui.wizard.page import Foot, WizardPage
from shingleback.ui.wizard.sized_folders import SizedFolders
from shingleback.words import first_run as words

_USUAL = (
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.PicturesLocation,
    QStandardPaths.StandardLocation.MusicLocation,
    QStandardPaths.StandardLocation.MoviesLocation,
    QStandardPaths.StandardLocation.DesktopLocation,
)


class FoldersPage(WizardPage):
    def __init__(
        self,
        setup: Setup,
        counting: Counting,
        chosen: Settings,
        folders: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """`folders` are those to begin with; the usual ones where there are none."""
        super().__init__(setup, parent)
        self._counting = counting
        self._chosen = chosen
        self._first = folders
        self.ready = sentence("")
        self.folders = SizedFolders(counting)
        self.add = button(self.tr("&Add folder…"), self._choose)
        self.remove = button(self.tr("&Remove"), self.folders.remove_selected)
        self.excludes = style.dimmed(sentence(self._left_out()))
        self.total = sentence("")
        self.estimate = sentence("")
        counting.changed.connect(self._show_total)
        self._lay_out()

    def title(self, state: SetupState) -> str:  # noqa: ARG002 (part of the interface)
        return self.tr("What to back up")

    def enter(self) -> None:
        """What was chosen before stays chosen."""
        if not self.folders.folders:
            self.folders.set_folders(self._first or usual_folders())

    def leave(self) -> None:
        self._counting.stop()

    def show_state(self, state: SetupState) -> None:
        if state.is_prepared:
            self.ready.setText(self.tr("The drive is ready. It was read back, and is as the plan wanted it."))
        else:
            self.ready.setText(self.tr("The backup that is on the drive goes on."))
        self._show_total()

    def foot(self, state: SetupState) -> Foot:
        return Foot(
            stop=self.tr("&Close"),
            back=self.tr("&Back") if can_go_back(state) else "",
            go_on=self.tr("&Next"),
            can_go_on=bool(self.folders.folders),
        )

    def first(self) -> QWidget | None:
        return self.folders

    def _show_total(self) -> None:
        total = self._counting.total
        says = self.tr("Together: {size}, {files}").format(size=size(total.bytes), files=files(total.files))
        is_complete = self._counting.is_complete
        self.total.setText(says if is_complete else self.tr("{total} so far…").format(total=says))
        self.estimate.setText(self._estimate(total))
        self.foot_changed.emit()

    def _estimate(self, total: Tally) -> str:
        """A range: anything else would be a lie."""
        view = self.setup.view
        room = view.drive.size_bytes
        if room and total.bytes > room:
            return self.tr("That is more than fits on the drive. Take away what matters least.")
        time = first_run(total.bytes, total.files, view.verdict, link_mbps=view.drive.link_mbps)
        return f"{words.first_run_text(time.low_s, time.high_s, translate)} {words.goes_on_text(translate)}"

    def _choose(self) -> None:
        title = self.tr("Choose a folder to back up")
        self.folders.add(QFileDialog.getExistingDirectory(self, title, str(Path.home())))

    def _left_out(self) -> str:
        usual, chosen = Settings(), self._chosen
        if (chosen.excludes, chosen.skips_caches) == (usual.excludes, usual.skips_caches):
            return self.tr(
                "Left out is what nobody misses: the trash, thumbnails, and what programs have marked as a cache. You"
                " can change that on the page Settings."
            )
        rules = [*self._chosen.excludes, *([self.tr("caches")] if self._chosen.skips_caches else [])]
        return self.tr("Left out: {rules}. You can change that on the page Settings.").format(
            rules=", ".join(rules) or self.tr("nothing")
        )

    def _lay_out(self) -> None:
        frame, column = card()
        column.addWidget(self.folders)
        buttons = QHBoxLayout()
        buttons.addWidget(self.add)
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        column.addLayout(buttons)
        column.addWidget(self.excludes)
        sums, below = card()
        below.setSpacing(style.SPACE // 2)
        below.addWidget(style.heading(self.total, 1.1))
        below.addWidget(self.estimate)
        self.column.addWidget(self.ready)
        self.column.addWidget(frame)
        self.column.addWidget(sums)
        self.column.addStretch(1)


def usual_folders() -> list[str]:
    """Where people keep what matters to them; the whole home folder where there is none of these."""
    home = str(Path.home())
    found = [QStandardPaths.writableLocation(place) for place in _USUAL]
    return [folder for folder in dict.fromkeys(found) if folder != home and Path(folder).is_dir()] or [home]
