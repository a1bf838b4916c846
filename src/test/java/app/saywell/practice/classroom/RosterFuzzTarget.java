package app.saywell.practice.classroom;

import app.saywell.practice.text.TextFileReader;
import app.saywell.practice.text.TextTable;

/// Arbitrary bytes as a class list: always read, perhaps as nothing.
public final class RosterFuzzTarget {
    private RosterFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        RosterPreview.read(TextTable.read(TextFileReader.decode(input)));
    }
}
