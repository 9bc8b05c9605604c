"""Builds the application when it is imported: forks of this process find the validators of all
routes built, which takes most of the start of a server."""

from app.settings import Settings
from app.web.app import create_app

create_app(Settings())
