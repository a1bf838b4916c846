package app.saywell.engine.lexicon.english;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Stress;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Gives stress to pronunciations without it, from a stressed dictionary of much the same words.
final class StressTransfer {
    /// Where a stress was taken from.
    private enum Origin {
        SAME_SOUNDS,
        SAME_WORD,
        AMERICAN_SPELLING,
        BASE_WORD,
        TWO_WORDS,
        WEIGHT
    }

    private final Map<String, List<List<Sound>>> stressed;
    private final Map<Origin, Integer> origins = new EnumMap<>(Origin.class);

    StressTransfer(Map<String, List<List<Sound>>> stressed) {
        this.stressed = stressed;
    }

    /// How many pronunciations got their stress from where.
    String report() {
        return origins.toString();
    }

    List<Sound> stress(String word, List<Sound> sounds) {
        List<List<Sound>> own = stressed.getOrDefault(word, List.of());
        for (List<Sound> known : own) {
            if (phones(known).equals(phones(sounds))) {
                return from(Origin.SAME_SOUNDS, known);
            }
        }
        for (List<Sound> known : own) {
            if (vowels(known) == vowels(sounds)) {
                return from(Origin.SAME_WORD, copy(sounds, stresses(known)));
            }
        }
        for (String american : BritishSpelling.american(word)) {
            for (List<Sound> known : stressed.getOrDefault(american, List.of())) {
                if (vowels(known) == vowels(sounds)) {
                    return from(Origin.AMERICAN_SPELLING, copy(sounds, stresses(known)));
                }
            }
        }
        return base(word, sounds)
                .or(() -> compound(word, sounds))
                .orElseGet(() -> from(Origin.WEIGHT, byWeight(sounds)));
    }

    /// "bitcoins" from "bitcoin": the longest shorter word whose sounds begin the pronunciation.
    private Optional<List<Sound>> base(String word, List<Sound> sounds) {
        for (int end = word.length() - 1; end >= Math.max(3, word.length() - 4); end--) {
            for (String stem : List.of(word.substring(0, end), word.substring(0, end) + "e")) {
                for (List<Sound> known : stressed.getOrDefault(stem, List.of())) {
                    if (known.size() <= sounds.size()
                            && phones(known).equals(phones(sounds.subList(0, known.size())))) {
                        return Optional.of(from(Origin.BASE_WORD, copy(sounds, stresses(known))));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /// "boardgame" from "board" and "game": the second part keeps a secondary stress.
    private Optional<List<Sound>> compound(String word, List<Sound> sounds) {
        String letters = word.replace("-", "");
        for (int cut = 3; cut <= letters.length() - 3; cut++) {
            for (List<Sound> head : stressed.getOrDefault(letters.substring(0, cut), List.of())) {
                for (List<Sound> tail : stressed.getOrDefault(letters.substring(cut), List.of())) {
                    List<Sound> both = new ArrayList<>(head);
                    tail.forEach(s -> both.add(s.under(weaker(s.stress()))));
                    if (phones(both).equals(phones(sounds))) {
                        return Optional.of(from(Origin.TWO_WORDS, both));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /// The first vowel that is not reduced, or the first of all.
    private static List<Sound> byWeight(List<Sound> sounds) {
        List<Stress> stresses = new ArrayList<>();
        boolean given = false;
        for (Sound sound : sounds) {
            if (sound.phone().vowel()) {
                boolean heavy = sound.phone() != Phone.AH && sound.phone() != Phone.ER;
                stresses.add(heavy && !given ? Stress.PRIMARY : Stress.NONE);
                given |= heavy;
            }
        }
        return StressPattern.mended(copy(sounds, stresses));
    }

    private List<Sound> from(Origin origin, List<Sound> sounds) {
        origins.merge(origin, 1, Integer::sum);
        return sounds;
    }

    private static Stress weaker(Stress stress) {
        return stress == Stress.PRIMARY ? Stress.SECONDARY : stress;
    }

    /// The sounds with these stresses on their vowels, none where there are fewer.
    private static List<Sound> copy(List<Sound> sounds, List<Stress> stresses) {
        List<Sound> result = new ArrayList<>();
        int vowel = 0;
        for (Sound sound : sounds) {
            boolean has = sound.phone().vowel() && vowel < stresses.size();
            result.add(has ? sound.under(stresses.get(vowel++)) : sound.under(Stress.NONE));
        }
        return result;
    }

    private static List<Phone> phones(List<Sound> sounds) {
        return sounds.stream().map(Sound::phone).toList();
    }

    private static List<Stress> stresses(List<Sound> sounds) {
        return sounds.stream().filter(s -> s.phone().vowel()).map(Sound::stress).toList();
    }

    private static long vowels(List<Sound> sounds) {
        return sounds.stream().filter(s -> s.phone().vowel()).count();
    }
}
