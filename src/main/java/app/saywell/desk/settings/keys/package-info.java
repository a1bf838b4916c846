/// The keys that the settings manage: of the hosted service, of callers of the own service, and of the library.
///
/// How they are kept is known to those who implement these interfaces.
@NullMarked
package app.saywell.desk.settings.keys;

import org.jspecify.annotations.NullMarked;
