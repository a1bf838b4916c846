package app.saywell.speech.language.accent;

import app.saywell.speech.FirstLanguage;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// How often speakers of a first language say an English sound otherwise, by its place in the word;
/// read from the table that comes with the ear's models. `src/train/ear/README.md` names the sources.
public final class FirstLanguageErrors {
    /// Where it lies among the models.
    public static final String FILE = "ear/first_language_errors.tsv";

    private static final int COLUMNS = 5;
    private static final String LEFT_OUT = "-";

    private final Map<FirstLanguage, Map<Phone, List<PlaceError>>> errors = new EnumMap<>(FirstLanguage.class);

    private FirstLanguageErrors() {}

    /// A sound said otherwise in one place.
    private record PlaceError(SoundPlace place, Optional<Phone> said, double share) {}

    /// Reads the table.
    ///
    /// @param table the [#FILE] among the models
    public static FirstLanguageErrors read(Path table) throws IOException {
        return of(Files.readAllLines(table, StandardCharsets.UTF_8));
    }

    /// @param table lines of first language, expected phone, phones said, place, share and source
    ///     between tabs, after one of their names
    public static FirstLanguageErrors of(List<String> table) {
        FirstLanguageErrors all = new FirstLanguageErrors();
        table.stream().skip(1).forEach(all::add);
        return all;
    }

    private void add(String line) {
        String[] columns = line.split("\t", -1);
        if (columns.length < COLUMNS) {
            throw new IllegalStateException("a line of " + FILE + " has no weight");
        }
        String expected = columns[1];
        List<String> said = List.of(columns[2].split(" "));
        boolean onlyAdded = said.size() > 1 && said.contains(expected);
        if (onlyAdded) {
            return;
        }
        Optional<Phone> one = said.size() == 1 && !said.getFirst().equals(LEFT_OUT)
                ? Optional.of(Phone.valueOf(said.getFirst()))
                : Optional.empty();
        FirstLanguage.ofCode(columns[0])
                .ifPresent(language -> errors.computeIfAbsent(language, key -> new EnumMap<>(Phone.class))
                        .computeIfAbsent(Phone.valueOf(expected), key -> new ArrayList<>())
                        .add(new PlaceError(SoundPlace.ofName(columns[3]), one, Double.parseDouble(columns[4]))));
    }

    /// Whether anything is known of speakers of this language.
    public boolean knows(FirstLanguage language) {
        return errors.containsKey(language);
    }

    /// The share of sounds in this place that are said otherwise; 0 where nothing is known.
    ///
    /// @param nextWord the first phone of the next word, if there is one
    public double share(FirstLanguage language, List<StressedPhone> word, int index, @Nullable Phone nextWord) {
        return inPlace(language, word, index, nextWord)
                .mapToDouble(PlaceError::share)
                .sum();
    }

    /// What is most often said instead; empty where nothing is known, the sound is left out, or becomes
    /// several.
    ///
    /// @param nextWord the first phone of the next word, if there is one
    public Optional<Phone> mostOftenSaid(
            FirstLanguage language, List<StressedPhone> word, int index, @Nullable Phone nextWord) {
        return inPlace(language, word, index, nextWord)
                .max(Comparator.comparingDouble(PlaceError::share))
                .flatMap(PlaceError::said);
    }

    private Stream<PlaceError> inPlace(
            FirstLanguage language, List<StressedPhone> word, int index, @Nullable Phone nextWord) {
        Set<SoundPlace> places = SoundPlace.of(word, index, nextWord);
        return errors
                .getOrDefault(language, Map.of())
                .getOrDefault(word.get(index).phone(), List.of())
                .stream()
                .filter(error -> places.contains(error.place()));
    }
}
