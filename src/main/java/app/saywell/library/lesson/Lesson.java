package app.saywell.library.lesson;

/// Sentences that are practised together.
///
/// @param position its place in the list, from 0
/// @param sentences how many it holds
public record Lesson(long id, String title, String description, int position, int sentences) {}
