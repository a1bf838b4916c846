/// Who is at the microphone: pupil, sentence, record, next, with one key each.
///
/// Imports `ui.classroom.grid`, `ui.classroom.choice`, the sound checks of `ui.practice.work`,
/// `ui.studio`, `ui.kit` and `practice`.
@NullMarked
package app.saywell.ui.classroom.rotation;

import org.jspecify.annotations.NullMarked;
