/// A second opinion on a take: what both services say of it, side by side.
///
/// Shown in the Practice place below the judgement. Imports `practice`, `ui.kit` and the desk.
@NullMarked
package app.saywell.ui.practice.opinion;

import org.jspecify.annotations.NullMarked;
