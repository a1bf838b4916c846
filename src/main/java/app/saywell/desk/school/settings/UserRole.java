package app.saywell.desk.school.settings;

/// Who uses Saywell on this computer.
public enum UserRole {
    /// Practises alone: classes, reports and what else a teacher needs are not shown.
    LEARNER,
    /// Records a class.
    TEACHER
}
