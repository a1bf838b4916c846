package app.saywell.ui.classroom.selection;

import app.saywell.library.learner.Assignment;
import app.saywell.library.lesson.Lesson;

/// A lesson that is assigned to a class.
public record AssignedLesson(Assignment assignment, Lesson lesson) {}
