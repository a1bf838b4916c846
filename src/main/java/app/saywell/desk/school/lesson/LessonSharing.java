package app.saywell.desk.school.lesson;

/// How a lesson and its file in the shared folder were when they were last the same.
///
/// @param sharedId by which all computers know the lesson
/// @param digestHere of the lesson in this library
/// @param digestThere of the file; another one where a computer stores texts a little differently
public record LessonSharing(String sharedId, String digestHere, String digestThere) {}
