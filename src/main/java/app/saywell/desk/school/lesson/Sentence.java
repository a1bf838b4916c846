package app.saywell.desk.school.lesson;

/// A reference text.
///
/// @param text what is to be read; `gold_text` in the service contract
/// @param meaning a translation or a note for the learner; may be empty
/// @param position its place among the sentences of its lesson that are not deleted, from 0: what people see
///     is this plus one, without holes
public record Sentence(long id, long lessonId, String text, String meaning, int position) {}
