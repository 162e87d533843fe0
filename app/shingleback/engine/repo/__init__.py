"""Repository format: layout, manifest, index, catalog."""
