/// Lesson packs: reading, verifying, storing and writing (see `docs/lesson-format.md`), and the lessons that come with
/// Saywell.
///
/// Packs of recordings are in `desk.reports.pack`.
@NullMarked
package app.saywell.desk.lessons.pack;

import org.jspecify.annotations.NullMarked;
