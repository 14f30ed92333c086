"""nginx with the files of `deploy/nginx`, as a process of its own on free ports; only addresses and paths are put in."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from tests.ports import free_port

SHIPPED = Path(__file__).parents[2] / "deploy/nginx"
MAIN = """
{user}
worker_processes 1;
pid {folder}/pid;
error_log stderr warn;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/upstream.conf;
    include {folder}/{server};
}}
"""


def nginx() -> str:
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    assert found is not None, "nginx is not installed"
    return found


def configured(folder: Path, server: str, port: int, nodes: Sequence[str]) -> list[str]:
    """Write the shipped files with these addresses; gives the command."""
    (folder / "routes.conf").write_text((SHIPPED / "routes.conf").read_text(encoding="utf-8"), encoding="utf-8")
    upstream = (SHIPPED / "upstream.conf").read_text(encoding="utf-8")
    for name, node in zip(re.findall(r"server (\S+:8080) ", upstream), nodes, strict=True):
        upstream = upstream.replace(name, node)
    (folder / "upstream.conf").write_text(upstream, encoding="utf-8")
    text = (SHIPPED / server).read_text(encoding="utf-8")
    text = text.replace("/etc/nginx/unshuffled/", f"{folder}/").replace("/etc/nginx/tls/", f"{folder}/")
    text = re.sub(r"listen (80|443)\b", f"listen 127.0.0.1:{port}", text, count=1)
    text = re.sub(r"listen 443\b", f"listen 127.0.0.1:{free_port()}", text)
    (folder / server).write_text(text, encoding="utf-8")
    # Started by root, its workers would be somebody who may not read a test's folder.
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(MAIN.format(user=user, folder=folder, server=server), encoding="utf-8")
    return [nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


@asynccontextmanager
async def proxied(folder: Path, nodes: Sequence[str]) -> AsyncIterator[str]:
    """The proxy before these nodes; gives its address."""
    port = free_port()
    command = configured(folder, "http.conf", port, nodes)
    process = subprocess.Popen([*command, "-g", "daemon off;"], stderr=subprocess.PIPE)
    url = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
            while True:
                assert process.poll() is None, process.stderr.read() if process.stderr else ""
                try:
                    await http.get(f"{url}/healthz")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        yield url
    finally:
        process.terminate()
        process.communicate(timeout=120)
