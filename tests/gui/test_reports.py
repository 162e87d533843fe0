"""One button copies a report for a forum about the drive in question."""

import os
import platform

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.domain.drive import DriveArrived
from shingleback.domain.public_report.harmless_words import kernel_release
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.diagnosis.forum_report import report_maker
from shingleback.gui.diagnosis.page import DiagnosePage, Reports
from shingleback.gui.diagnosis.state import DiagnosisController, DiagnosisQuestion, DiagnosisState
from shingleback.protocol.result_items import EpisodeItem
from shingleback.protocol.results import DiagnoseFinished
from shingleback.store.private_files import Paths
from tests.helpers.plugged_in import EXPANSION, INTERNAL, PASSPORT, make_drives

EPISODE = EpisodeItem(
    kind="usb-bridge-or-power",
    rule="reset",
    lines=[
        f"Nov 21 14:05:11 {platform.node()} kernel: usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd",
        f"Nov 21 14:05:12 {platform.node()} kernel: usb 2-1: reset at {os.path.expanduser('~')}/x of Backup",
    ],
    line_numbers=[1, 2],
    meaning="It was started anew.",
)


@pytest.fixture
def diagnosis() -> DiagnosisController:
    return DiagnosisController(Worker(["true"]))


@pytest.fixture
def page(qtbot: QtBot, diagnosis: DiagnosisController) -> DiagnosePage:
    drives, memory = make_drives(), Memory(Paths.of_user())
    for drive in (EXPANSION, PASSPORT, INTERNAL):
        drives.on_event(DriveArrived(drive))
    page = DiagnosePage(diagnosis)
    qtbot.addWidget(page)
    page.show()
    Reports(page, drives, report_maker(drives, SettingsController(memory), memory))
    return page


def test_the_report_covers_all_external_drives(page: DiagnosePage) -> None:
    page.report.click()
    copied = QGuiApplication.clipboard().text()
    assert f"Linux: {kernel_release(platform.release())}" in copied
    assert "Seagate Expansion Desk" in copied
    assert "WD My Passport" in copied
    assert "Samsung" not in copied
    assert page.copied.isVisible()


def test_after_a_question_about_one_drive_the_report_covers_that_drive(
    page: DiagnosePage, diagnosis: DiagnosisController
) -> None:
    result = DiagnoseFinished(outcome="done", exit_code=0, episodes=[EPISODE])
    diagnosis.become(DiagnosisState(JobStage.ENDED, DiagnosisQuestion(EXPANSION.device, EXPANSION.name), result=result))
    page.report.click()
    copied = QGuiApplication.clipboard().text()
    assert "WD My Passport" not in copied
    assert "Nov 21 14:05:11 usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd" in copied
    assert "1 line(s) that could hold names were removed" in copied
    assert os.path.expanduser("~") not in copied
    assert platform.node() not in copied
    assert "Backup (" not in copied
