"""Keeping oneself: passkeys and letters, by which somebody comes back on any device."""
