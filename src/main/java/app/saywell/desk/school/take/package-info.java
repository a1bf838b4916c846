/// Takes, their results and scores, and what was heard in them, as values.
///
/// They are stored by `desk.store.take`.
@NullMarked
package app.saywell.desk.school.take;

import org.jspecify.annotations.NullMarked;
