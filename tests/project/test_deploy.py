"""What is handed to those who run the site: unit files, container and compose files, proxies, and the page on it."""

from __future__ import annotations

import re
import shutil
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from launch import run
from perfidie.web.settings import OTHERS, Settings, from_environment, variable

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = ROOT / "docs/running.md"
SETTINGS = {variable(field.name) for field in fields(Settings)}


def test_every_variable_that_is_named_there_is_read_by_the_program() -> None:
    for file in [*DEPLOY.iterdir(), GUIDE]:
        named = set(re.findall(r"\bPERFIDIE_[A-Z_]*[A-Z]\b", file.read_text(encoding="utf-8")))
        assert named <= SETTINGS | OTHERS, (file.name, named - SETTINGS)


def test_the_table_of_settings_is_complete_and_has_nothing_else() -> None:
    rows = re.findall(r"^\| `(PERFIDIE_\w+)` \| (.+?) \| (.+) \|$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    named = [name for name, _, _ in rows]
    assert sorted(named) == sorted(SETTINGS)
    for name, usual, _ in rows:
        given = re.fullmatch(r"`(.*)`", usual)
        if given:
            field = name.removeprefix("PERFIDIE_").lower()
            assert getattr(from_environment({name: given[1]}), field) == getattr(Settings(), field), name


def compose() -> dict[str, dict[str, dict[str, object]]]:
    found: dict[str, dict[str, dict[str, object]]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_the_compose_file_has_all_that_it_names_and_settings_that_can_be_read() -> None:
    read = compose()
    services = read["services"]
    assert {"site1", "site2", "worker", "postgres", "valkey", "caddy"} == set(services)
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name  # type: ignore[call-overload]
        for volume in service.get("volumes", ()):  # type: ignore[attr-defined]
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in read["volumes"], volume
        assert "healthcheck" in service or name in ("site1", "site2", "caddy"), name  # a site's is in its image
    for name in ("site1", "site2", "worker"):
        given = {key: str(value) for key, value in services[name]["environment"].items()}  # type: ignore[attr-defined]
        plain = {key: re.sub(r"\$\{\w+:\?[^}]*\}", "word", value) for key, value in given.items()}
        settings = from_environment(plain)
        assert settings.redis
        assert settings.bot_queue
        assert settings.processes > 1


def test_the_container_holds_one_pinned_program_that_is_not_root() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert text.count("FROM python:3.11-slim") == 2
    assert "-c constraints.txt" in text
    assert re.search(r"^USER perfidie$", text, re.MULTILINE)
    for copied in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        for each in copied.split():
            assert (ROOT / each).exists(), each


def test_the_settings_of_the_example_can_be_read_also_with_all_that_is_commented_out() -> None:
    text = (DEPLOY / "perfidie.env").read_text(encoding="utf-8")
    lines = re.findall(r"^(?:# )?(PERFIDIE_\w+)=(.*)$", text, re.MULTILINE)
    assert len(lines) > 5
    assert from_environment(dict(lines)).https


def needs(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed here")
    return found


def test_the_unit_files_are_understood_by_systemd(tmp_path: Path) -> None:
    analyze = needs("systemd-analyze")
    for unit in DEPLOY.glob("*.service"):
        text = unit.read_text(encoding="utf-8")
        assert {"NoNewPrivileges=yes", "DynamicUser=yes", "LimitNOFILE=65536", "Restart=always"} <= {*text.splitlines()}
        (tmp_path / unit.name).write_text(text.replace("/opt/perfidie/bin/perfidie", "/bin/true"), encoding="utf-8")
    units = sorted(map(str, tmp_path.glob("*.service")))
    assert len(units) == 2
    done = run([analyze, "verify", "--man=no", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.several"])
def test_the_caddyfiles_are_understood_by_caddy(name: str) -> None:
    command = [needs("caddy"), "adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / name)]
    done = run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "reverse_proxy" in done.stdout


def test_the_example_for_nginx_is_understood_by_nginx(tmp_path: Path) -> None:
    nginx, openssl = needs("nginx"), needs("openssl")
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    made = [
        openssl,
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "1",
    ]
    made += ["-subj", "/CN=perfidie.example", "-keyout", str(key), "-out", str(certificate)]
    run(made, capture_output=True, check=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = site.replace("/etc/letsencrypt/live/perfidie.example", str(tmp_path))
    whole = f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ access_log off; {site} }}"
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    command = [nginx, "-t", "-q", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    done = run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "proxy_set_header Host $http_host;" in site
