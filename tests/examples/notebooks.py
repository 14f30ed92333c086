"""Runs a notebook from top to bottom in a kernel of its own, as a reader would."""

from __future__ import annotations

import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode
from traitlets.config import Config

FOLDER = Path(__file__).parents[2] / "examples/notebooks"
LONGEST = 600
"""Seconds that a cell or the start of a kernel may take: for what would never end."""


def read(path: Path) -> NotebookNode:
    """A notebook, if it is a valid one."""
    notebook: NotebookNode = nbformat.read(path, as_version=nbformat.NO_CONVERT)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    return notebook


def run(notebook: NotebookNode, folder: Path) -> NotebookNode:
    """The notebook with what its cells give. The first cell that fails raises `CellExecutionError`."""
    with tempfile.TemporaryDirectory() as sockets:
        # Sockets in a folder of their own: no other test can take a port in between. Their paths must be short.
        config = Config({"KernelManager": {"transport": "ipc", "ip": f"{sockets}/kernel"}})
        client = NotebookClient(
            notebook,
            config=config,
            kernel_name="python3",
            timeout=LONGEST,
            startup_timeout=LONGEST,
            resources={"metadata": {"path": str(folder)}},
        )
        client.execute()
    return notebook


def printed(cell: NotebookNode) -> str:
    """What a cell printed."""
    return "".join(output.text for output in cell.outputs if output.output_type == "stream" and output.name == "stdout")


def shown(cell: NotebookNode, kind: str) -> list[str]:
    """What a cell shows of a kind, such as image/svg+xml."""
    return [str(output.data[kind]) for output in cell.outputs if "data" in output and kind in output.data]
