package app.saywell.desk.lessons.shared;

import app.saywell.desk.school.lesson.Lesson;
import java.util.Optional;

/// A lesson of the shared folder, as it is here and there.
///
/// @param title as it is here, or else there; the name of the file if it cannot be read
/// @param here empty if it is not in this library
/// @param there empty if there is no file that can be read
public record SharedLesson(String title, SharedState state, Optional<Lesson> here, Optional<SharedFile> there) {}
