"""What well-known scanners of headers look for (Mozilla's Observatory, OWASP's secure headers, securityheaders.com)."""

from __future__ import annotations

import re
from collections.abc import Mapping

NEEDED = {
    "x-content-type-options": r"nosniff",
    "x-frame-options": r"DENY|SAMEORIGIN",
    "referrer-policy": r"no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin",
    "permissions-policy": r".*camera=\(\).*",
    "cross-origin-opener-policy": r"same-origin",
    "cross-origin-resource-policy": r"same-origin|same-site|cross-origin",
}
DIRECTIVES = {
    "default-src": r"'none'|'self'",
    "base-uri": r"'none'|'self'",
    "form-action": r"'none'|'self'",
    "frame-ancestors": r"'none'|'self'",
}
FORBIDDEN = re.compile(r"unsafe-inline|unsafe-eval|unsafe-hashes|\*|http:|(?<!img-src )(?<!' )data:")
TELLING = ("server", "x-powered-by", "x-aspnet-version", "via", "x-generator", "x-runtime")
"""Headers that tell an attacker what the site is made of."""


def policy_of(text: str) -> dict[str, str]:
    """A content policy by its directives."""
    parts = (part.strip().partition(" ") for part in text.split(";") if part.strip())
    return {name: words for name, _, words in parts}


def complaints(headers: Mapping[str, str], https: bool = False) -> list[str]:
    """What a scanner would hold against this answer."""
    found = [
        f"{name}: {headers.get(name)}"
        for name, good in NEEDED.items()
        if not re.fullmatch(good, headers.get(name, ""), re.IGNORECASE)
    ]
    policy = policy_of(headers.get("content-security-policy", ""))
    found += [
        f"{name} {policy.get(name)}"
        for name, good in DIRECTIVES.items()
        if not re.fullmatch(good, policy.get(name, ""))
    ]
    for name, words in policy.items():
        if FORBIDDEN.search(words if name != "img-src" else words.replace("data:", "")):
            found.append(f"{name} {words}")
    found += [f"{name} is told" for name in TELLING if name in headers]
    if headers.get("access-control-allow-origin"):
        found.append("other sites may read it")
    return [*found, *_cookies(headers), *_transport(headers, https)]


def _cookies(headers: Mapping[str, str]) -> list[str]:
    given = headers.get("set-cookie", "").lower()
    if not given:
        return []
    wanted = ("httponly", "samesite=", "path=/")
    return [f"a cookie without {word}" for word in wanted if word not in given and not given.startswith("lang=")]


def _transport(headers: Mapping[str, str], https: bool) -> list[str]:
    if not https:
        return []
    lasts = re.search(r"max-age=(\d+)", headers.get("strict-transport-security", ""))
    found = [] if lasts and int(lasts[1]) >= 15_768_000 else ["strict-transport-security"]
    given = headers.get("set-cookie", "").lower()
    if given and "secure" not in given.split("; "):
        found.append("a cookie that is not secure")
    return found
