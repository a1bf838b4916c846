/// The marks of a teacher on a take, stored next to the result, which does not change.
///
/// Imports `ui.practice.state`, `ui.kit`, `practice`, `speech` and the values of `library`.
@NullMarked
package app.saywell.ui.practice.marks;

import org.jspecify.annotations.NullMarked;
