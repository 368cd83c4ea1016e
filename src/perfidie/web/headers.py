"""The headers of every answer, whoever gives it: nothing is framed, scripted from elsewhere, guessed at or kept."""

from __future__ import annotations

A_YEAR = 31_536_000
POLICY = (
    "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
UNUSED = (
    *("accelerometer", "browsing-topics", "camera", "display-capture", "encrypted-media", "geolocation", "gyroscope"),
    *("hid", "idle-detection", "local-fonts", "magnetometer", "microphone", "midi", "payment"),
    *("serial", "usb", "xr-spatial-tracking"),
)
"""What a browser can do and no page of ours asks for. Copying and sharing a link are ours, so they are not here."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in UNUSED).encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"origin-agent-cluster", b"?1"),
    (b"x-permitted-cross-domain-policies", b"none"),
    (b"x-dns-prefetch-control", b"off"),
]
NOT_KEPT = (b"cache-control", b"no-store")
OVER_HTTPS = (b"strict-transport-security", f"max-age={A_YEAR}".encode())
