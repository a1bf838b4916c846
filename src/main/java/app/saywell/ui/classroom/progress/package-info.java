/// How one pupil gets on: sentence by sentence, on one scale each, with the band of ordinary
/// wobble.
///
/// Imports `ui.classroom.choice`, `ui.classroom.roster`, `ui.studio`, `ui.kit`, `practice` and
/// the values of `library`.
@NullMarked
package app.saywell.ui.classroom.progress;

import org.jspecify.annotations.NullMarked;
