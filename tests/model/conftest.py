from tests.helpers.memory import in_memory  # noqa: F401 (a fixture)
