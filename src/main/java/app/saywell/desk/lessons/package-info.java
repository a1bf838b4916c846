/// Lessons, sentences, model readings and pronunciations: editing, ordering, importing and checking texts and readings.
///
/// What is drawn of them is in `desk.lessons.view`.
@NullMarked
package app.saywell.desk.lessons;

import org.jspecify.annotations.NullMarked;
