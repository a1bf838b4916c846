/// The practice screen: sentence list, sentence with its two recordings, controls for recording and
/// playback.
///
/// Views only show the state of `ui.practice.state`; the view models alone call use cases. Imports
/// `ui.kit`, `ui.context`, the packages below `ui.practice`, the values of `library`, `signal` and
/// `speech`.
@NullMarked
package app.saywell.ui.practice;

import org.jspecify.annotations.NullMarked;
