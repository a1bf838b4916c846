package app.saywell.practice.classroom;

import app.saywell.practice.text.TextFileReader;

/// Arbitrary bytes as a class list: always read, perhaps as nothing.
public final class RosterFuzzTarget {
    private RosterFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        ImportedRoster.ofText(TextFileReader.decode(input));
    }
}
