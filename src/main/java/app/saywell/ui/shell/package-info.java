/// The application window: navigation bar, the current screen, status bar, theme and language.
///
/// Knows all screens and shows one at a time. Imports every package of `ui`, `practice`, `task`,
/// `audio` and the values of `library`.
@NullMarked
package app.saywell.ui.shell;

import org.jspecify.annotations.NullMarked;
