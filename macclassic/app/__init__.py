"""The program: command line, desktop, matches on tables, files."""
