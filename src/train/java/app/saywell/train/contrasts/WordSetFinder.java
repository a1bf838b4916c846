package app.saywell.train.contrasts;

import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Writes the word sets of ear training: `WordSetFinder SCOWL_FOLDER TOKENS INPUTS OUT`.
///
/// For each [SoughtContrast] the most usual words that are told apart by it alone, each word once.
/// Of the folder INPUTS, `unfit.txt` has words that are never taken: rude ones, and those that are
/// said in two ways; `added.txt` has sets for contrasts with few, which names are needed for or
/// words of which a sound more differs; `stress.txt` has sets that differ in stress.
public final class WordSetFinder {
    private static final int MAX_SETS = 24;
    private static final int ENOUGH = 20;
    private static final int COMMON = 35;

    private final FrequentWords words;
    private final Map<String, List<List<String>>> pronunciations = new TreeMap<>();

    private WordSetFinder(FrequentWords words, Set<String> unfit) {
        this.words = words;
        EnglishLexicon lexicon = EnglishLexicon.load();
        for (String word : words.all()) {
            if (!unfit.contains(word) && lexicon.contains(word)) {
                pronunciations.put(word, sounds(lexicon.pronunciations(word)));
            }
        }
    }

    private static List<List<String>> sounds(List<Pronunciation> all) {
        return all.stream()
                .filter(pronunciation -> pronunciation.form() == PronunciationForm.CITATION)
                .map(pronunciation -> List.of(pronunciation.arpabet().split(" ")))
                .toList();
    }

    public static void main(String[] arguments) throws IOException {
        Path inputs = Path.of(arguments[2]);
        Set<String> unfit = new HashSet<>();
        for (String line : Files.readAllLines(inputs.resolve("unfit.txt"))) {
            if (!line.startsWith("#")) {
                unfit.addAll(List.of(line.split(" ")));
            }
        }
        var finder = new WordSetFinder(new FrequentWords(Path.of(arguments[0]), Path.of(arguments[1])), unfit);
        Map<String, List<String>> added = new HashMap<>();
        for (String line : Files.readAllLines(inputs.resolve("added.txt"))) {
            String[] halves = line.split(": ", 2);
            added.put(halves[0], List.of(halves[1].split(", ")));
        }
        List<String> lines = new ArrayList<>();
        lines.add("# The word sets of ear training, the most usual first, as `WordSetFinder` found them in the"
                + " dictionary.");
        lines.add(
                "# A contrast: its id and its sides. A set: a word for each side; after = its sounds, where the letters"
                        + " do not tell.");
        for (SoughtContrast contrast : SoughtContrast.ALL) {
            List<List<String>> sets = finder.find(contrast);
            lines.add("");
            lines.add("[" + contrast.id() + "] " + String.join(" ", contrast.names()));
            sets.forEach(set -> lines.add(String.join(" ", set)));
            lines.addAll(added.getOrDefault(contrast.id(), List.of()));
        }
        lines.add("");
        lines.addAll(Files.readAllLines(inputs.resolve("stress.txt")));
        Files.write(Path.of(arguments[3]), lines);
    }

    private List<List<String>> find(SoughtContrast contrast) {
        Map<String, List<List<String>>> frames = new LinkedHashMap<>();
        pronunciations.forEach((word, all) -> {
            if (!all.isEmpty()) {
                addTo(frames, contrast, word, all.getFirst());
            }
        });
        List<List<String>> candidates = new ArrayList<>();
        frames.values().forEach(sides -> combine(sides, 0, List.of(), candidates));
        candidates.removeIf(this::isAmbiguous);
        if (contrast.hasOpenBackVowel()) {
            candidates.removeIf(set -> set.stream().anyMatch(this::isMerged));
        }
        candidates.sort(Comparator.comparingDouble(this::cost));
        return select(candidates);
    }

