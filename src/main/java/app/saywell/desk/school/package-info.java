/// What all rooms speak of: where an answer came from, a stored sound, a change of the library, a selection of learners
/// and lessons.
///
/// Values only; what stores them is in `desk.store`.
@NullMarked
package app.saywell.desk.school;

import org.jspecify.annotations.NullMarked;
