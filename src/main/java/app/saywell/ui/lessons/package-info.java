/// The Lessons place: lessons and their sentences are written, ordered, given native readings, and
/// taken to and from other computers.
///
/// Imports `ui.studio`, `ui.kit`, `practice` and the values of `library`.
@NullMarked
package app.saywell.ui.lessons;

import org.jspecify.annotations.NullMarked;
