/// Model readings by the computer voice, for a lesson or one sentence: which voices read, how fast,
/// and how far the reading is.
///
/// Knows no list of lessons.
@NullMarked
package app.saywell.desk.lessons.view.voice;

import org.jspecify.annotations.NullMarked;
