/// Transcription with a Whisper model that the user adds: models as files, and whisper.cpp through
/// its Java binding.
///
/// No model comes with the program. Imports `signal` alone.
@NullMarked
package app.saywell.engine.transcribe.whisper;

import org.jspecify.annotations.NullMarked;
