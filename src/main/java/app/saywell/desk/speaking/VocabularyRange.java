package app.saywell.desk.speaking;

import app.saywell.speech.language.frequency.CommonWords;
import app.saywell.speech.language.frequency.FrequencyBand;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;

/// How many words were used, and how common they are.
///
/// @param words how many were said
/// @param different how many different ones; forms of a word count as one
/// @param perFifty how many different ones there are in fifty words in a row, on the mean over all such stretches (the
///     moving average of types, Covington and McFall 2010); empty below fifty words
/// @param bands how many different words are in each band
/// @param rarer those of the last two bands, in the order in which they were said first
public record VocabularyRange(
        int words, int different, OptionalDouble perFifty, Map<FrequencyBand, Integer> bands, List<String> rarer) {
    private static final int WINDOW = 50;

    /// Of words in the order in which they were said, without punctuation.
    static VocabularyRange of(List<String> said) {
        List<String> bases = said.stream().map(CommonWords::base).toList();
        Map<String, FrequencyBand> types = new LinkedHashMap<>();
        said.forEach(word -> types.merge(
                CommonWords.base(word),
                CommonWords.band(word),
                (one, other) -> one.compareTo(other) < 0 ? one : other));
        Map<FrequencyBand, Integer> bands = new EnumMap<>(FrequencyBand.class);
        for (FrequencyBand band : FrequencyBand.values()) {
            bands.put(band, (int) types.values().stream().filter(band::equals).count());
        }
        return new VocabularyRange(
                said.size(),
                types.size(),
                perFifty(bases),
                Map.copyOf(bands),
                types.entrySet().stream()
                        .filter(type -> type.getValue().compareTo(FrequencyBand.TO_FIVE_THOUSAND) >= 0)
                        .map(Map.Entry::getKey)
                        .toList());
    }

    private static OptionalDouble perFifty(List<String> bases) {
        return IntStream.rangeClosed(0, bases.size() - WINDOW)
                .map(start -> {
                    Set<String> types = new HashSet<>(bases.subList(start, start + WINDOW));
                    return types.size();
                })
                .average();
    }
}
