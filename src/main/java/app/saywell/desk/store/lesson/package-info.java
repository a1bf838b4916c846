/// The stores of lessons, sentences, model readings and pronunciations.
///
/// The values are in `desk.school.lesson`.
@NullMarked
package app.saywell.desk.store.lesson;

import org.jspecify.annotations.NullMarked;
