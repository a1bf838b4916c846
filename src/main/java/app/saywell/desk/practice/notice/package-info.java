/// Notices on the practice screen: recordings left by a crash, self-rating, the current phase with its failures, and
/// view-only mode.
///
/// Shows the state of `desk.practice.state` and calls its actions.
@NullMarked
package app.saywell.desk.practice.notice;

import org.jspecify.annotations.NullMarked;
