package app.saywell.speech;

/// A word of the text as it was said.
///
/// @param start seconds
/// @param end seconds
/// @param syllables how many it has
/// @param borderAfter whether a phrase ends with it, so that a pause after it is usual
public record SpokenSpan(double start, double end, int syllables, boolean borderAfter) {}
