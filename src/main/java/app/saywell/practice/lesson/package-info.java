/// Lessons, sentences, model readings and pronunciations: editing, ordering, importing, and
/// analysing readings.
///
/// Every edit can be undone.
@NullMarked
package app.saywell.practice.lesson;

import org.jspecify.annotations.NullMarked;
