package app.saywell.desk.school.take;

import app.saywell.desk.school.AnswerOrigin;

/// What a transcription heard in a take.
///
/// @param text may be empty
public record HeardText(String text, AnswerOrigin origin) {}
