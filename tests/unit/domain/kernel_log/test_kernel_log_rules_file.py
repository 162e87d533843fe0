"""The file of the kernel log's signs and rules agrees with itself."""

import tomllib
from typing import Final

import pytest

from shingleback.domain.kernel_log.rules import read_rules
from shingleback.domain.kernel_log.signs import Role
from shingleback.store.private_files import resource_path
from tests.unit.domain.kernel_log.test_kernel_log_rules import RULES

DERIVED_SIGNS: Final = {
    "drives-fail-too",
    "torn-often",
    "left-with-others",
    "slower-link-works",
    "reads-wait",
    "writes-wait",
    "may-be-shingled",
    "one-place",
    "lone-resets",
    "restarted",
    "answered-again",
    "resets-close",
    "resets-spaced",
    "disconnect-first",
    "disconnect-late",
    "spun-up-before",
    "had-medium",
    "only-opcodes",
    "only-reads",
    "superspeed",
    "back-at-once",
    "disconnects-often",
    "speed-fell",
    "mounts-inconsistent",
    "link-flaps",
    "link-back-at-once",
    "virtual",
    "system-drive",
    "removable",
    "card-slot",
    "after-sleep",
    "port-lost-power",
    "resets-alone",
    "resets-far-apart",
    "starved",
    "size-untold",
    "size-impossible",
    "reads-hang-alone",
    "serror",
    "ata-hotplug",
    "ata-phy-changed",
    "ata-unc",
    "ata-icrc",
    "ata-idnf",
    "ata-abrt",
}


def test_rules_refer_only_to_existing_signs() -> None:
    referred = {sign for rule in RULES.rules for sign in rule.any | rule.needs | rule.without}

    assert referred - {sign.name for sign in RULES.signs.signs} - DERIVED_SIGNS == set()


def test_no_gate_is_a_prefix_of_another() -> None:
    gates = tomllib.loads(resource_path("knowledge/kernel-log.toml").read_text(encoding="utf-8"))["gates"]

    assert [(gate, longer) for gate in gates for longer in gates if gate != longer and longer.startswith(gate)] == []


def test_no_piece_is_searched_for_in_every_line() -> None:
    table = tomllib.loads(resource_path("knowledge/kernel-log.toml").read_text(encoding="utf-8"))
    pieces = [piece for sign in table["sign"] if not sign.get("with") for piece in sign["has"]]
    assert [piece for piece in pieces if not any(gate in piece for gate in table["gates"])] == []


def test_every_sign_that_begins_an_episode_has_a_rule() -> None:
    referred = {sign for rule in RULES.rules for sign in rule.any | rule.needs}
    beginning = {sign.name for sign in RULES.signs.signs if sign.role is not Role.JOINS}

    # The meaning of the one depends on the lines around it, and of the other it is the absence that counts.
    assert beginning - referred == {"resumed", "hung-on-drive"}


def test_rules_with_the_same_name_have_the_same_kind() -> None:
    kinds = {rule.id: {same_rule.kind for same_rule in RULES.rules if same_rule.id == rule.id} for rule in RULES.rules}

    assert all(len(of_one) == 1 for of_one in kinds.values())


def test_rules_and_signs_name_their_sources() -> None:
    assert all(rule.sources for rule in RULES.rules)
    assert all(sign.source for sign in RULES.signs.signs)


@pytest.mark.parametrize(
    "text",
    ["", "gates = []", '[[sign]]\nname = "x"', "not toml at all ["],
    ids=["nothing", "no tables", "half a sign", "no TOML"],
)
def test_a_malformed_rules_file_is_refused(text: str) -> None:
    with pytest.raises((KeyError, ValueError)):
        read_rules(text)
