package app.saywell.judge.engine.prosody;

/// One or more words of one reading that have the same letters as the words paired with them, and
/// the silence after them.
///
/// @param text the words as written in the reference text
/// @param stressed whether at least one of the words is stressed
/// @param seconds time spent speaking, without silence between the words
/// @param pauseAfter silence before the next group, in seconds
record WordGroup(String text, boolean stressed, double seconds, double pauseAfter) {}
