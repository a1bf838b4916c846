package app.saywell.desk.practice.marks;

import app.saywell.desk.school.mark.TeacherMark;
import java.util.Optional;

/// A part of a take that a teacher can mark.
///
/// @param name the word or sound; empty for the whole take and for a pause
/// @param serviceScore the score of the service, 0 to 100; NaN if there is none
/// @param mark the mark of the teacher, if there is one
public record MarkableComponent(
        TeacherMark.MarkPosition place, String name, double serviceScore, Optional<TeacherMark> mark) {}
