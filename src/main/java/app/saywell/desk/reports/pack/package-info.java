/// Recording packs: takes and results of learners to and from other computers.
///
/// They are encrypted with a key of their own, which opens nothing else.
/// Lessons travel in `desk.lessons.pack`.
@NullMarked
package app.saywell.desk.reports.pack;

import org.jspecify.annotations.NullMarked;
