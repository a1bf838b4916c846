/// The microphone and the recorder that never loses a take.
///
/// A source of samples is read on a thread of its own into a ring; the recorder follows the ring
/// into a file and watches over the source; the screen pulls levels. Nothing here draws or judges
/// speech. Imports `audio` and `signal`.
@NullMarked
package app.saywell.audio.capture;

import org.jspecify.annotations.NullMarked;
