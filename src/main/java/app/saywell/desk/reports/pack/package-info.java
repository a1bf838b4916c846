/// Recording packs: takes and results of learners to and from other computers.
///
/// Lessons travel in `desk.lessons.pack`.
@NullMarked
package app.saywell.desk.reports.pack;

import org.jspecify.annotations.NullMarked;
