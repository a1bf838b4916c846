package app.saywell.desk.classes;

/// The content of a roster column.
public enum RosterColumn {
    /// The full name.
    NAME,
    /// The given name.
    GIVEN,
    /// The family name.
    FAMILY,
    /// The attendance number, or another number.
    NUMBER,
    /// The class or the grade; it goes before the numbers where a list holds several classes.
    CLASS,
    /// Not imported.
    IGNORED
}
