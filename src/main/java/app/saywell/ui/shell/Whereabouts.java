package app.saywell.ui.shell;

/// The places of the top bar, in order; [#SETTINGS] stands apart at its end.
enum Whereabouts {
    PRACTICE,
    CLASS,
    LESSONS,
    TRANSCRIBE,
    REPORTS,
    QUEUE,
    SETTINGS
}
