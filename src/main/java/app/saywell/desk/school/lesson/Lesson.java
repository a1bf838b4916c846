package app.saywell.desk.school.lesson;

/// An ordered list of sentences that are practised together.
///
/// @param position its position in the list, from 0
/// @param sentenceCount number of sentences that are not deleted
public record Lesson(long id, String title, String description, int position, int sentenceCount) {}
