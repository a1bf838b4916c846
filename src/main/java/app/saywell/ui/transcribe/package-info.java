/// The Transcribe place: what was said, as text, from the microphone or a file.
///
/// Imports `ui.studio`, `ui.kit`, `practice` and `speech`.
@NullMarked
package app.saywell.ui.transcribe;

import org.jspecify.annotations.NullMarked;
