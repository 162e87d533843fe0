"""Three questions, and at once what they lead to, and why."""

from PySide6.QtWidgets import QButtonGroup, QLabel, QRadioButton, QWidget

from shingleback.bridge.setup.events import Answered
from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import SetupState
from shingleback.model.preparation import Answers, Sharing, Sizes
from shingleback.ui import style
from shingleback.ui.pieces import card, sentence
from shingleback.ui.wizard import texts
from shingleback.ui.wizard.page import WizardPage
from shingleback.ui.wizard.pieces import column as column_of


class Choice(QWidget):
    """One question with two answers: the usual one first."""

    def __init__(self, question: str, answers: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(question)
        self.answers = tuple(QRadioButton(answer) for answer in answers)
        self.group = QButtonGroup(self)
        column = column_of(self, style.SPACE // 3)
        column.addWidget(style.heading(style.wrapped(QLabel(question)), 1.0))
        for answer in self.answers:
            answer.setAccessibleDescription(question)
            self.group.addButton(answer)
            column.addWidget(answer)

    @property
    def is_second(self) -> bool:
        return self.answers[1].isChecked()

    def show_answer(self, *, is_second: bool) -> None:
        self.answers[is_second].setChecked(True)


class QuestionsPage(WizardPage):
    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self.sharing = Choice(
            self.tr("Which computers will read this drive?"),
            (self.tr("Only computers with &Linux"), self.tr("Also &Windows or macOS")),
        )
        self.encryption = Choice(
            self.tr("Should a passphrase protect it?"),
            (self.tr("N&o: whoever has the drive can read it"), self.tr("&Yes: it is encrypted")),
        )
        self.sizes = Choice(
            self.tr("What will mostly be on it?"),
            (self.tr("&Documents, photos, mail: all kinds of files"), self.tr("Large &files: films, disk images")),
        )
        self.recommendation = sentence("")
        self.reason = style.dimmed(sentence(""))
        for choice in (self.sharing, self.encryption, self.sizes):
            choice.group.buttonClicked.connect(self._answer)
        self._lay_out()

    def title(self, state: SetupState) -> str:  # noqa: ARG002 (part of the interface)
        return self.tr("Three questions")

    def show_state(self, state: SetupState) -> None:
        answers = state.answers
        self.sharing.show_answer(is_second=answers.sharing is Sharing.SHARED)
        self.encryption.show_answer(is_second=answers.is_encrypted)
        self.sizes.show_answer(is_second=answers.sizes is Sizes.LARGE)
        headline, reason = texts.recommendation(state)
        self.recommendation.setText(headline)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))

    def first(self) -> QWidget | None:
        return next((answer for answer in self.sharing.answers if answer.isChecked()), None)

    def _answer(self) -> None:
        self.setup.tell(
            Answered(
                Answers(
                    sharing=Sharing.SHARED if self.sharing.is_second else Sharing.LINUX,
                    is_encrypted=self.encryption.is_second,
                    sizes=Sizes.LARGE if self.sizes.is_second else Sizes.MIXED,
                )
            )
        )

    def _lay_out(self) -> None:
        asked, column = card()
        for choice in (self.sharing, self.encryption, self.sizes):
            column.addWidget(choice)
        advised, below = card()
        below.setSpacing(style.SPACE // 2)
        below.addWidget(style.dimmed(QLabel(self.tr("What this leads to:"))))
        below.addWidget(style.heading(self.recommendation, 1.1))
        below.addWidget(self.reason)
        self.column.addWidget(asked)
        self.column.addWidget(advised)
        self.column.addStretch(1)
