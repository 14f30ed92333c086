"""The bill of materials of a release, as CycloneDX 1.6: every locked package that a host or a browser gets.

`make sbom` writes build/sbom.cdx.json from requirements/host.txt and web/package-lock.json. The same locks give the same bytes.
"""

from __future__ import annotations

import base64
import json
import re
import tomllib
import uuid
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
OUT = ROOT / "build/sbom.cdx.json"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==(\S+)([^\n]*(?:\n +--hash=\S+(?: \\)?)*)", re.MULTILINE)


def python_packages(lock: str) -> list[dict[str, Any]]:
    """Return the packages that a lock of uv pins. Its sums are those of every file of a version, so none of them is named as the package's."""
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{version}",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
        }
        for name, version, _ in PINNED.findall(lock)
    ]


def page_packages(lock: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the packages that npm's lock pins for the page itself, without its tools."""
    found = []
    for place, info in sorted(lock["packages"].items()):
        if not place or info.get("dev") or info.get("optional"):
            continue
        name = place.rpartition("node_modules/")[2]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{info['version']}"
        made: dict[str, Any] = {
            "type": "library",
            "bom-ref": purl,
            "name": name,
            "version": info["version"],
            "purl": purl,
        }
        if "license" in info:
            made["licenses"] = [{"expression": info["license"]}]
        if info.get("integrity", "").startswith("sha512-"):
            made["hashes"] = [{"alg": "SHA-512", "content": hexed(info["integrity"].removeprefix("sha512-"))}]
        if made not in found:
            found.append(made)
    return found


def hexed(sum64: str) -> str:
    """Return a checksum in base 64 in the hexadecimal form of CycloneDX."""
    return base64.b64decode(sum64).hex()


def bill(root: Path = ROOT) -> dict[str, Any]:
    """Return the whole bill."""
    version = str(tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])
    parts = python_packages((root / "requirements/host.txt").read_text(encoding="utf-8"))
    parts += page_packages(json.loads((root / "web/package-lock.json").read_text(encoding="utf-8")))
    purl = f"pkg:pypi/unshuffled@{version}"
    named = json.dumps([purl, parts], sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, named)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": purl,
                "name": "unshuffled",
                "version": version,
                "purl": purl,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": parts,
    }


def main() -> None:
    """Write the bill."""
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(bill(), indent=1) + "\n", encoding="utf-8")
    print(f"{OUT.relative_to(ROOT)}: {len(bill()['components'])} packages")


if __name__ == "__main__":
    main()
