"""The files for hosts, checked as far as can be without a container engine or a cluster."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from unshuffled.server.run import KEEP_ALIVE_SECONDS
from unshuffled.server.settings import KNOWN, Settings
from unshuffled.server.watching.metrics import Metrics
from unshuffled.tables.codes import Code
from unshuffled.wire.codes import ServerCode

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OPERATIONS = ROOT / "docs/operations"
BIN = Path(sys.executable).parent


def run(*command: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False)


def passes(*command: str | Path, cwd: Path = ROOT) -> None:
    done = run(*command, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr


# Schemas and the tools' own checks


@pytest.mark.parametrize(
    ("schema", "pattern"),
    [
        ("compose-spec", "deploy/compose.yaml"),
        ("compose-spec", "deploy/services.yaml"),
        ("github-workflows", ".github/workflows/*.yml"),
        ("github-issue-forms", ".github/ISSUE_TEMPLATE/[!c]*.yml"),
        ("github-issue-config", ".github/ISSUE_TEMPLATE/config.yml"),
    ],
)
def test_a_file_of_a_known_kind_follows_its_schema(schema: str, pattern: str) -> None:
    files = sorted(ROOT.glob(pattern))

    assert files
    passes(BIN / "check-jsonschema", "--builtin-schema", f"vendor.{schema}", *files)


def test_the_dockerfile_has_no_fault_that_hadolint_knows() -> None:
    passes(BIN / "hadolint", DEPLOY / "Dockerfile")


def test_a_dockerfile_with_a_fault_does_not_pass(tmp_path: Path) -> None:
    (tmp_path / "Dockerfile").write_text("FROM python\nRUN cd /tmp && pip install x\n", encoding="utf-8")

    assert run(BIN / "hadolint", tmp_path / "Dockerfile").returncode != 0


def unit(name: str, folder: Path) -> Path:
    """A unit with programs that exist here in place of those it starts; an instance in place of a template."""
    text = re.sub(r"/opt/unshuffled/bin/\w+", sys.executable, (DEPLOY / "systemd" / name).read_text(encoding="utf-8"))
    made = folder / name.replace("@.", "@8080.")
    made.write_text(text, encoding="utf-8")
    return made


@pytest.mark.services("systemd-analyze")
def test_systemd_finds_no_fault_in_the_units_and_little_exposure(tmp_path: Path) -> None:
    names = sorted(path.name for path in (DEPLOY / "systemd").iterdir() if path.suffix in {".service", ".timer"})
    units = [unit(name, tmp_path) for name in names]

    done = run("systemd-analyze", "verify", *units)

    assert (done.returncode, done.stderr) == (0, "")
    for made in units:
        if made.suffix == ".service":
            passes("systemd-analyze", "security", "--offline=true", "--threshold=25", made)


@pytest.mark.services("systemd-analyze")
def test_systemd_finds_a_key_that_is_none(tmp_path: Path) -> None:
    made = unit("unshuffled@.service", tmp_path)
    made.write_text(made.read_text(encoding="utf-8").replace("ProtectClock=", "ProtectClocks="), encoding="utf-8")

    assert "ProtectClocks" in run("systemd-analyze", "verify", made).stderr


def test_the_backup_is_a_shell_script() -> None:
    passes("sh", "-n", DEPLOY / "backup")


# The image


def test_the_image_is_not_root_and_copies_only_what_its_ignore_file_lets_through() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    last = text.rpartition("\nFROM ")[2]
    let_in = re.findall(r"^!(.+)$", (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    copied = [
        word
        for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE)
        for word in line.split()[:-1]
        if not word.startswith("--")
    ]

    assert text.count("\nFROM ") == 3
    assert re.search(r"^USER [1-9]\d*$", last, re.MULTILINE)
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert [name for name in copied if not name.startswith(tuple(rule.removesuffix("*.txt") for rule in let_in))] == []


def test_every_setting_that_is_set_anywhere_exists() -> None:
    """A name that is misspelt would be passed over in silence."""
    named = {
        (path.relative_to(ROOT).as_posix(), name)
        for folder in (DEPLOY, OPERATIONS)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        for name in re.findall(r"\bUNSHUFFLED_[A-Z_]+\b", path.read_text(encoding="utf-8"))
    }

    # Not ours but those of the compose file and of the tests.
    allowed = KNOWN | {"UNSHUFFLED_PUBLISH", "UNSHUFFLED_TEST_POSTGRESQL"}
    assert sorted((where, name) for where, name in named if name not in allowed) == []


# Compose


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return loaded


def test_compose_starts_two_servers_after_the_upgrade_and_publishes_the_proxy_only() -> None:
    services = compose()["services"]
    servers = [name for name, service in services.items() if name.startswith("server")]

    assert len(servers) == 2
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    for name in servers:
        assert services[name]["depends_on"]["upgrade"] == {"condition": "service_completed_successfully"}
    assert services["upgrade"]["command"] == ["db", "upgrade"]


def test_the_proxy_knows_the_servers_of_the_compose_file() -> None:
    servers = sorted(name for name in compose()["services"] if name.startswith("server"))
    upstream = (DEPLOY / "nginx/upstream.conf").read_text(encoding="utf-8")

    assert re.findall(r"server (\S+):8080", upstream) == servers


def test_the_proxy_keeps_a_connection_for_less_than_the_server_does() -> None:
    upstream = (DEPLOY / "nginx/upstream.conf").read_text(encoding="utf-8")
    [seconds] = re.findall(r"keepalive_timeout (\d+)s;", upstream)

    assert int(seconds) + 1 <= KEEP_ALIVE_SECONDS


def test_what_compose_needs_is_in_its_example() -> None:
    asked = set(re.findall(r"\$\{(\w+):", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    told = set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(encoding="utf-8"), re.MULTILINE))

    assert asked == told


# Kubernetes


def kubernetes() -> list[dict[str, Any]]:
    folder = DEPLOY / "kubernetes"
    listed = yaml.safe_load((folder / "kustomization.yaml").read_text(encoding="utf-8"))["resources"]
    assert sorted(listed) == sorted(path.name for path in folder.glob("*.yaml") if path.name != "kustomization.yaml")
    return [thing for name in listed for thing in yaml.safe_load_all((folder / name).read_text(encoding="utf-8"))]


def found(kind: str, name: str) -> dict[str, Any]:
    [thing] = [one for one in kubernetes() if one["kind"] == kind and one["metadata"]["name"] == name]
    return thing


@pytest.mark.skipif(shutil.which("kubectl") is None, reason="kubectl is not installed here")
def test_kustomize_puts_the_pieces_together() -> None:
    done = run("kubectl", "kustomize", DEPLOY / "kubernetes")
    made = list(yaml.safe_load_all(done.stdout))

    assert done.returncode == 0, done.stderr
    assert len(made) == len(kubernetes()) + 1
    assert {one["metadata"].get("namespace", "") for one in made if one["kind"] != "Namespace"} == {"unshuffled"}


def test_selectors_of_kubernetes_find_the_pods_they_mean() -> None:
    things = kubernetes()
    pods = {
        thing["metadata"]["name"]: thing["spec"]["template"]["metadata"]["labels"]
        for thing in things
        if thing["kind"] in {"Deployment", "StatefulSet"}
    }
    wanted = [
        (thing["kind"], thing["metadata"]["name"], selector)
        for thing in things
        for selector in [
            thing.get("spec", {}).get("podSelector") or thing.get("spec", {}).get("selector") or {"matchLabels": {}}
        ]
    ]

    lost = [
        (kind, name)
        for kind, name, selector in wanted
        if (labels := selector.get("matchLabels", selector)) and not labels.items() <= pods[name].items()
    ]
    assert lost == []


def test_a_pod_has_its_probes_its_time_to_drain_and_no_rights() -> None:
    pod = found("Deployment", "unshuffled")["spec"]["template"]["spec"]
    [server] = pod["containers"]
    literals = yaml.safe_load((DEPLOY / "kubernetes/kustomization.yaml").read_text(encoding="utf-8"))
    settings = dict(line.split("=", 1) for line in literals["configMapGenerator"][0]["literals"])
    drain = int(settings["UNSHUFFLED_DRAIN_WAIT"]) + int(settings["UNSHUFFLED_DRAIN_SECONDS"])

    assert {name: server[name]["httpGet"]["path"] for name in server if name.endswith("Probe")} == {
        "startupProbe": "/healthz",
        "livenessProbe": "/healthz",
        "readinessProbe": "/readyz",
    }
    assert pod["terminationGracePeriodSeconds"] > drain
    # The service's own variables would be taken for settings: UNSHUFFLED_PORT=tcp://…
    assert pod["enableServiceLinks"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert [one["args"] for one in pod["initContainers"]] == [["db", "upgrade"]]
    for container in [*pod["initContainers"], server]:
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }


def test_two_servers_stay_whatever_is_scaled_or_moved() -> None:
    scaler = found("HorizontalPodAutoscaler", "unshuffled")["spec"]

    assert scaler["scaleTargetRef"] == {"apiVersion": "apps/v1", "kind": "Deployment", "name": "unshuffled"}
    assert scaler["minReplicas"] >= 2
    assert "replicas" not in found("Deployment", "unshuffled")["spec"]
    assert found("PodDisruptionBudget", "unshuffled")["spec"]["maxUnavailable"] == 1


def test_the_ingress_keeps_what_is_for_operators_inside() -> None:
    [rule] = found("Ingress", "unshuffled")["spec"]["rules"]
    paths = {one["path"]: one["backend"]["service"]["name"] for one in rule["http"]["paths"]}

    assert paths == {"/metrics": "nowhere", "/readyz": "nowhere", "/": "unshuffled"}
    assert {one["pathType"] for one in rule["http"]["paths"]} == {"Prefix"}
    assert "selector" not in found("Service", "nowhere")["spec"]


# The pages for operators


def test_every_number_among_the_settings_is_on_the_page_of_limits_with_its_default() -> None:
    numbers = {
        f"UNSHUFFLED_{setting.name.upper()}": str(setting.default).removesuffix(".0")
        for setting in fields(Settings)
        if str(setting.type) in {"int", "float"}
    }
    rows = re.findall(
        r"^\| `(UNSHUFFLED_\w+)` \| ([\d.,]+) \|", (OPERATIONS / "limits.md").read_text(encoding="utf-8"), re.MULTILINE
    )

    assert {name: default.replace(",", "") for name, default in rows} == numbers


def test_every_measure_is_on_the_page_of_metrics() -> None:
    measured = {family.name for family in Metrics().registry.collect()}
    named = set(re.findall(r"^\| `(\w+)`", (OPERATIONS / "metrics.md").read_text(encoding="utf-8"), re.MULTILINE))

    assert {name.removesuffix("_total") for name in named} == measured


def test_what_watching_asks_for_is_measured() -> None:
    """Every name in an expression of the page exists."""
    page = (OPERATIONS / "metrics.md").read_text(encoding="utf-8")

    asked = measures_in(re.findall(r"^```promql\n(.*?)^```", page, re.MULTILINE | re.DOTALL))
    assert asked
    assert asked - measured() == set()


def test_what_the_rules_ask_for_is_measured_or_recorded() -> None:
    """Every measure, and every ratio that another rule is about; the codes are those of the protocol."""
    groups = yaml.safe_load((DEPLOY / "prometheus/rules.yaml").read_text(encoding="utf-8"))["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    asked = [rule["expr"] for rule in rules]
    codes = {code for each in asked for found in re.findall(r'code=~?"([^"]+)"', each) for code in found.split("|")}

    assert measures_in(asked) - measured() == set()
    assert recorded_in(asked) - {rule["record"] for rule in rules if "record" in rule} == set()
    assert codes - {*Code, *ServerCode} == set()
    assert {tuple(sorted(rule)) for rule in rules} - {("expr", "record")} <= {
        ("alert", "annotations", "expr", "for", "labels"),
        ("alert", "annotations", "expr", "labels"),
    }
    assert {rule["labels"]["severity"] for rule in rules if "alert" in rule} == {"page", "ticket"}


def test_what_the_dashboard_shows_is_measured_and_every_measure_is_shown() -> None:
    """But for the few of a process that nobody looks at."""
    board = json.loads((DEPLOY / "grafana/unshuffled.json").read_text(encoding="utf-8"))
    groups = yaml.safe_load((DEPLOY / "prometheus/rules.yaml").read_text(encoding="utf-8"))["groups"]
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    families = {family.name for family in Metrics().registry.collect()}
    shown = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in measures_in(asked)}

    assert measures_in(asked) - measured() == set()
    assert recorded_in(asked) - {rule.get("record") for group in groups for rule in group["rules"]} == set()
    assert families - shown == {"process_virtual_memory_bytes", "process_start_time_seconds"}


def measured() -> set[str]:
    """The names of all samples."""
    names = set()
    for family in Metrics().registry.collect():
        ends = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("_total",)}.get(family.type, ("",))
        names |= {family.name + end for end in ends}
    return names


def measures_in(expressions: list[str]) -> set[str]:
    return {name for each in expressions for name in re.findall(r"\b(?:unshuffled|process)_\w+", each)}


def recorded_in(expressions: list[str]) -> set[str]:
    return {name for each in expressions for name in re.findall(r"\bunshuffled:[\w:]+", each)}
