package app.saywell.desk.shell.welcome;

/// Who uses Saywell on this computer.
public enum WelcomeRole {
    /// Practises alone.
    LEARNER,
    /// Records a class.
    TEACHER
}
