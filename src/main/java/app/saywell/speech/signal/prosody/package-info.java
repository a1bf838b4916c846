/// The prosody of speech changed in its sound: pitch marks, pitch-synchronous overlap-add, and the length, pitch and
/// loudness of one reading given to another of the same text.
///
/// Arithmetic on samples and on the times of words and sounds: no files, no devices, no threads.
@NullMarked
package app.saywell.speech.signal.prosody;

import org.jspecify.annotations.NullMarked;
