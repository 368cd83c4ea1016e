"""What a device is called, in words its owner knows it by, from what its browser says of itself."""

from __future__ import annotations

BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Vivaldi", "Vivaldi")),
    *(("FxiOS", "Firefox"), ("Firefox", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari")),
)
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows")),
    *(("Macintosh", "Mac"), ("Linux", "Linux")),
)
PROGRAM = "API"
"""A program that came by the JSON interface."""


def device_label(agent: str) -> str:
    """The browser and where it runs; empty where neither is known.

    >>> device_label("Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0")
    'Firefox · Android'
    >>> device_label("curl/8")
    ''
    """
    found = [next((name for sign, name in each if sign in agent[:400]), "") for each in (BROWSERS, SYSTEMS)]
    return " · ".join([name for name in found if name])
