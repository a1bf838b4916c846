package app.saywell.desk.takes.spoken;

import app.saywell.desk.takes.spoken.SpokenWord.WordFate;
import java.util.List;

/// The words of a sentence and of what was heard, in order.
public record SpokenText(List<SpokenWord> words) {
    private static final int MIN_WORDS_TO_TELL = 3;
    private static final double FEW = 0.3;
    private static final double FEW_WORDS_RIGHT = 20;

    /// Copies the list.
    public SpokenText {
        words = List.copyOf(words);
    }

    /// How many words of the sentence were said.
    int saidWords() {
        return count(WordFate.SAID);
    }

    /// How many words the sentence has.
    public int sentenceWords() {
        return saidWords() + count(WordFate.MISSED) + count(WordFate.REPLACED);
    }

    /// How many words were heard.
    public int heardWords() {
        return words.size() - count(WordFate.MISSED);
    }

    /// The words with one fate, in order.
    public List<SpokenWord> with(WordFate fate) {
        return words.stream().filter(word -> word.fate() == fate).toList();
    }

    /// Whether it was read just as it is written.
    public boolean isComplete() {
        return words.stream().allMatch(word -> word.fate() == WordFate.SAID);
    }

    /// Whether it may be another sentence: not more than three of ten heard words are in the sentence, not
    /// more than three of ten words of the sentence were heard, and its words don't fit the sound either. A
    /// transcription alone mishears poor readers. Too short a sentence does not tell.
    ///
    /// @param percentCorrect how many of the sentence's words were judged right, 0 to 100
    public boolean mayBeAnotherSentence(double percentCorrect) {
        return percentCorrect <= FEW_WORDS_RIGHT
                && sentenceWords() >= MIN_WORDS_TO_TELL
                && heardWords() >= MIN_WORDS_TO_TELL
                && saidWords() <= FEW * heardWords()
                && saidWords() <= FEW * sentenceWords();
    }

    private int count(WordFate fate) {
        return (int) words.stream().filter(word -> word.fate() == fate).count();
    }
}
