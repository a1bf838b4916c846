package app.saywell.ui.classroom.rotation;

/// In which order the pupils come.
public enum Order {
    /// As they stand on the list.
    LISTED,
    /// By chance, and the same until it is chosen anew.
    SHUFFLED,
    /// As they stand on the list, those without a take alone.
    MISSING
}
