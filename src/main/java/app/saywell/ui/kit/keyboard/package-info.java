/// Commands, the keys that run them, and buttons that show their key.
///
/// Knows no screen. Imports `ui.kit` and the settings of `library`.
@NullMarked
package app.saywell.ui.kit.keyboard;

import org.jspecify.annotations.NullMarked;
