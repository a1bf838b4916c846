/// Speech to text: English with the engine's own decoder, anything with a Whisper model that the
/// user added.
///
/// Decides which of the two listens and what is beyond both. Imports its own sub-packages,
/// `engine.acoustic`, `engine.band`, `engine.evidence`, `engine.lexicon`, `engine.network`,
/// `signal`, `speech` and the refusals of `engine`.
@NullMarked
package app.saywell.engine.transcribe;

import org.jspecify.annotations.NullMarked;
