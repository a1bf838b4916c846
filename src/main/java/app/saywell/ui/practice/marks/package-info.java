/// The teacher's judgement of a take: a layer of its own beside the machine's, which stays as it
/// is.
///
/// Imports `ui.practice.desk`, `ui.kit`, `practice` and the values of `library`.
@NullMarked
package app.saywell.ui.practice.marks;

import org.jspecify.annotations.NullMarked;
