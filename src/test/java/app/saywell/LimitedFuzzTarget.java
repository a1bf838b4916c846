package app.saywell;

/// What the coverage-guided fuzzer calls: one parser, named when it starts, within the limits that
/// the tests demand of it.
public final class LimitedFuzzTarget {
    private static FuzzedParser parser = FuzzedParser.SOUND;

    private LimitedFuzzTarget() {}

    /// Which parser is fuzzed.
    public static void fuzzerInitialize(String[] args) {
        parser = FuzzedParser.valueOf(args[0]);
    }

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        parser.attempt(input);
    }
}
