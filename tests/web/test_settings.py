"""Settings: each is read from its variable, and what cannot be is refused by name, in both languages."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from perfidie.cli import serve as command
from perfidie.engine import Refusal
from perfidie.texts import LANGUAGES
from perfidie.web.addresses import bound
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.settings import OTHERS, Settings, from_environment, usual_database, variable, without_password

PASSWORD = "hunter2-secret"
WRONG = {
    "PERFIDIE_BOT_WORKERS": ("x", "0", "-1", "1.5", "9999", "", "1e3"),
    "PERFIDIE_THINKING": ("x", "0", "-1", "nan", "inf", "1e9"),
    "PERFIDIE_BEATS": ("-1", "nan", "soon"),
    "PERFIDIE_BOT_DELAY": ("x", "2,1", "1,2,3", "-1,2", "0,61", "nan"),
    "PERFIDIE_DURABLE": ("maybe", "2", ""),
    "PERFIDIE_HOSTS": ("", " , ", "https://example.org", "example.org:443", "exa mple.org", "[::1", "[nonsense]"),
    "PERFIDIE_STREAMS_PER_ADDRESS": ("0", "-1"),
    "PERFIDIE_LARGEST_BODY": ("0", "100", "99999999999"),
    "PERFIDIE_PAGES_PER_MINUTE": ("-1", "many", "1" * 5000),
    "PERFIDIE_AWAY_AFTER": ("0", "-1"),
    "PERFIDIE_PROCESSES": ("0", "x", "1000"),
    "PERFIDIE_DATABASE": ("", "tables.db", "sqlite://", f"mysql://me:{PASSWORD}@db/x", f"me:{PASSWORD}@db/x"),
    "PERFIDIE_REDIS": ("localhost:6379", "redis://", f"http://:{PASSWORD}@cache:6379", f"me:{PASSWORD}@cache"),
    "PERFIDIE_MAIL": ("localhost:25", "smtp://", f"http://me:{PASSWORD}@post", "smtp://post:x", f"me:{PASSWORD}@post"),
    "PERFIDIE_METRICS": ("9464", "localhost", "127.0.0.1:0", "127.0.0.1:x", "[::1:9464", "127.0.0.1:99999"),
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_value_that_will_not_do_is_refused_by_name_in_both_languages(name: str, value: str) -> None:
    with pytest.raises(Refusal) as caught:
        from_environment({name: value})
    for lang in LANGUAGES:
        texts = SiteTexts(lang)
        texts.faults = []
        said = texts.refusal(caught.value)
        assert texts.faults == []
        assert name in said
        assert PASSWORD not in said
        assert len(said) < 300


def test_whatever_is_usual_can_also_be_said() -> None:
    plain = {field.name: field.default for field in fields(Settings)}
    for name, usual in plain.items():
        text = ",".join(map(str, usual)) if isinstance(usual, tuple) else str(usual)
        if text and name != "database":
            assert getattr(from_environment({variable(name): text}), name) == usual, name


def test_host_names_are_read_however_they_are_typed() -> None:
    read = from_environment({"PERFIDIE_HOSTS": " Perfidie.Example , [::1],2001:DB8::5, WWW.example.org ,*"}).hosts
    assert read == ("perfidie.example", "[::1]", "[2001:db8::5]", "www.example.org", "*")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("PERFIDIE_BOTWORKERS", "PERFIDIE_BOT_WORKERS"),
        ("PERFIDIE_BEHIND_PROXI", "PERFIDIE_BEHIND_PROXY"),
        ("PERFIDIE_HOST", "PERFIDIE_HOSTS"),
        ("PERFIDIE_PUBLIC_METRICS", "PERFIDIE_METRICS"),
    ],
)
def test_a_mistyped_name_is_refused_with_the_one_that_was_meant(typed: str, meant: str) -> None:
    with pytest.raises(Refusal) as caught:
        from_environment({typed: "1"})
    for lang in LANGUAGES:
        said = SiteTexts(lang).refusal(caught.value)
        assert typed in said
        assert meant in said


def test_a_name_like_no_other_is_refused_and_those_of_other_rooms_are_not() -> None:
    with pytest.raises(Refusal, match="unknown-setting"):
        from_environment({"PERFIDIE_XYZZY": "1"})
    assert from_environment(dict.fromkeys(OTHERS, "1") | {"HOME": "/"}).processes == 1


def test_every_variable_that_is_read_elsewhere_is_known() -> None:
    """The names in the source that are no settings: none of them stops the house."""
    source = Path(__file__).parents[2] / "src"
    known = {variable(field.name) for field in fields(Settings)} | OTHERS
    for file in source.rglob("*.py"):
        for word in file.read_text(encoding="utf-8").replace('"', " ").replace("'", " ").replace("`", " ").split():
            name = word.strip(".,:;()[]{}=1")
            if name.startswith("PERFIDIE_") and name.isidentifier() and not name.endswith("_"):
                assert name in known, (file.name, name)


def test_mail_needs_a_sender() -> None:
    with pytest.raises(Refusal, match="mail-needs-sender"):
        from_environment({"PERFIDIE_MAIL": "smtp://127.0.0.1:25"})
    settings = from_environment(
        {"PERFIDIE_MAIL": "smtp://127.0.0.1:25", "PERFIDIE_MAIL_FROM": "house@perfidie.example"}
    )
    assert settings.mail == "smtp://127.0.0.1:25"


def test_mail_of_a_house_that_answers_to_any_name_needs_to_know_where_it_is_found() -> None:
    mail = {"PERFIDIE_MAIL": "smtp://127.0.0.1:25", "PERFIDIE_MAIL_FROM": "house@perfidie.example"}
    with pytest.raises(Refusal, match="mail-needs-origin"):
        from_environment({**mail, "PERFIDIE_HOSTS": "*"})
    assert from_environment({**mail, "PERFIDIE_HOSTS": "*", "PERFIDIE_ORIGIN": "https://perfidie.example"}).mail


def test_several_processes_and_a_queue_need_redis() -> None:
    for name, value in (("PERFIDIE_PROCESSES", "2"), ("PERFIDIE_BOT_QUEUE", "1")):
        with pytest.raises(Refusal, match="need"):
            from_environment({name: value})
        assert from_environment({name: value, "PERFIDIE_REDIS": "redis://127.0.0.1"}).redis


def test_an_address_is_shown_without_whoever_speaks_there() -> None:
    shown = {
        f"postgresql+psycopg://me:{PASSWORD}@db.example:5432/perfidie?sslmode=require": "postgresql://db.example:5432/perfidie",
        f"postgresql://me:{PASSWORD}%40x@[2001:db8::1]/perfidie": "postgresql://[2001:db8::1]/perfidie",
        f"redis://:{PASSWORD}@cache:6379/0": "redis://cache:6379/0",
        "sqlite:////srv/tables.db": "sqlite:////srv/tables.db",
    }  # fmt: skip
    assert {address: without_password(address) for address in shown} == shown


def test_postgresql_is_spoken_to_by_the_driver_we_ship_whatever_the_address_calls_it() -> None:
    for kind in ("postgres", "postgresql", "postgresql+psycopg2", "postgresql+psycopg"):
        read = from_environment({"PERFIDIE_DATABASE": f"{kind}://me@db/perfidie"}).database
        assert read == "postgresql+psycopg://me@db/perfidie"


# As a command


@pytest.fixture
def serve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str]]:
    """`perfidie serve` up to the moment at which it would serve: its status, and all that it has said."""
    for name in [name for name in os.environ if name.startswith("PERFIDIE_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(
        command, "serve", lambda settings, sockets, ready: [ready(), *[each.close() for each in sockets]]
    )

    def run(lang: str, host: str = "127.0.0.1", database: str | None = None, port: int = 0, **env: str) -> Any:
        for name, value in env.items():
            monkeypatch.setenv(name, value)
        status = command.run(host, port, database, None, lang)
        said = capsys.readouterr()
        return status, (said.out + said.err).replace("\u00a0", " ").replace("\u202f", " ")

    return run


@pytest.mark.parametrize(
    ("asked", "sentences"),
    [
        ({"PERFIDIE_BOT_WORKERS": "x"}, ("PERFIDIE_BOT_WORKERS ne peut pas", "PERFIDIE_BOT_WORKERS cannot be")),
        ({"database": "sqlite:////proc/no/where.db"}, ("dans ce dossier : /proc/no", "folder: /proc/no")),
        ({"database": "sqlite:////proc"}, ("écrire", "written")),
        ({"host": "192.0.2.1"}, ("n’a pas l’adresse « 192.0.2.1 »", "not have the address “192.0.2.1”")),
        ({"PERFIDIE_METRICS": "192.0.2.1:9464"}, ("à l’adresse 192.0.2.1:9464", "at 192.0.2.1:9464")),
        ({"database": f"postgresql://me:{PASSWORD}@127.0.0.1:9/x"}, ("ne peut pas servir", "cannot be used")),
    ],
)
def test_a_house_that_cannot_open_says_why_in_one_sentence(
    serve: Callable[..., tuple[int, str]], asked: dict[str, str], sentences: tuple[str, str]
) -> None:
    for lang, sentence in zip(LANGUAGES, sentences, strict=True):
        status, said = serve(lang, **asked)
        assert status == 2, said
        assert sentence in said
        assert said.count("\n") == 1
        assert PASSWORD not in said


def test_a_port_that_is_taken_is_told_of_before_anything_is_opened(serve: Callable[..., tuple[int, str]]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert serve("en", port=port)[0] == 2
        assert f"Port {port} is already taken" in serve("en", port=port)[1]


def test_a_database_that_is_none_is_told_of_and_left_alone(
    serve: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    status, said = serve("en", database=f"sqlite:///{file}")
    assert (status, said.count("\n")) == (2, 1)
    assert said.startswith("The database cannot be used: ")
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_a_driver_that_is_missing_is_named_with_the_way_to_get_it(
    serve: Callable[..., tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    for name, value, extra in (("DATABASE", "postgresql://me@db/x", "postgres"), ("REDIS", "redis://cache", "redis")):
        with monkeypatch.context() as for_now:
            for_now.setenv(f"PERFIDIE_{name}", value)
            with pytest.raises(Refusal) as caught:
                command.refuse_what_is_missing(from_environment())
        assert f"pip install 'perfidie[{extra}]'" in SiteTexts("en").refusal(caught.value)


def test_addresses_are_told_with_brackets_and_no_password(
    serve: Callable[..., tuple[int, str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "http://[::1]:0/" in serve("en", host="::1")[1]
    assert "http://[::1]:0/" in serve("en", host="[::1]")[1]
    assert "http://localhost:0/" in serve("en", host="::")[1]
    kept = Settings(database=f"postgresql+psycopg://me:{PASSWORD}@[2001:db8::1]:5432/perfidie")
    command.say_where(kept, "127.0.0.1", 8000, SiteTexts("en"))
    said = capsys.readouterr().out
    assert "postgresql://[2001:db8::1]:5432/perfidie" in said
    assert PASSWORD not in said
    assert "me:" not in said


def test_everywhere_is_by_both_kinds_of_address() -> None:
    sockets = bound("::", 0)
    port = sockets[0].getsockname()[1]
    try:
        for each in sockets:
            each.listen()
        for here in ("127.0.0.1", "::1"):
            with socket.create_connection((here, port)) as line:
                assert line.getpeername()[0] == here
        accepted = [each.accept()[0] for each in sockets]
        assert [each.getpeername()[0] for each in accepted] == ["::1", "127.0.0.1"], "nobody looks like ::ffff:…"
        for each in accepted:
            each.close()
    finally:
        for each in sockets:
            each.close()


def test_what_nobody_names_is_kept_where_the_command_keeps_it(tmp_path: Path) -> None:
    """The command and the factory read the same settings."""
    given = {"XDG_DATA_HOME": str(tmp_path)}
    assert from_environment(given).database == usual_database(given) == f"sqlite:///{tmp_path}/perfidie/tables.db"
