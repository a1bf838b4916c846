package app.saywell.judge.engine.recognition;

/// What was written down of a part of a recording.
///
/// @param text empty where nobody spoke
/// @param mean logarithm of its probability, a token on average
record PartTranscript(String text, double mean) {
    static final PartTranscript NOTHING = new PartTranscript("", Double.NEGATIVE_INFINITY);
}
