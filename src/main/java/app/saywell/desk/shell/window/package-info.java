/// The application window: navigation bar, the current screen, status bar, theme and language.
///
/// Knows all screens and shows one at a time.
@NullMarked
package app.saywell.desk.shell.window;

import org.jspecify.annotations.NullMarked;
