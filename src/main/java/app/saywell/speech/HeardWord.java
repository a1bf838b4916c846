package app.saywell.speech;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A word of a transcription, and how sure the listener is of it: Saywell's own addition to the `metadata` of
/// `/transcribe`, where the option [#OPTION] asks for it.
///
/// @param word as it stands in the text, with its punctuation
/// @param certainty the probability of the word after those before it, 0 to 1
public record HeardWord(String word, double certainty) {
    /// The name of the option in requests: true or false, false by default.
    public static final String OPTION = "word_certainty";

    /// The key under which the words stand in `metadata`, in order.
    public static final String WORDS = "words";

    private static final int STEPS = 1000;

    /// The words of a transcription; empty where it tells nothing about them.
    public static List<HeardWord> in(Transcription transcription) {
        List<HeardWord> words = new ArrayList<>();
        if (transcription.metadata().get(WORDS) instanceof List<?> list) {
            for (Object entry : list) {
                if (entry instanceof Map<?, ?> map
                        && map.get("word") instanceof String word
                        && map.get("certainty") instanceof Number certainty) {
                    words.add(new HeardWord(word, certainty.doubleValue()));
                }
            }
        }
        return List.copyOf(words);
    }

    /// What tells about words in the `metadata` of a transcription.
    public static Map<String, Object> metadata(List<HeardWord> words) {
        return Map.of(WORDS, words.stream().map(HeardWord::entry).toList());
    }

    private Map<String, Object> entry() {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("word", word);
        entry.put("certainty", (double) Math.round(certainty * STEPS) / STEPS);
        return entry;
    }
}
