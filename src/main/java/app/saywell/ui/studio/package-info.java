/// What screens are handed: the use cases, the sound, and background work.
///
/// Imports `practice`, `task` and `ui.kit.sound`; every screen may import it.
@NullMarked
package app.saywell.ui.studio;

import org.jspecify.annotations.NullMarked;
