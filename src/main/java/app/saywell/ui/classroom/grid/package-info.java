/// The grid of a class and a lesson: pupils down, sentences across, each cell a score in its
/// level.
///
/// Imports `ui.classroom.choice`, `ui.studio`, `ui.kit`, `practice` and the values of `library`.
@NullMarked
package app.saywell.ui.classroom.grid;

import org.jspecify.annotations.NullMarked;
