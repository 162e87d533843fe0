"""What starts automatic backups, and what is offered where something is missing."""

import pytest

from shingleback.backup_sets.starting import SessionStart, Starter, Way
from shingleback.store.settings import When


def session(*, timer: bool = False, systemd: bool = True, login: bool = False, is_read: bool = True) -> SessionStart:
    return SessionStart(
        is_timer_possible=systemd, is_timer_on=timer, is_login_on=login, starts_at_login=login and is_read
    )


@pytest.mark.parametrize(
    ("session", "when", "starter", "offer"),
    [
        (session(), When.PLUG_IN, Starter.PROGRAM, Way.LOGIN),
        (session(login=True), When.PLUG_IN, Starter.LOGIN, None),
        (session(timer=True), When.PLUG_IN, Starter.PROGRAM, Way.LOGIN),  # a timer notices no plug-in
        (session(login=True, is_read=False), When.PLUG_IN, Starter.PROGRAM, Way.STARTUP_FILE),
        (session(), When.DAILY, Starter.PROGRAM, Way.TIMER),
        (session(timer=True), When.DAILY, Starter.TIMER, None),
        (session(login=True), When.DAILY, Starter.LOGIN, None),
        (session(systemd=False), When.DAILY, Starter.PROGRAM, Way.LOGIN),
        (session(systemd=False, timer=True), When.DAILY, Starter.PROGRAM, Way.LOGIN),  # its home is used elsewhere, too
        (session(systemd=False, login=True, is_read=False), When.DAILY, Starter.PROGRAM, Way.STARTUP_FILE),
    ],
)
def test_only_what_is_set_up_is_promised(
    session: SessionStart, when: When, starter: Starter, offer: Way | None
) -> None:
    assert (session.starter(when), session.offer(when)) == (starter, offer)


def test_a_plug_in_needs_the_program_and_a_daily_backup_the_timer() -> None:
    assert session().usual_way(When.PLUG_IN) is Way.LOGIN
    assert session().usual_way(When.DAILY) is Way.TIMER
    assert session(systemd=False).usual_way(When.DAILY) is Way.LOGIN


@pytest.mark.parametrize(
    ("session", "when", "starter", "offer"),
    [
        (session(timer=True), When.DAILY, Starter.TIMER, None),
        (session(login=True), When.DAILY, Starter.NOTHING, Way.TIMER),
        (session(systemd=False, login=True), When.DAILY, Starter.NOTHING, None),
        (session(timer=True, login=True), When.PLUG_IN, Starter.NOTHING, None),
    ],
)
def test_only_the_timer_starts_backups_to_a_share(
    session: SessionStart, when: When, starter: Starter, offer: Way | None
) -> None:
    assert (session.starter(when, is_to_share=True), session.offer(when, is_to_share=True)) == (starter, offer)
