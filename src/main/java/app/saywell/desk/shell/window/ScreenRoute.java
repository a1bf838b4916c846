package app.saywell.desk.shell.window;

import app.saywell.desk.school.settings.UserRole;

/// The screens in the order of the navigation bar; [#SETTINGS] is separate at its end.
enum ScreenRoute {
    DAILY,
    PRACTICE,
    EAR,
    DIALOGUE,
    SPEAKING,
    CLASS,
    LESSONS,
    TRANSCRIBE,
    REPORTS,
    QUEUE,
    SETTINGS;

    /// Whether this screen is for whoever uses Saywell in this role.
    boolean isFor(UserRole role) {
        return role == UserRole.TEACHER || (this != CLASS && this != REPORTS);
    }

    /// Whether it has a button in the navigation bar of whoever uses Saywell in this role. A teacher
    /// opens the ten minutes and ear training from the practice screen or by their keys, and everybody dialogues
    /// and speaking freely.
    boolean hasButton(UserRole role) {
        return isFor(role)
                && this != QUEUE
                && this != DIALOGUE
                && this != SPEAKING
                && ((this != EAR && this != DAILY) || role == UserRole.LEARNER);
    }
}
