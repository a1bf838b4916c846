package app.saywell.desk.shell.window;

/// The screens in the order of the navigation bar; [#SETTINGS] is separate at its end.
enum ScreenRoute {
    PRACTICE,
    CLASS,
    LESSONS,
    TRANSCRIBE,
    REPORTS,
    QUEUE,
    SETTINGS
}