    private static void addTo(
            Map<String, List<List<String>>> frames, SoughtContrast contrast, String word, List<String> phones) {
        for (int side = 0; side < contrast.sides().size(); side++) {
            for (List<String> sought : contrast.sides().get(side)) {
                for (int at = 0; at + sought.size() <= phones.size(); at++) {
                    List<String> before = phones.subList(0, at);
                    List<String> after = phones.subList(at + sought.size(), phones.size());
                    if (phones.subList(at, at + sought.size()).equals(sought)
                            && contrast.around().test(before, after)) {
                        List<List<String>> sides = frames.computeIfAbsent(
                                before + " _ " + after,
                                key -> emptySides(contrast.sides().size()));
                        if (!sides.get(side).contains(word)) {
                            sides.get(side).add(word);
                        }
                    }
                }
            }
        }
    }

    private static List<List<String>> emptySides(int count) {
        List<List<String>> sides = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            sides.add(new ArrayList<>());
        }
        return sides;
    }

    private static void combine(List<List<String>> sides, int side, List<String> begun, List<List<String>> candidates) {
        if (side == sides.size()) {
            candidates.add(begun);
            return;
        }
        for (String word : sides.get(side)) {
            List<String> longer = new ArrayList<>(begun);
            longer.add(word);
            combine(sides, side + 1, longer, candidates);
        }
    }

    /// Whether two of the words may also be said alike.
    private boolean isAmbiguous(List<String> set) {
        Map<List<String>, String> said = new HashMap<>();
        for (String word : set) {
            for (List<String> sounds : pronunciations.getOrDefault(word, List.of())) {
                String other = said.putIfAbsent(sounds, word);
                if (other != null && !other.equals(word)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether some say the word with /ɑ/ and others with /ɔ/.
    private boolean isMerged(String word) {
        List<List<String>> all = pronunciations.getOrDefault(word, List.of());
        boolean open = all.stream().anyMatch(sounds -> sounds.contains("AA1"));
        return open
                && (all.stream().anyMatch(sounds -> sounds.contains("AO1")) || word.matches(".*(au|aw|ough|alk).*"));
    }

    private double cost(List<String> set) {
        double worst = set.stream().mapToDouble(words::cost).max().orElseThrow();
        return worst + 4L * syllables(set.getFirst());
    }

    private long syllables(String word) {
        return pronunciations.getOrDefault(word, List.of(List.of())).getFirst().stream()
                .filter(SoughtContrast::isVowel)
                .count();
    }

    /// The most usual, each word once; less usual words only where there are not enough sets.
    private List<List<String>> select(List<List<String>> candidates) {
        Set<String> taken = new HashSet<>();
        Set<String> stems = new HashSet<>();
        List<List<String>> chosen = new ArrayList<>();
        for (Pass pass : Pass.values()) {
            for (List<String> set : candidates) {
                if (chosen.size() < pass.sets
                        && set.stream().allMatch(word -> words.size(word) <= pass.size)
                        && set.stream().noneMatch(taken::contains)
                        && (pass.inflected || !stems.contains(stem(set.getFirst())))) {
                    chosen.add(set);
                    taken.addAll(set);
                    stems.add(stem(set.getFirst()));
                }
            }
        }
        return chosen;
    }

    /// Common words first, then less common ones, at last other forms of the same words.
    private enum Pass {
        COMMON_WORDS(COMMON, MAX_SETS, false),
        COMMON_FORMS(COMMON, ENOUGH, true),
        OTHER_WORDS(Integer.MAX_VALUE - 1, ENOUGH, true);

        private final int size;
        private final int sets;
        private final boolean inflected;

        Pass(int size, int sets, boolean inflected) {
            this.size = size;
            this.sets = sets;
            this.inflected = inflected;
        }
    }

    private static String stem(String word) {
        String stem = word.replaceAll("(ing|ed|es|s|er|ers|e)$", "");
        return stem.length() > 2 ? stem.replaceAll("(.)\\1$", "$1") : word;
    }
}
