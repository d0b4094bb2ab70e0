"""The laboratory, where players are compared, tuned and trained; `commands` has those of the command line."""
