"""Each fault of `mutants` can still be put into the engine: it replaces a text that is there just once."""

import ast
from pathlib import Path

import pytest

from tests.model.mutants import ROOT, mutated
from tests.model.mutations import EQUIVALENT, MUTATIONS, Mutation


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: f"{mutation.part}: {mutation.name}")
def test_a_fault_can_be_made_and_is_a_program(mutation: Mutation) -> None:
    app = Path(ROOT, "app")
    text = mutated(app, mutation)
    assert text != (app / "shingleback" / "engine" / mutation.file).read_text()
    ast.parse(text)


def test_what_nobody_can_see_is_among_the_faults() -> None:
    assert EQUIVALENT.keys() <= {(mutation.part, mutation.name) for mutation in MUTATIONS}
