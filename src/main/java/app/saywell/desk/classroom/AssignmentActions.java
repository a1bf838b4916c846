package app.saywell.desk.classroom;

/// What can be done with the lessons of a class, apart from their due days.
///
/// @param openSlips opens the slips of this class and lesson
/// @param giveHomework opens what this lesson is given to this class as homework with
/// @param writeLesson opens a new lesson to be written, which is assigned to this class
/// @param focusGrid gives the keyboard to the grid, after a class or a lesson was chosen
record AssignmentActions(
        GradesViewModel gradesViewModel,
        Runnable openSlips,
        Runnable giveHomework,
        Runnable writeLesson,
        Runnable focusGrid) {}
