package app.saywell.engine.text;

import app.saywell.engine.lexicon.Pronunciation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/// Combines the ways to word a token with the ways to pronounce each word.
final class Readings {
    private Readings() {}

    /// For each phrase first the usual pronunciation of all its words, then each word's other ones,
    /// one at a time; at most [Phrases#MOST] in all.
    static List<Reading> of(List<List<Part>> ways, Function<Part, List<Pronunciation>> said) {
        Set<Reading> all = new LinkedHashSet<>();
        ways.forEach(parts -> all.add(reading(parts, said, 0, -1)));
        for (List<Part> parts : ways) {
            for (int varied = 0; varied < parts.size(); varied++) {
                int choices = said.apply(parts.get(varied)).size();
                for (int choice = 1; choice < choices; choice++) {
                    all.add(reading(parts, said, choice, varied));
                }
            }
        }
        return all.stream().limit(Phrases.MOST).toList();
    }

    private static Reading reading(
            List<Part> parts, Function<Part, List<Pronunciation>> said, int choice, int varied) {
        List<SpokenWord> words = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            Pronunciation pronunciation = said.apply(part).get(i == varied ? choice : 0);
            words.add(
                    new SpokenWord(
                            part.word().toLowerCase(Locale.ROOT), part.written(), pronunciation));
        }
        return new Reading(words);
    }
}
