/// What to teach tomorrow, and how far the machine is from the teacher.
///
/// Imports `ui.classroom.choice`, `ui.studio`, `ui.kit`, `practice` and the values of `library`.
@NullMarked
package app.saywell.ui.classroom.teaching;

import org.jspecify.annotations.NullMarked;
