/// Notices on the practice screen: recordings left by a crash, self-rating, the current phase with
/// its failures, and view-only mode.
///
/// Shows the state of `ui.practice.state` and calls its actions.
@NullMarked
package app.saywell.ui.practice.notice;

import org.jspecify.annotations.NullMarked;
