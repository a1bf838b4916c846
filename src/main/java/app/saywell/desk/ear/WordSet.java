package app.saywell.desk.ear;

import java.util.List;

/// Words that differ in one sound or in the stress alone: a minimal pair, or three such words.
///
/// @param words one for each side of the contrast, in the order of the sides
public record WordSet(List<TrainingWord> words) {

    /// Copies the list; refuses fewer than two.
    public WordSet {
        words = List.copyOf(words);
        if (words.size() < 2) {
            throw new IllegalArgumentException("one word is no choice: " + words);
        }
    }

    /// The words as they are shown; by them a set is recognized.
    public List<String> shown() {
        return words.stream().map(TrainingWord::shown).toList();
    }
}
