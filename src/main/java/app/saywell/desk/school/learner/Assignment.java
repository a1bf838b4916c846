package app.saywell.desk.school.learner;

import java.time.LocalDate;
import java.util.Optional;

/// A lesson that is assigned to a class.
public record Assignment(long id, long classId, long lessonId, Optional<LocalDate> dueOn) {}
