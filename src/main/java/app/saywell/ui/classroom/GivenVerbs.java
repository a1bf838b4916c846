package app.saywell.ui.classroom;

/// What can be done with a lesson that a class was given, beyond its day.
///
/// @param slips leads to the slips of this class and lesson
record GivenVerbs(GradesModel grades, Runnable slips) {}
