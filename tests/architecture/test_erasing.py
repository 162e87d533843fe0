"""There is one place from which a drive can be erased, so that the armor stands before all of them."""

import ast
from collections.abc import Iterator

from tests.architecture.imports import PACKAGE, sources

THE_PLACE = "devices/erase.py"
OF_UDISKS = {"Format", "CreatePartition", "CreatePartitionAndFormat", "CreatePartitionTable"}
NEVER = {"tear-down", "SecurityEraseUnit", "FormatNamespace", "SanitizeStart", "ConvertToLUKS"}
VERB, VERB_OF_CLIENT = "MAKE_FILESYSTEM", "make_filesystem"
OF_HELPER = ("helper/", "domain/helper_protocol.py", "devices/helper_client.py", "messages/")


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """Every piece of the program's source, with its module."""
    for module, nodes in sources().items():
        place = module.relative_to(PACKAGE).as_posix()
        yield from ((place, node) for node in nodes)


def texts() -> Iterator[tuple[str, str]]:
    """Every literal of the program that is no documentation, with its module."""
    told = {id(node.value) for _, node in nodes() if isinstance(node, ast.Expr)}
    for place, node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield place, node.value


def names() -> Iterator[tuple[str, str]]:
    """Every attribute that the program asks for, with its module: the x of `something.x`."""
    return ((place, node.attr) for place, node in nodes() if isinstance(node, ast.Attribute))


def test_udisks_is_asked_to_erase_from_one_place_only() -> None:
    assert {place for place, text in texts() if text in OF_UDISKS} == {THE_PLACE}


def test_a_device_is_opened_for_writing_from_one_place_only() -> None:
    """What a clone writes to has passed the same checks as what is formatted."""
    opening = {place for place, name in names() if name == "open_device"}
    modes = {place for place, text in texts() if text in ("rw", "w") and place.startswith("devices/")}

    assert opening == {THE_PLACE, "devices/udisks.py"}
    assert modes == {THE_PLACE}
    assert {place for place, text in texts() if text in ("OpenDevice", "OpenForRestore")} <= {
        "devices/udisks.py",
        "devices/verify_format.py",
    }


def test_the_helper_is_asked_to_format_from_one_place_only() -> None:
    called = {place for place, name in names() if name == VERB_OF_CLIENT}
    named = {place for place, name in names() if name == VERB}

    assert THE_PLACE in called
    assert {place for place in called if place != THE_PLACE and not place.startswith(OF_HELPER)} <= {
        "domain/formatting/plan.py"  # which writes down the command for a terminal
    }
    assert {place for place in named if not place.startswith(OF_HELPER)} <= {
        "devices/capabilities.py"
    }  # asks whether it may
    assert not any(text == "MakeFilesystem" for place, text in texts() if not place.startswith(OF_HELPER))


def test_nothing_tears_down_what_is_in_use_and_nothing_erases_in_other_ways() -> None:
    assert {place for place, text in texts() if text in NEVER} == set()


def test_everything_that_erases_goes_through_one_function() -> None:
    """Only there, after the check, is the work begun that was handed over."""
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
