"""Sentences for people, Qt-free."""
