package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.language.lexicon.Phone;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a first language adds to the log-odds that a sound was said wrongly. It is bounded: an
/// error that nobody expects is still heard, and a right sound in a known place stays right.
///
/// @param rules by first language, for each phone how often it is said otherwise in which place
/// @param base the share of wrong sounds from which shares are counted
/// @param low the least that a given language adds
/// @param high the most
record FirstLanguagePrior(
        Map<FirstLanguage, Map<Phone, List<PlaceWeight>>> rules, double base, double low, double high) {
    private static final double LEAST_SHARE = 0.01;
    private static final double MOST_SHARE = 0.6;
    private static final int COLUMNS = 5;

    /// How often a sound is said otherwise in one place.
    record PlaceWeight(SoundPlace place, double weight) {}

    static FirstLanguagePrior read(ModelRuntime runtime, Properties properties) {
        try {
            return of(
                    Files.readAllLines(runtime.file("ear/first_language_errors.tsv"), StandardCharsets.UTF_8),
                    properties);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @param table lines of first language, expected phone, phones said, place, weight and source
    ///     between tabs, after one of their names
    static FirstLanguagePrior of(List<String> table, Properties properties) {
        Map<FirstLanguage, Map<Phone, List<PlaceWeight>>> rules = new EnumMap<>(FirstLanguage.class);
        for (String line : table.subList(1, table.size())) {
            String[] columns = line.split("\t", -1);
            if (columns.length < COLUMNS) {
                throw new IllegalStateException("a line of first_language_errors.tsv has no weight");
            }
            FirstLanguage.ofCode(columns[0]).ifPresent(language -> {
                String expected = columns[1];
                List<String> said = List.of(columns[2].split(" "));
                boolean onlyAdded = said.size() > 1 && said.contains(expected);
                if (!onlyAdded) {
                    rules.computeIfAbsent(language, key -> new EnumMap<>(Phone.class))
                            .computeIfAbsent(Phone.valueOf(expected), key -> new ArrayList<>())
                            .add(new PlaceWeight(SoundPlace.ofName(columns[3]), Double.parseDouble(columns[4])));
                }
            });
        }
        return new FirstLanguagePrior(
                rules,
                EarThresholds.number(properties, "sound.prior.base"),
                EarThresholds.number(properties, "sound.prior.low"),
                EarThresholds.number(properties, "sound.prior.high"));
    }

    /// What is added to the log-odds of one sound of a word; 0 for a language without known errors.
    ///
    /// @param nextWord the first phone of the next word, if there is one
    double shift(FirstLanguage language, List<PhoneSegment> word, int index, @Nullable Phone nextWord) {
        Map<Phone, List<PlaceWeight>> known = rules.get(language);
        if (known == null) {
            return 0;
        }
        Set<SoundPlace> places = SoundPlace.of(word, index, nextWord);
        double share = known.getOrDefault(word.get(index).sound().phone(), List.of()).stream()
                .filter(rule -> places.contains(rule.place()))
                .mapToDouble(PlaceWeight::weight)
                .sum();
        double odds = LogOdds.of(Math.clamp(share, LEAST_SHARE, MOST_SHARE)) - LogOdds.of(base);
        return Math.clamp(odds, low, high);
    }
}
