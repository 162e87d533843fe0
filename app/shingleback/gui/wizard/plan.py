"""Two questions, with the passphrase if one is wanted.

Folded below are a third one, the resulting profile with its reason, and the other profiles, each with its purpose or
the reason against it. Also the plan in words and as commands.
"""

from dataclasses import replace

from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QRadioButton, QWidget

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import FileSizes, ProfileId, ProfileStatus, SetupAnswers, Sharing
from shingleback.domain.smr.evidence import RecordingMethod
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import announce, explanation_link
from shingleback.gui.widgets.basic import Collapsible, card, hint, in_card, indented, marked, scroll_to, sentence
from shingleback.gui.widgets.layouts import TOP, add, clear, held, in_column, in_row
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.gui.wizard import texts
from shingleback.gui.wizard.controller import SetupController
from shingleback.gui.wizard.flow import Answered, Picked
from shingleback.gui.wizard.page import PageButtons, WizardPage
from shingleback.gui.wizard.passphrase import Passphrase
from shingleback.gui.wizard.state import PageNotice, SetupState
from shingleback.messages import formatting
from shingleback.messages.help.topic import Topic
from shingleback.protocol.result_items import PlanItem


class Choice(QWidget):
    """One question with two answers, the usual one first."""

    def __init__(self, question: str, answers: tuple[str, str]) -> None:
        super().__init__()
        self.setAccessibleName(question)
        self.answers = tuple(QRadioButton(answer) for answer in answers)
        self.group = QButtonGroup(self)
        column = in_column(on=self, space=style.SPACE // 3)
        column.addWidget(style.heading(style.Wrapped(question), 1.0))
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
    def __init__(self, setup: SetupController) -> None:
        super().__init__(setup)
        self.sharing = Choice(
            self.tr("Which computers will read this drive?"),
            (self.tr("Only &Linux"), self.tr("Also &Windows or macOS")),
        )
        self.encryption = Choice(
            self.tr("Should a passphrase protect it?"),
            (self.tr("N&o"), self.tr("&Yes")),
        )
        self.unshared = sentence("")
        self._unshared = marked(Picture.WARNING, style.ATTENTION, self.unshared)
        self.passphrase = Passphrase()
        self.passphrase.changed.connect(self.foot_changed)
        self.sizes = Choice(
            self.tr("What will mostly be on it?"),
            (self.tr("&Documents, photos, mail: all kinds of files"), self.tr("Large &files: films, disk images")),
        )
        self._notices = {
            PageNotice.CHANGED: self.tr("The drive has changed. Please check that it is still the one you mean."),
            PageNotice.UNPLUGGED: self.tr(
                "The drive was unplugged in the meantime. Please check that it is still the one you mean."
            ),
        }
        self.notice = sentence("")
        self._notice = in_card(self.notice, name="notice")
        self.recommendation = sentence("")
        self.reason = hint()
        self.others = OtherProfiles(setup)
        self.refused = sentence("")
        self._refused = in_card(self.refused, name="notice")
        self.other_ways = Collapsible(self.tr("More choices"), self._more())
        for choice in (self.sharing, self.encryption, self.sizes):
            choice.group.buttonClicked.connect(self._answer)
        questions = in_card(self.sharing, self.encryption, self._unshared, self.passphrase)
        add(self.column, self._notice, self._refused, questions, self.other_ways, None)

    def title(self, state: SetupState) -> str:  # noqa: ARG002 (part of the interface)
        return self.tr("Two questions")

    def show_state(self, state: SetupState) -> None:
        answers = state.answers
        notice = self._notices.get(state.notice, "") if state.notice else ""
        self.notice.setText(notice)
        self._notice.setVisible(bool(notice))
        self.others.show_state(state)
        self.sharing.show_answer(is_second=answers.sharing is Sharing.SHARED)
        self.encryption.show_answer(is_second=answers.is_encrypted)
        self.sizes.show_answer(is_second=answers.sizes is FileSizes.LARGE)
        self._show_unshared(texts.unshared(state))
        self.passphrase.setVisible(answers.is_encrypted)
        headline, reason = texts.recommendation(state)
        self.recommendation.setText(headline)
        style.show_text(self.reason, reason)
        self.refused.setText(" ".join((f"{headline}:", reason)) if state.refused is not None else "")
        self._refused.setVisible(state.refused is not None)

    def _show_unshared(self, text: str) -> None:
        is_new = bool(text) and text != self.unshared.text()
        self.unshared.setText(text)
        self._unshared.setVisible(bool(text))
        if is_new:  # it answers what was just chosen above it
            announce(self, text)

    def foot(self, state: SetupState) -> PageButtons:
        foot = super().foot(state)
        missing = self.passphrase.missing if state.answers.is_encrypted else ""
        return replace(foot, can_go_on=foot.can_go_on and not missing, missing=missing)

    def lead(self) -> None:
        self.passphrase.lead()

    def enter(self) -> None:
        """Ask for the passphrase again if the drive may be another one."""
        if self.setup.state.notice is not None:
            self.passphrase.forget()

    def first(self) -> QWidget | None:
        return next((answer for answer in self.sharing.answers if answer.isChecked()), None)

    def _answer(self, answer: QAbstractButton) -> None:
        """Send the answers. What an answer adds below is scrolled to, but the answer stays in view."""
        self.setup.tell(
            Answered(
                SetupAnswers(
                    sharing=Sharing.SHARED if self.sharing.is_second else Sharing.LINUX,
                    is_encrypted=self.encryption.is_second,
                    sizes=FileSizes.LARGE if self.sizes.is_second else FileSizes.MIXED,
                )
            )
        )
        for part in (self.passphrase, self._unshared, answer):
            if part.isVisible():
                scroll_to(part)

    def _more(self) -> QWidget:
        advised, below = card()
        below.setSpacing(style.SPACE // 2)
        below.addWidget(style.dimmed(PlainLabel(self.tr("What to expect:"))))
        below.addWidget(style.prominent(self.recommendation, 1.1))
        below.addWidget(self.reason)
        return held(in_column(in_card(self.sizes), advised, self.others))


class OtherProfiles(QWidget):
    """A list to pick another profile than the recommended one."""

    def __init__(self, setup: SetupController) -> None:
        super().__init__()
        self._setup = setup
        self.group = QButtonGroup(self)
        self.group.setExclusive(True)
        self.recommended = QRadioButton(self.tr("&Recommended for your answers"))
        self.ways: dict[ProfileId, QRadioButton] = {}
        self._column = in_column(on=self, space=style.SPACE // 3)
        self.group.addButton(self.recommended)
        self._column.addWidget(self.recommended)
        is_zoned = setup.view.verdict.recording is RecordingMethod.HOST_MANAGED
        fits = [profile for profile in PROFILES.values() if profile.needs.host_managed == is_zoned]
        for offered in fits:
            if offered.status is ProfileStatus.OFFERED:
                self._column.addWidget(self._way(offered.id))
        known_profiles = [profile.id for profile in fits if profile.status is ProfileStatus.KNOWN]
        if known_profiles:
            self._column.addWidget(
                style.heading(sentence(self.tr("Known, and not recommended for a shingled drive:")), 1.0)
            )
            for profile in known_profiles:
                title = formatting.title(profile, translate)
                why_not = explanation_link(self.tr("Why not?"), Topic.OTHER_FILESYSTEMS, title)
                self._column.addWidget(self._way(profile, why_not))
        self._column.addWidget(explanation_link(self.tr("Do you use ZFS?"), Topic.ZFS))
        self.group.buttonClicked.connect(self._pick)

    def show_state(self, state: SetupState) -> None:
        shown = self.recommended if state.profile is None else self.ways.get(state.profile, self.recommended)
        shown.setChecked(True)

    def _way(self, profile: ProfileId, beside: QWidget | None = None) -> QWidget:
        """Make a radio button with a description, and perhaps a link beside it."""
        choice = QRadioButton(formatting.title(profile, translate))
        summary = formatting.summary(profile, translate)
        choice.setAccessibleDescription(summary)
        self.ways[profile] = choice
        self.group.addButton(choice)
        row = in_row()
        row.addWidget(hint(summary), 1)
        if beside is not None:
            row.addWidget(beside, 0, TOP)
        return held(in_column(choice, indented(held(row)), space=style.SPACE // 3))

    def _pick(self) -> None:
        picked = next((profile for profile, choice in self.ways.items() if choice.isChecked()), None)
        self._setup.tell(Picked(picked))


class PlanPart(QWidget):
    """The steps of a plan, the limits of the profile, and for experts the same as commands."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = in_column(space=style.SPACE // 3)
        self.limits = in_column(space=style.SPACE // 3)
        self.commands = sentence("")
        self.commands.setFont(style.fixed_width(self.commands))
        self.options = sentence("")
        self._shown: PlanItem | None = None
        by_hand = hint(self.tr("The same by hand, in a terminal:"))
        why = hint(self.tr("Why each option is there:"))
        self.details = Collapsible(
            self.tr("For experts"), held(in_column(by_hand, self.commands, why, self.options, space=style.SPACE))
        )
        heading = style.dimmed(PlainLabel(self.tr("Good to know:")))
        in_column(self.steps, heading, self.limits, self.details, on=self, space=style.SPACE)

    def show_plan(self, plan: PlanItem) -> None:
        if plan == self._shown:
            return
        self._shown = plan
        clear(self.steps)
        clear(self.limits)
        for number, step in enumerate(plan.steps, 1):
            text = f"{number}. {texts.step(step)}"
            erases = step.is_irreversible
            row = marked(Picture.WARNING, style.DANGER, sentence(text)) if erases else indented(sentence(text))
            if erases:
                row.setAccessibleDescription(self.tr("This can't be undone."))
            self.steps.addWidget(row)
        for limit in (*texts.left_out(plan), *texts.limits(PROFILES[ProfileId(plan.profile)])):
            self.limits.addWidget(marked(Picture.EYE, style.NEUTRAL, sentence(limit)))
        self.commands.setText("\n".join(command for step in plan.steps for command in step.commands))
        self.options.setText("\n".join(texts.options(plan)))
