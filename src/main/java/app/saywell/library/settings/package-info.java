/// What the user has set, kept in the database under typed names. Never a key of a service.
///
/// Imports `library.store`.
@NullMarked
package app.saywell.library.settings;

import org.jspecify.annotations.NullMarked;
