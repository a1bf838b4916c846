package app.saywell.engine.recognition;

/// What was written down of a part of a recording.
///
/// @param text empty where nobody spoke
/// @param mean logarithm of its probability, a token on average
record Passage(String text, double mean) {
    static final Passage NOTHING = new Passage("", Double.NEGATIVE_INFINITY);
}
