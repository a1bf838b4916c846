package app.saywell.speech.language.text;

import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.List;
import java.util.stream.Collectors;

/// One way to say a token: usually one word, several for numbers and hyphenated words.
///
/// @param words at least one; there may be a pause between them
public record TokenReading(List<SpokenWord> words) {

    /// Copies the words and refuses an empty list.
    public TokenReading {
        words = List.copyOf(words);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a reading has at least one word");
        }
    }

    /// The sounds of all words, in order.
    public List<StressedPhone> sounds() {
        return words.stream()
                .flatMap(word -> word.pronunciation().sounds().stream())
                .toList();
    }

    /// All words in IPA with stress marks, separated by spaces.
    public String ipa() {
        return words.stream().map(SpokenWord::ipa).collect(Collectors.joining(" "));
    }
}
