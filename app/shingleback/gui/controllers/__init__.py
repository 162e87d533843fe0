"""QObjects: state for the views."""
