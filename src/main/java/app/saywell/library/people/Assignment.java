package app.saywell.library.people;

import java.time.LocalDate;
import java.util.Optional;

/// A lesson that a class is to practise.
public record Assignment(long id, long classId, long lessonId, Optional<LocalDate> dueOn) {}
