"""`make audit`: other people's tools judge the project.

pip-audit holds what is pinned against the known vulnerabilities, bandit reads the source, Schemathesis and Hypothesis
knock at every door, and a scanner of headers looks at every kind of answer. What cannot be asked here is said plainly.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
SERVICES = ("pypi", "osv")
JUDGES = ("tests/web/test_api_fuzz.py", "tests/web/test_door_fuzz.py", "tests/web/test_header_scan.py")


def vulnerabilities() -> bool:
    """Whether nothing that is pinned is known to be vulnerable, as far as anybody could be asked."""
    for service in SERVICES:
        command = [
            BIN / "pip-audit",
            "-r",
            "constraints.txt",
            "--no-deps",
            "--disable-pip",
            "-f",
            "json",
            "-s",
            service,
        ]
        asked = [*map(str, command), "--progress-spinner", "off", "--timeout", "10"]
        try:
            done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, timeout=180, check=False)
            told = json.loads(done.stdout)["dependencies"]
        except (OSError, ValueError, KeyError, subprocess.TimeoutExpired):
            print(f"pip-audit: the service {service} cannot be reached from here: not audited by it.")
            continue
        audited = [each for each in told if "skip_reason" not in each]
        found = [(each["name"], each["version"], flaw["id"]) for each in audited for flaw in each["vulns"]]
        for name, version, flaw in found:
            print(f"pip-audit: {name} {version} has {flaw}")
        if found:
            return False
        if audited:
            print(f"pip-audit: {len(audited)} of {len(told)} packages are known to {service}, none as vulnerable.")
            return True
        print(f"pip-audit: the service {service} knows none of {len(told)} packages (a mirror?): not audited by it.")
    print("pip-audit: nobody could be asked; run `make audit` where the network is open.")
    return True


def source() -> bool:
    """Whether bandit has nothing to say."""
    command = [str(BIN / "bandit"), "-c", "pyproject.toml", "-r", "src", "-q"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    print("bandit: nothing found." if done.returncode == 0 else done.stdout)
    return done.returncode == 0


def doors() -> bool:
    """Whether the doors hold: the API by its document, all doors by Hypothesis, the headers by a scanner."""
    command = [sys.executable, "-m", "pytest", *JUDGES, "-m", "not soak", "-p", "no:cacheprovider"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    judged = [judge() for judge in (vulnerabilities, source, doors)]
    sys.exit(0 if all(judged) else 1)
