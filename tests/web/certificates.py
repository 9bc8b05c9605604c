"""Certificates for TLS servers of a test: an authority of its own, made by `openssl`."""

from __future__ import annotations

import shutil
import ssl
import subprocess
from pathlib import Path
from typing import Final

from tests.conftest import absent

_NEW_KEY: Final = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")


class Authority:
    """A certificate authority whose files are in a folder. `file` is its own certificate."""

    def __init__(self, folder: Path) -> None:
        if shutil.which("openssl") is None:
            absent("openssl", "no openssl to make certificates")
        self.folder = folder
        self.file = folder / "authority.pem"
        self._key = folder / "authority.key"
        self._made = 0
        out = ("-keyout", self._key, "-out", self.file)
        _openssl("req", "-x509", *_NEW_KEY, "-subj", "/CN=Authority of a test", "-days", "2", *out)

    def server(self, *names: str) -> ssl.SSLContext:
        """Returns the context of a server with a certificate for these names."""
        plain, request = self._files()
        alternatives = f"subjectAltName={','.join(f'DNS:{name}' for name in names)}"
        asked = ("-keyout", plain.with_suffix(".key"), "-out", request)
        _openssl("req", "-new", *_NEW_KEY, "-subj", f"/CN={names[0]}", *asked)
        extra = plain.with_suffix(".ext")
        extra.write_text(alternatives, encoding="utf-8")
        signed = ("-CA", self.file, "-CAkey", self._key, "-CAcreateserial", "-extfile", extra)
        _openssl("x509", "-req", "-in", request, *signed, "-days", "2", "-out", plain)
        return _context(plain)

    def self_signed(self, name: str) -> ssl.SSLContext:
        """Returns the context of a server whose certificate nobody else has signed."""
        plain, _ = self._files()
        extra = ("-addext", f"subjectAltName=DNS:{name}", "-days", "2")
        out = ("-keyout", plain.with_suffix(".key"), "-out", plain)
        _openssl("req", "-x509", *_NEW_KEY, "-subj", f"/CN={name}", *extra, *out)
        return _context(plain)

    def _files(self) -> tuple[Path, Path]:
        self._made += 1
        plain = self.folder / f"server-{self._made}.pem"
        return plain, plain.with_suffix(".csr")


def _context(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, certificate.with_suffix(".key"))
    return context


def _openssl(*words: str | Path) -> None:
    done = subprocess.run(["openssl", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
