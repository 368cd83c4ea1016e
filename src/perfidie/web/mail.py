"""Mail: letters that the house sends, where whoever runs it has named a server for them.

A letter is given to that server at once and its answer is waited for: who asked for it is told if it did not go out.
"""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ssl import SSLContext, create_default_context
from urllib.parse import unquote, urlsplit

from aiosmtplib import SMTPException, send

from perfidie.engine import Refusal
from perfidie.web.logs import tell_host

PATIENCE = 20.0
"""Seconds in which the server must have taken a letter."""


class Mailer:
    """Sends letters through one server; where none is set up it says so."""

    def __init__(self, server: str, sender: str, trust: SSLContext | None = None) -> None:
        self._parts = urlsplit(server)
        self._sender = sender
        self._trust = trust

    def __bool__(self) -> bool:
        return bool(self._parts.hostname and self._sender)

    async def send(self, to: str, subject: str, text: str, **heads: str) -> None:
        """Sends one letter; refused where there is no server, or where it does not take it."""
        if not self:
            raise Refusal("no-mail-here")
        try:
            await self._hand_over(self._letter(to, subject, text, heads))
        except (SMTPException, OSError, TimeoutError, ValueError) as error:  # ValueError: no head of a letter
            tell_host("mail_failed", f"the server of PERFIDIE_MAIL did not take a letter: {type(error).__name__}")
            raise Refusal("mail-failed") from error

    def _letter(self, to: str, subject: str, text: str, heads: dict[str, str]) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain="perfidie")
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in heads.items():
            letter[name.replace("_", "-")] = value
        letter.set_content(text)
        return letter

    async def _hand_over(self, letter: EmailMessage) -> None:
        parts, whole = self._parts, self._parts.scheme == "smtps"
        await send(
            letter,
            hostname=parts.hostname,
            port=parts.port or (465 if whole else 587),
            username=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            use_tls=whole,
            tls_context=self._trust or create_default_context(),
            timeout=PATIENCE,
        )
