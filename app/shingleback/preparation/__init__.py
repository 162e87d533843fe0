"""Use case "format a drive": plan -> steps -> read back."""
