package app.saywell.engine.transcribe.decode;

/// A word that was recognised.
///
/// @param spelling in lower case
/// @param firstFrame where it begins, in frames of 10 ms
/// @param lastFrame where it ends, inclusive
public record DecodedWord(String spelling, int firstFrame, int lastFrame) {}
