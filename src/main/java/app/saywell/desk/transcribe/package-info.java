/// The transcription screen: speech from the microphone or a file as text. The text can become a
/// sentence of a lesson. The practice layer makes the calls; only the main window uses this
/// package.
@NullMarked
package app.saywell.desk.transcribe;

import org.jspecify.annotations.NullMarked;
