package app.saywell.library.lesson;

/// A reference text.
///
/// @param text what is to be read; `gold_text` in the service contract
/// @param meaning a translation or a note for the learner; may be empty
/// @param position its position in the lesson, from 0
public record Sentence(long id, long lessonId, String text, String meaning, int position) {}
