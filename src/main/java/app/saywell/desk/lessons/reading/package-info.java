/// Model readings as the service analyses them, and those that the computer voice made.
///
/// What is done with readings of a lesson is in `desk.lessons`.
@NullMarked
package app.saywell.desk.lessons.reading;

import org.jspecify.annotations.NullMarked;
