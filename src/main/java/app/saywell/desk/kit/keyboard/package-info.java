/// Commands, the keys that run them, and buttons that show their key.
///
/// Knows no screen.
@NullMarked
package app.saywell.desk.kit.keyboard;

import org.jspecify.annotations.NullMarked;
