/// The microphone and the crash-safe recorder.
///
/// A source is read on its own thread into a ring buffer; the recorder copies the ring buffer to a file and monitors
/// the source; the window reads levels. Nothing here draws or scores speech.
@NullMarked
package app.saywell.speech.audio.capture;

import org.jspecify.annotations.NullMarked;
