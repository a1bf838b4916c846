package app.saywell.ui.welcome;

/// Who uses Saywell on this computer.
public enum WelcomeRole {
    /// Practises alone.
    LEARNER,
    /// Records a class.
    TEACHER
}
