"""`python -m perfidie` is the `perfidie` command."""

from perfidie.cli import main

main()
