package app.saywell.ui.classroom;

/// What can be done with an assigned lesson, apart from its due day.
///
/// @param openSlips opens the slips of this class and lesson
record AssignmentActions(GradesViewModel gradesViewModel, Runnable openSlips) {}
