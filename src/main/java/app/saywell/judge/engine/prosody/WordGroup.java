package app.saywell.judge.engine.prosody;

import java.util.List;

/// One or more words of one reading that have the same letters as the words paired with them, and
/// the silence after them.
///
/// @param text the words as written in the reference text
/// @param deciding the words, counted from 0, that are stressed; the one that is stressed most where none is
/// @param stressed whether at least one of the words is stressed
/// @param stressLogOdds of the word that is stressed most, see [StressEvidence]
/// @param seconds time spent speaking, without silence between the words
/// @param pauseAfter silence before the next group, in seconds
record WordGroup(
        String text,
        List<Integer> deciding,
        boolean stressed,
        double stressLogOdds,
        double seconds,
        double pauseAfter) {}
