package app.saywell.ui.classroom;

/// What can be done with an assigned lesson, apart from its due day.
///
/// @param openSlips opens the slips of this class and lesson
/// @param giveHomework opens what this lesson is given to this class as homework with
record AssignmentActions(
        GradesViewModel gradesViewModel, Runnable openSlips, Runnable giveHomework) {}
