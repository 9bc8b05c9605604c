"""`hexframe serve` where its port or its data folder is in use: it says so and writes nothing."""

from __future__ import annotations

import re
import socket
from pathlib import Path

from tests.web.command_line import run, serving_process


def test_a_port_in_use_is_named_before_anything_is_written(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        for host in ("127.0.0.1", "0.0.0.0"):
            done = run(tmp_path, "serve", "--demo", PORT=port, HOST=host)
            assert done.returncode == 3
            assert done.stderr == (
                f"Port {port} is in use by another program, perhaps by another Hexframe. "
                "Stop it, or choose another port: HEXFRAME_PORT.\n"
            )
    assert not (tmp_path / "data").exists()


def test_an_address_of_another_machine_is_no_port_in_use(tmp_path: Path) -> None:
    done = run(tmp_path, "serve", HOST="192.0.2.1", PORT="9999")
    assert done.returncode == 3
    assert re.fullmatch(
        r"The server cannot listen on 192\.0\.2\.1, port 9999 \(HEXFRAME_HOST, HEXFRAME_PORT\): "
        r"[^\n]+\n",
        done.stderr,
    )


def test_a_data_folder_has_one_server(tmp_path: Path) -> None:
    with serving_process(tmp_path, "--demo") as running:
        running.until("Pilot: ")
        done = run(tmp_path, "serve", "--demo")
        assert done.returncode == 3
        assert done.stderr == (
            f"Another server uses the data folder {tmp_path / 'data'}. Stop it, or choose another "
            "folder: HEXFRAME_DATA_DIR. Servers that share their tables need HEXFRAME_REDIS_URL.\n"
        )
        assert done.stdout == ""
    with serving_process(tmp_path, "--demo") as again:
        again.until("Pilot: ")
