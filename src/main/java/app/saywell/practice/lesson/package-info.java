/// Lessons, sentences and native readings: writing, ordering, importing, and having readings
/// analysed.
///
/// Every edit can be undone. Imports `practice.change`, `practice.scoring`, `library` and below.
@NullMarked
package app.saywell.practice.lesson;

import org.jspecify.annotations.NullMarked;
