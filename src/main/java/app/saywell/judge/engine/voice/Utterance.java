package app.saywell.judge.engine.voice;

import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.List;

/// What the network says in one go: a sentence, or a part of a long one.
///
/// @param words at least one
/// @param closing whether a sentence ends with it
record Utterance(List<UtteranceWord> words, boolean closing) {

    Utterance {
        words = List.copyOf(words);
    }

    /// A word as it will be said.
    ///
    /// @param mark the punctuation after it, one of the network's signs; 0 for none
    record UtteranceWord(String text, List<StressedPhone> sounds, char mark) {}
}
