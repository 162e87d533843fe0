"""Page Explanations."""
