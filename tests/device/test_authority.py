"""Queries the real polkit in advance, as an unprivileged user."""

import asyncio

import pytest

from shingleback.devices.capabilities import Authority
from shingleback.devices.dbus import connected
from shingleback.domain.formatting.types import Permission
from shingleback.domain.helper_protocol import VERB_SIGNATURES, Verb
from tests.helpers.as_user import answer_as
from tests.helpers.nobody import NOBODY
from tests.helpers.polkit import installed_helper

pytestmark = pytest.mark.device

GRANTED, DENIED, OPEN = (VERB_SIGNATURES[verb].action for verb in (Verb.HEALTH, Verb.TRIM, Verb.MAKE_FILESYSTEM))
RULES = """polkit.addRule(function(action, subject) {
  return {"%s": polkit.Result.YES, "%s": polkit.Result.NO, "%s": polkit.Result.AUTH_ADMIN}[action.id]
    || polkit.Result.NOT_HANDLED;
});"""


async def permissions(address: str) -> dict[str, str]:
    """The permission for each action without a prompt, and for the last one with a prompt."""
    async with connected(address, 30) as bus:
        authority = Authority(bus)
        answers = {action: await authority.permission(action) for action in (GRANTED, DENIED, OPEN, "no.such.action")}
        return {**answers, "asked": await authority.ask_for(OPEN)}


def test_polkit_says_which_actions_are_granted_denied_or_need_a_password() -> None:
    with installed_helper(RULES % (GRANTED, DENIED, OPEN)) as helper:
        assert answer_as(NOBODY, lambda: asyncio.run(permissions(helper.address))) == {
            GRANTED: Permission.GRANTED,
            DENIED: Permission.DENIED,
            OPEN: Permission.ASKS,
            "no.such.action": Permission.DENIED,
            "asked": Permission.DENIED,  # nobody could type a password
        }
