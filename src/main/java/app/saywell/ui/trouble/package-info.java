/// The one thing shown when the data folder cannot be opened: what happened, what is safe, what to
/// do.
///
/// Needs no library and no settings, for there are none then. Imports `ui.kit` and the kinds of
/// failure of `library.store`.
@NullMarked
package app.saywell.ui.trouble;

import org.jspecify.annotations.NullMarked;
