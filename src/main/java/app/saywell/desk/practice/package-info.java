/// The practice screen: sentence list, sentence with its two recordings, controls for recording and playback.
///
/// Views only show the state of `desk.practice.state`; the view models alone call use cases.
@NullMarked
package app.saywell.desk.practice;

import org.jspecify.annotations.NullMarked;
