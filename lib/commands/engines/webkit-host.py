"""A window of WebKitGTK that keeps what it is told, and lets itself be driven.

Arguments: folder of the profile, folder for downloads, languages, width, height.
"""

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder, downloads, languages, width, height = sys.argv[1:6]

# Safari has all of these; WebKitGTK ships them switched off.
FEATURES = ["StorageAPI", "StorageAPIEstimate", "FileSystem", "FileSystemWritableStream"]


def settings():
    made = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    features = WebKit2.Settings.get_all_features()
    for feature in (features.get(index) for index in range(features.get_length())):
        if feature.get_identifier() in FEATURES:
            made.set_feature_enabled(feature, True)
    return made


def keep_download(_context, download):
    def decide(download, name):
        download.set_destination((Path(downloads) / name).as_uri())
        return True

    download.connect("decide-destination", decide)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, settings=settings(), is_controlled_by_automation=True)
    window = Gtk.Window(default_width=int(width), default_height=int(height), decorated=False)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: Gtk.main_quit())
    return view


context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache"
    )
)
context.set_preferred_languages(languages.split(","))
context.set_automation_allowed(True)
context.connect("download-started", keep_download)
context.connect("automation-started", lambda _context, session: session.connect("create-web-view", open_window))
Gtk.main()
