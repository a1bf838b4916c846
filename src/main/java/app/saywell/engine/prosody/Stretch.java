package app.saywell.engine.prosody;

/// One or more words of one reader that answer to the same letters of the other's, with the
/// silence that follows.
///
/// @param text the words as they stand in the reference text
/// @param stressed at least one of the words is stressed
/// @param seconds time spent speaking, without any silence between the words
/// @param pauseAfter silence before the next stretch, in seconds
record Stretch(String text, boolean stressed, double seconds, double pauseAfter) {}
