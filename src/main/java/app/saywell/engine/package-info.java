/// The speech engine: its interface, its errors and a check for interruption. The sub-packages hold
/// the lexicon, text normalization, alignment, scoring, transcription and feedback.
///
/// It receives samples and text and returns results. It knows nothing of HTTP, API keys or screens.
/// It may import `signal`, `task` and `speech`.
@NullMarked
package app.saywell.engine;

import org.jspecify.annotations.NullMarked;
