/// Which settings there are, with their types and first values.
///
/// They are stored by `desk.store.settings`.
@NullMarked
package app.saywell.desk.school.settings;

import org.jspecify.annotations.NullMarked;
