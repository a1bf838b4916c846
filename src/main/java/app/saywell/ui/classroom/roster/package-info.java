/// Who is in the class: lists from elsewhere, pupils by hand, consent, and everything about one
/// of them.
///
/// Imports `ui.classroom.choice`, `ui.studio`, `ui.kit`, `practice` and the values of `library`.
@NullMarked
package app.saywell.ui.classroom.roster;

import org.jspecify.annotations.NullMarked;
