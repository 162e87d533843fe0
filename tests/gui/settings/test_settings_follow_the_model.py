"""Model-based test: the settings page always shows what the settings and their file contain."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec.structs
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from shiboken6 import delete

from shingleback.backup_sets.library import Memory
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.settings.page import Session, SettingsPage
from shingleback.messages.exclude_rules import rule_lines
from shingleback.store.private_files import Paths
from shingleback.store.settings import Appearance, OnClose, ProtectedDrive, Settings

LANGUAGES: Final = {"de": "Deutsch", "en": "English"}
PACES: Final = ("gentle", "balanced", "full")
CHANGES: Final = st.fixed_dictionaries(
    {},
    optional={
        "on_battery": st.booleans(),
        "reminder_days": st.integers(0, 365),
        "pace": st.sampled_from(PACES),
        "notifies_plug_in": st.booleans(),
        "moves": st.booleans(),
        "language": st.sampled_from(["", *LANGUAGES]),
        "appearance": st.sampled_from(list(Appearance)),
        "on_close": st.sampled_from(list(OnClose)),
        "excludes": st.lists(st.sampled_from(["*.iso", "Downloads/", ".Trash/"]), unique=True, max_size=3),
        "skips_caches": st.booleans(),
    },
)


class Choices(RuleBasedStateMachine):
    """A person who changes settings on the page, and another program or the file itself that changes them, too."""

    def __init__(self) -> None:
        super().__init__()
        Memory(Paths.of_user()).save(Settings())
        self.chosen = SettingsController(Memory(Paths.of_user()))
        self.page = SettingsPage(self.chosen, Session(languages=LANGUAGES))
        self.page.show()
        self.expected = Settings()

    def teardown(self) -> None:
        delete(self.page)

    def expect(self, **changes: Any) -> None:
        self.expected = msgspec.structs.replace(self.expected, **changes)

    # changes on the page --------------------------------------------------------------------------------------

    @rule()
    def click_on_battery(self) -> None:
        self.expect(on_battery=not self.expected.on_battery)
        self.page.backups.on_battery.click()

    @rule(days=st.integers(0, 365))
    def set_days(self, days: int) -> None:
        self.expect(reminder_days=days)
        self.page.backups.days.setValue(days)

    @rule()
    def click_notices(self) -> None:
        self.expect(notifies_plug_in=not self.expected.notifies_plug_in)
        self.page.program.notifies_plug_in.click()

    @rule()
    def click_animations(self) -> None:
        self.expect(moves=not self.expected.moves)
        self.page.program.moves.click()

    @rule(language=st.sampled_from(["", *LANGUAGES]))
    def choose_language(self, language: str) -> None:
        self.expect(language=language)
        choose(self.page.program.language, language)

    @rule(appearance=st.sampled_from(list(Appearance)))
    def choose_appearance(self, appearance: Appearance) -> None:
        self.expect(appearance=appearance)
        choose(self.page.program.appearance, appearance.value)

    @rule(on_close=st.sampled_from(list(OnClose)))
    def choose_on_close(self, on_close: OnClose) -> None:
        self.expect(on_close=on_close)
        choose(self.page.program.on_close, on_close.value)

    # changes elsewhere ----------------------------------------------------------------------------------------

    @rule(changes=CHANGES)
    def change(self, changes: dict[str, Any]) -> None:
        self.expect(**changes)
        self.chosen.change(lambda old: msgspec.structs.replace(old, **changes))

    @rule(name=st.sampled_from(["Expansion", "Passport"]), terabytes=st.integers(1, 20))
    def protect(self, name: str, terabytes: int) -> None:
        drive = ProtectedDrive(key=name, name=name, size_bytes=terabytes * 10**12)
        other_drives = [saved_drive for saved_drive in self.expected.protected if saved_drive.key != name]
        self.expect(protected=[*other_drives, drive])
        self.chosen.change(lambda old: msgspec.structs.replace(old, protected=[*other_drives, drive]))

    # invariants -----------------------------------------------------------------------------------------------

    @invariant()
    def the_page_and_the_file_match_the_model(self) -> None:
        QApplication.processEvents()
        assert Memory(Paths.of_user()).load() == self.expected
        page, expected = self.page, self.expected
        assert page.backups.on_battery.isChecked() is expected.on_battery
        assert page.backups.days.text() == (str(expected.reminder_days) if expected.reminder_days else "never")
        assert page.backups.pace.pace == expected.pace
        assert page.program.notifies_plug_in.isChecked() is expected.notifies_plug_in
        assert page.program.moves.isChecked() is expected.moves
        assert page.program.language.currentText() == LANGUAGES.get(expected.language, "System language")
        assert page.program.appearance.currentData() == expected.appearance.value
        assert page.program.on_close.currentData() == expected.on_close.value

    @invariant()
    def the_exclude_rules_are_shown(self) -> None:
        named = [said for said, _rule in rule_lines(self.expected.excludes, str(Path.home()))]
        named += ["Folders marked as caches"] if self.expected.skips_caches else []
        assert self.page.excludes.rules.text() == " · ".join(named or ["Nothing"])

    @invariant()
    def each_protected_drive_is_listed_with_its_size(self) -> None:
        shown = visible_text(self.page.drives)
        for saved_drive in self.expected.protected:
            assert any(text == f"{saved_drive.name}, {saved_drive.size_bytes // 10**12} TB" for text in shown), shown


def choose(box: QComboBox, data: str) -> None:
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def visible_text(widget: QWidget) -> list[str]:
    QApplication.processEvents()  # shows widgets newly added to a layout
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget) and label.text()]


@pytest.fixture
def _application(qapp: QApplication) -> Iterator[Callable[[], None]]:
    yield qapp.processEvents
    qapp.processEvents()


@pytest.mark.usefixtures("_application")
def test_the_settings_page_always_shows_the_current_settings() -> None:
    run_state_machine_as_test(
        Choices,
        settings=settings(
            max_examples=10,
            stateful_step_count=8,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
