/// The rotation of a class at one microphone: a learner reads, the take is kept, and the next
/// learner comes, with one key each. It records through the screen context and reads the grid;
/// storing and scoring are done in the practice layer.
@NullMarked
package app.saywell.desk.classroom.rotation;

import org.jspecify.annotations.NullMarked;
