/// What every screen works with: reads in the background of which the latest is shown, changes that wait while a screen
/// is hidden, and file dialogs.
///
/// Knows no screen.
@NullMarked
package app.saywell.desk.kit.context;

import org.jspecify.annotations.NullMarked;
