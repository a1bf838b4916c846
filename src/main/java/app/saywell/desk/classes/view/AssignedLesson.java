package app.saywell.desk.classes.view;

import app.saywell.desk.school.learner.Assignment;
import app.saywell.desk.school.lesson.Lesson;

/// A lesson that is assigned to a class.
public record AssignedLesson(Assignment assignment, Lesson lesson) {}
