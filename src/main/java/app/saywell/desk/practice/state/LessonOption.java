package app.saywell.desk.practice.state;

/// A lesson that can be practised.
///
/// @param isOpen whether it is the open one
public record LessonOption(long lessonId, String title, boolean isOpen) {}
