/// What screens are given: use cases, sound, background work, file dialogs and API keys.
///
/// Knows no screen.
@NullMarked
package app.saywell.ui.context;

import org.jspecify.annotations.NullMarked;
