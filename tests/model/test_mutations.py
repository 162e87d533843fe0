"""Each mutation of `mutants` can still be applied: the text that it replaces occurs exactly once."""

import ast
from pathlib import Path

import pytest

from tests.model.mutants import ROOT, mutated
from tests.model.mutations import EQUIVALENT, MUTATIONS, Mutation


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: f"{mutation.part}: {mutation.name}")
def test_a_mutation_can_be_applied_and_is_valid_python(mutation: Mutation) -> None:
    app = Path(ROOT, "app")
    text = mutated(app, mutation)
    assert text != (app / "shingleback" / "engine" / mutation.file).read_text()
    ast.parse(text)


def test_equivalent_mutations_are_among_the_mutations() -> None:
    assert EQUIVALENT.keys() <= {(mutation.part, mutation.name) for mutation in MUTATIONS}
