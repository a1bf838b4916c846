package app.saywell.desk.homework.view;

/// What collecting is doing.
public enum CollectPhase {
    /// There is nothing to show.
    IDLE,
    /// Files are looked at.
    LOOKING,
    /// The teacher sees what the files are and decides.
    DECIDING,
    /// Files are stored.
    STORING
}
