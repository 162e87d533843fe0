"""The composition root: builds every object once. Only this imports everything, each module of it what it needs."""
