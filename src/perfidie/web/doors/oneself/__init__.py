"""The doors of keeping oneself: my page, signing in, mail, and all that is kept of me."""
