package app.saywell.desk.reports.pack;

/// How a recording pack is written.
public enum PackProtection {
    /// Encrypted and authenticated with the pack key of the library.
    ENCRYPTED,
    /// A plain ZIP file, which anybody can read and change: for users without Saywell.
    PLAIN
}
