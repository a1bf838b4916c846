package app.saywell.speech.language.text;

import app.saywell.speech.language.lexicon.Pronunciation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/// Combines the ways to put a token into words with the pronunciations of each word.
final class TokenReadings {
    private TokenReadings() {}

    /// First each phrase with the usual pronunciation of all its words, then with one other
    /// pronunciation at a time; at most [TokenVerbalizer#MAX_READINGS] readings.
    static List<TokenReading> combine(
            List<List<PhraseWord>> phrases, Function<PhraseWord, List<Pronunciation>> pronunciations) {
        Set<TokenReading> readings = new LinkedHashSet<>();
        phrases.stream()
                .limit(TokenVerbalizer.MAX_READINGS)
                .forEach(parts -> readings.add(reading(parts, pronunciations, 0, -1)));
        for (List<PhraseWord> parts : phrases) {
            boolean full = readings.size() >= TokenVerbalizer.MAX_READINGS;
            for (int variedWord = 0; variedWord < parts.size() && !full; variedWord++) {
                int choices = pronunciations.apply(parts.get(variedWord)).size();
                for (int choice = 1; choice < choices && readings.size() < TokenVerbalizer.MAX_READINGS; choice++) {
                    readings.add(reading(parts, pronunciations, choice, variedWord));
                }
            }
        }
        return readings.stream().limit(TokenVerbalizer.MAX_READINGS).toList();
    }

    private static TokenReading reading(
            List<PhraseWord> phrase,
            Function<PhraseWord, List<Pronunciation>> pronunciations,
            int choice,
            int variedWord) {
        List<SpokenWord> words = new ArrayList<>();
        for (int i = 0; i < phrase.size(); i++) {
            PhraseWord part = phrase.get(i);
            Pronunciation pronunciation = pronunciations.apply(part).get(i == variedWord ? choice : 0);
            words.add(new SpokenWord(part.word().toLowerCase(Locale.ROOT), part.written(), pronunciation));
        }
        return new TokenReading(words);
    }
}
