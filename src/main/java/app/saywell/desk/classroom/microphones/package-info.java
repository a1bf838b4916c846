/// Several microphones at one computer, each with its learner: all record at the same time, and each recording becomes
/// a take of its own learner.
///
/// The takes are stored and scored as those of the rotation.
@NullMarked
package app.saywell.desk.classroom.microphones;

import org.jspecify.annotations.NullMarked;
