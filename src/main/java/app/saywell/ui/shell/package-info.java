/// The window: the bar with the places, the place itself, the bar with microphone and what was
/// saved; looks and languages as the settings have them.
///
/// Knows the screens and shows one at a time. Imports every room of `ui`, `practice`, `task` and
/// the values of `library`.
@NullMarked
package app.saywell.ui.shell;

import org.jspecify.annotations.NullMarked;
