/// What screens are given: use cases, sound, background work, file dialogs and API keys.
///
/// Knows no screen. Imports `practice`, `task`, `audio`, the values of `library` and
/// `ui.kit.sound`.
@NullMarked
package app.saywell.ui.context;

import org.jspecify.annotations.NullMarked;
