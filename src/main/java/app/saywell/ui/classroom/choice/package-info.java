/// Which class and which of its lessons the Class place shows; every pane of the place follows
/// it.
///
/// Imports `practice`, `ui.studio` and the values of `library`.
@NullMarked
package app.saywell.ui.classroom.choice;

import org.jspecify.annotations.NullMarked;
