package app.saywell.desk.classes;

import app.saywell.desk.lessons.text.TextFileReader;

/// Arbitrary bytes as a class list: always read, perhaps as nothing.
public final class RosterFuzzTarget {
    private RosterFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        ImportedRoster.ofText(TextFileReader.decode(input));
    }
}
