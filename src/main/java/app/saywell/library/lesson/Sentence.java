package app.saywell.library.lesson;

/// A reference text.
///
/// @param text what is to be read; `gold_text` of the service
/// @param meaning its translation or a remark for the learner; may be empty
/// @param position its place in the lesson, from 0
public record Sentence(long id, long lessonId, String text, String meaning, int position) {}
