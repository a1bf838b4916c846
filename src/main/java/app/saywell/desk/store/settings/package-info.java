/// The store of the settings.
///
/// Which settings there are is in `desk.school.settings`.
@NullMarked
package app.saywell.desk.store.settings;

import org.jspecify.annotations.NullMarked;
