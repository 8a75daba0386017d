#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: of any size, in any language. Its look comes from the environment.

WebKit's own MiniBrowser is never narrower than 447 pixels and takes its language from the machine. This file runs
under the system's Python, which has GTK, and therefore stands alone.
"""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2


def main():
    Gtk.init()
    theme = Gtk.Settings.get_default()
    theme.set_property("gtk-application-prefer-dark-theme", os.environ["WINDOW_DARK"] == "1")
    theme.set_property("gtk-enable-animations", os.environ["WINDOW_STILL"] == "0")

    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    context.set_preferred_languages([os.environ["WINDOW_LANGUAGE"]])
    window = Gtk.Window(decorated=False)
    window.connect("destroy", Gtk.main_quit)

    def create_view(_):
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        view.set_size_request(int(os.environ["WINDOW_WIDTH"]), int(os.environ["WINDOW_HEIGHT"]))
        if window.get_child():
            window.remove(window.get_child())
        window.add(view)
        window.show_all()
        view.grab_focus()
        return view

    def start(_, session):
        # WebDriver compares this with the name and version that were asked for.
        about = WebKit2.ApplicationInfo()
        about.set_name("window")
        about.set_version(
            WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
        session.set_application_info(about)
        session.connect("create-web-view", create_view)

    context.connect("automation-started", start)
    Gtk.main()


main()
