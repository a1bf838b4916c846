/// The view model of the practice screen and its parts: loading sentences, recording takes,
/// scoring, playback.
///
/// No views. Imports `ui.practice.state`, `ui.context`, `ui.kit`, `practice`, `audio` and the
/// packages below.
@NullMarked
package app.saywell.ui.practice.presenter;

import org.jspecify.annotations.NullMarked;
