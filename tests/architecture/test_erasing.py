"""A drive can be erased from one place only, so that the safety checks come before every erasure."""

import ast
from collections.abc import Iterator

from tests.architecture.imports import PACKAGE, sources

THE_PLACE = "devices/erase.py"
OF_UDISKS = {"Format", "CreatePartition", "CreatePartitionAndFormat", "CreatePartitionTable"}
NEVER = {"tear-down", "SecurityEraseUnit", "FormatNamespace", "SanitizeStart", "ConvertToLUKS"}
VERB, VERB_OF_CLIENT = "MAKE_FILESYSTEM", "make_filesystem"
OF_HELPER = ("helper/", "domain/helper_protocol.py", "devices/helper_client.py", "messages/")


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """All nodes of the program's source, with their modules."""
    for module, nodes in sources().items():
        place = module.relative_to(PACKAGE).as_posix()
        yield from ((place, node) for node in nodes)


def texts() -> Iterator[tuple[str, str]]:
    """All literals of the program except docstrings, with their modules."""
    docstrings = {id(node.value) for _, node in nodes() if isinstance(node, ast.Expr)}
    for place, node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield place, node.value


def names() -> Iterator[tuple[str, str]]:
    """All attribute names that the program uses, with their modules: the x of `something.x`."""
    return ((place, node.attr) for place, node in nodes() if isinstance(node, ast.Attribute))


def test_one_place_only_asks_udisks_to_erase() -> None:
    assert {place for place, text in texts() if text in OF_UDISKS} == {THE_PLACE}


def test_one_place_only_opens_a_device_for_writing() -> None:
    """The target of a clone has passed the same checks as a drive that is formatted."""
    opening = {place for place, name in names() if name == "open_device"}
    modes = {place for place, text in texts() if text in ("rw", "w") and place.startswith("devices/")}

    assert opening == {THE_PLACE, "devices/udisks.py"}
    assert modes == {THE_PLACE}
    assert {place for place, text in texts() if text in ("OpenDevice", "OpenForRestore")} <= {
        "devices/udisks.py",
        "devices/verify_format.py",
    }


def test_one_place_only_asks_the_helper_to_format() -> None:
    called = {place for place, name in names() if name == VERB_OF_CLIENT}
    named = {place for place, name in names() if name == VERB}

    assert THE_PLACE in called
    assert {place for place in called if place != THE_PLACE and not place.startswith(OF_HELPER)} <= {
        "domain/formatting/plan.py"  # writes down the command for a terminal
    }
    assert {place for place in named if not place.startswith(OF_HELPER)} <= {
        "devices/capabilities.py"
    }  # checks whether it may
    assert not any(text == "MakeFilesystem" for place, text in texts() if not place.startswith(OF_HELPER))


def test_nothing_detaches_devices_in_use_or_erases_in_other_ways() -> None:
    assert {place for place, text in texts() if text in NEVER} == set()


def test_everything_that_erases_goes_through_one_function() -> None:
    """The given work starts only there, after the check."""
    source = (PACKAGE / THE_PLACE).read_text(encoding="utf-8")
    (eraser,) = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef) and node.name == "Eraser"
    ]
    awaiting_work = [
        function.name
        for function in eraser.body
        if isinstance(function, ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "work"
    ]

    assert awaiting_work == ["_carry_out"]
