package app.saywell.engine.lexicon.english;

import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.english.Affixes.Prefix;
import app.saywell.engine.lexicon.english.Affixes.Suffix;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Says words that the dictionary lacks by way of words that it has: inflections and derivations,
/// British spellings, and compounds of two words.
final class Analogy {
    private static final int SHORTEST_STEM = 3;
    private static final int SHORTEST_PART = 4;
    private static final int DEPTH = 2;

    private final Function<String, List<List<Sound>>> known;

    /// @param known the pronunciations of a word, none for one that is not known
    Analogy(Function<String, List<List<Sound>>> known) {
        this.known = known;
    }

    /// The ways to say it, or none.
    List<List<Sound>> pronounce(String word) {
        return pronounce(word, DEPTH);
    }

    private List<List<Sound>> pronounce(String word, int affixes) {
        List<List<Sound>> said = suffixed(word, affixes);
        if (said.isEmpty()) {
            said = britishSpelt(word);
        }
        if (said.isEmpty()) {
            said = prefixed(word, affixes);
        }
        return said.isEmpty() ? compound(word) : said;
    }

    private List<List<Sound>> find(String word, int affixes) {
        List<List<Sound>> said = known.apply(word);
        return said.isEmpty() && affixes > 1 ? pronounce(word, affixes - 1) : said;
    }

    private List<List<Sound>> britishSpelt(String word) {
        for (String american : BritishSpelling.american(word)) {
            List<List<Sound>> said = find(american, DEPTH);
            if (!said.isEmpty()) {
                return said;
            }
        }
        return List.of();
    }

    private List<List<Sound>> suffixed(String word, int affixes) {
        for (Suffix suffix : Affixes.SUFFIXES) {
            if (word.endsWith(suffix.letters())) {
                String rest = word.substring(0, word.length() - suffix.letters().length());
                for (String stem : stems(rest, suffix)) {
                    List<List<Sound>> said = find(stem, affixes);
                    if (stem.length() >= SHORTEST_STEM && !said.isEmpty()) {
                        return joined(said, suffix);
                    }
                }
            }
        }
        return List.of();
    }

    /// What may have stood before the suffix was put to it: hop-ed from hope or hop, happi-ness
    /// from happy.
    private static List<String> stems(String rest, Suffix suffix) {
        List<String> stems = new ArrayList<>();
        int last = rest.length() - 1;
        if (suffix.letters().equals("ies")) {
            return List.of(rest + "y");
        }
        if (last < 1) {
            return stems;
        }
        if (rest.charAt(last) == 'i') {
            stems.add(rest.substring(0, last) + "y");
        }
        boolean doubled = rest.charAt(last) == rest.charAt(last - 1);
        if (suffix.startsWithVowel() && !suffix.letters().equals("es")) {
            if (!doubled) {
                stems.add(rest + "e");
            }
            stems.add(rest);
            if (doubled) {
                stems.add(rest.substring(0, last));
            }
        } else {
            stems.add(rest);
        }
        return stems;
    }

    private static List<List<Sound>> joined(List<List<Sound>> stems, Suffix suffix) {
        List<List<Sound>> all = new ArrayList<>();
        for (List<Sound> stem : stems) {
            for (List<Sound> ending : suffix.after(stem.getLast().phone())) {
                List<Sound> sounds = new ArrayList<>(stem);
                sounds.addAll(ending);
                all.add(StressPattern.mended(sounds));
            }
        }
        return all;
    }

    private List<List<Sound>> prefixed(String word, int affixes) {
        for (Prefix prefix : Affixes.PREFIXES) {
            int length = prefix.letters().length();
            if (word.startsWith(prefix.letters()) && word.length() >= length + SHORTEST_PART) {
                List<List<Sound>> all = new ArrayList<>();
                for (List<Sound> stem : find(word.substring(length), affixes)) {
                    List<Sound> sounds = new ArrayList<>(prefix.sounds());
                    sounds.addAll(stem);
                    all.add(sounds);
                }
                if (!all.isEmpty()) {
                    return all;
                }
            }
        }
        return List.of();
    }

    /// The most even division into two known words; the second loses its main stress.
    private List<List<Sound>> compound(String word) {
        int middle = word.length() / 2;
        for (int aside = 0; middle - aside >= SHORTEST_PART; aside++) {
            for (int cut : new int[] {middle + aside, middle - aside}) {
                if (word.length() - cut >= SHORTEST_PART) {
                    List<List<Sound>> head = known.apply(word.substring(0, cut));
                    List<List<Sound>> tail = known.apply(word.substring(cut));
                    if (!head.isEmpty() && !tail.isEmpty()) {
                        List<Sound> sounds = new ArrayList<>(head.getFirst());
                        tail.getFirst().forEach(s -> sounds.add(StressPattern.weaker(s)));
                        return List.of(sounds);
                    }
                }
            }
        }
        return List.of();
    }
}
