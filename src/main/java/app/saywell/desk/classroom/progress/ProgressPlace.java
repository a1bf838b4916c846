package app.saywell.desk.classroom.progress;

/// Whose progress is shown, in what.
///
/// @param lessonId 0 if no lesson is selected
record ProgressPlace(long classId, long lessonId) {}
