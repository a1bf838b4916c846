package app.saywell.desk.school.homework;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;

/// A lesson that was given to a class to be recorded at home.
///
/// @param id stands in the file for the learners and in everything that is handed in
/// @param personal whether there is one file for each learner
public record Homework(
        UUID id, long classId, long lessonId, Instant createdAt, Optional<LocalDate> dueOn, boolean personal) {}
