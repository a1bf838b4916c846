package app.saywell.engine.text;

import app.saywell.engine.lexicon.Sound;

import java.util.List;
import java.util.stream.Collectors;

/// One way to say a token aloud: usually one word, several for figures and hyphenated words.
///
/// @param words at least one; the voice may pause between them
public record Reading(List<SpokenWord> words) {

    /// Copies the words; refuses an empty list.
    public Reading {
        words = List.copyOf(words);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a reading has at least one word");
        }
    }

    /// The sounds of all its words, one after another.
    public List<Sound> sounds() {
        return words.stream().flatMap(word -> word.pronunciation().sounds().stream()).toList();
    }

    /// The whole in IPA with stress marks, words divided by spaces.
    public String ipa() {
        return words.stream().map(SpokenWord::ipa).collect(Collectors.joining(" "));
    }
}
