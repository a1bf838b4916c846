/// The view model of the practice screen and its parts: loading sentences, recording takes,
/// scoring, playback.
///
/// No views.
@NullMarked
package app.saywell.desk.practice.presenter;

import org.jspecify.annotations.NullMarked;
