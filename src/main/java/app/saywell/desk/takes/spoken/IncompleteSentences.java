package app.saywell.desk.takes.spoken;

import app.saywell.desk.takes.spoken.SpokenWord.WordFate;
import java.util.ArrayList;
import java.util.List;

/// Finds the sentences of a passage that were not read whole.
public final class IncompleteSentences {
    private IncompleteSentences() {}

    /// The sentences with missed words, in order; none for a single sentence. Loads the dictionary,
    /// so do not call it on the window's thread.
    ///
    /// @param sentences of the passage, in order
    public static List<String> of(List<String> sentences, SpokenText words) {
        List<String> incomplete = new ArrayList<>();
        if (sentences.size() < 2) {
            return incomplete;
        }
        List<SpokenWord> written = words.words().stream()
                .filter(word -> word.fate() != WordFate.ADDED)
                .filter(word -> word.fate() != WordFate.REPEATED)
                .toList();
        int next = 0;
        for (String sentence : sentences) {
            int end = Math.min(written.size(), next + SoundedWord.of(sentence).size());
            if (written.subList(next, end).stream().anyMatch(word -> word.fate() == WordFate.MISSED)) {
                incomplete.add(sentence);
            }
            next = end;
        }
        return incomplete;
    }
}
