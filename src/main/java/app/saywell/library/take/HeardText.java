package app.saywell.library.take;

import app.saywell.library.store.AnswerOrigin;

/// What a transcription heard in a take.
///
/// @param text may be empty
public record HeardText(String text, AnswerOrigin origin) {}
