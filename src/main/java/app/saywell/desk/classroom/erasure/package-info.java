/// The day on which the recordings of a class are to be erased: what asks for it, wherever in the
/// window the teacher is. Nothing is erased without the teacher.
@NullMarked
package app.saywell.desk.classroom.erasure;

import org.jspecify.annotations.NullMarked;
