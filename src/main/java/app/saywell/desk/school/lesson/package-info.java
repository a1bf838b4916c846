/// Lessons, their sentences, and model readings with their analyses as values.
///
/// They are stored by `desk.store.lesson`.
@NullMarked
package app.saywell.desk.school.lesson;

import org.jspecify.annotations.NullMarked;
