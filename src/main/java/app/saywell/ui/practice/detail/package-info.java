/// What is told of one word, sound or pause that was pointed at: how it should be and was said, how
/// the sound is formed, how both voices sound in that place, what a teacher says of it.
///
/// Imports `ui.kit`, `ui.sounds`, `ui.practice.desk` and `speech`.
@NullMarked
package app.saywell.ui.practice.detail;

import org.jspecify.annotations.NullMarked;
