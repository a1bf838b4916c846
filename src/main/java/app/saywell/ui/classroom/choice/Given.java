package app.saywell.ui.classroom.choice;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.people.Assignment;

/// A lesson that a class was given.
public record Given(Assignment assignment, Lesson lesson) {}
