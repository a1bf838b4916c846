package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Adds stress to pronunciations that have none, from a stressed dictionary with mostly the same
/// words.
final class StressTransfer {
    /// Where a stress came from.
    private enum StressOrigin {
        SAME_SOUNDS,
        SAME_WORD,
        AMERICAN_SPELLING,
        BASE_WORD,
        TWO_WORDS,
        WEIGHT
    }

    private final Map<String, List<List<StressedPhone>>> stressed;
    private final Map<StressOrigin, Integer> origins = new EnumMap<>(StressOrigin.class);

    StressTransfer(Map<String, List<List<StressedPhone>>> stressed) {
        this.stressed = stressed;
    }

    /// The number of pronunciations by the origin of their stress.
    String originCounts() {
        return origins.toString();
    }

    List<StressedPhone> stressedSounds(String word, List<StressedPhone> sounds) {
        List<List<StressedPhone>> candidates = stressed.getOrDefault(word, List.of());
        for (List<StressedPhone> known : candidates) {
            if (phones(known).equals(phones(sounds))) {
                return countOrigin(StressOrigin.SAME_SOUNDS, known);
            }
        }
        for (List<StressedPhone> known : candidates) {
            if (vowels(known) == vowels(sounds)) {
                return countOrigin(StressOrigin.SAME_WORD, withStresses(sounds, stresses(known)));
            }
        }
        for (String american : BritishSpelling.americanSpellings(word)) {
            for (List<StressedPhone> known : stressed.getOrDefault(american, List.of())) {
                if (vowels(known) == vowels(sounds)) {
                    return countOrigin(StressOrigin.AMERICAN_SPELLING, withStresses(sounds, stresses(known)));
                }
            }
        }
        return fromBaseWord(word, sounds)
                .or(() -> fromCompound(word, sounds))
                .orElseGet(() -> countOrigin(StressOrigin.WEIGHT, stressFirstFullVowel(sounds)));
    }

    /// "bitcoins" from "bitcoin": the longest shorter word whose sounds start the pronunciation.
    private Optional<List<StressedPhone>> fromBaseWord(String word, List<StressedPhone> sounds) {
        for (int end = word.length() - 1; end >= Math.max(3, word.length() - 4); end--) {
            for (String stem : List.of(word.substring(0, end), word.substring(0, end) + "e")) {
                for (List<StressedPhone> known : stressed.getOrDefault(stem, List.of())) {
                    if (known.size() <= sounds.size()
                            && phones(known).equals(phones(sounds.subList(0, known.size())))) {
                        return Optional.of(countOrigin(StressOrigin.BASE_WORD, withStresses(sounds, stresses(known))));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /// "boardgame" from "board" and "game": the second part has secondary stress.
    private Optional<List<StressedPhone>> fromCompound(String word, List<StressedPhone> sounds) {
        String letters = word.replace("-", "");
        for (int split = 3; split <= letters.length() - 3; split++) {
            for (List<StressedPhone> head : stressed.getOrDefault(letters.substring(0, split), List.of())) {
                for (List<StressedPhone> tail : stressed.getOrDefault(letters.substring(split), List.of())) {
                    List<StressedPhone> joined = new ArrayList<>(head);
                    tail.forEach(sound -> joined.add(sound.withStress(demotePrimary(sound.stress()))));
                    if (phones(joined).equals(phones(sounds))) {
                        return Optional.of(countOrigin(StressOrigin.TWO_WORDS, joined));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /// Stresses the first vowel that is not reduced, or else the first vowel.
    private static List<StressedPhone> stressFirstFullVowel(List<StressedPhone> sounds) {
        List<Stress> stresses = new ArrayList<>();
        boolean given = false;
        for (StressedPhone sound : sounds) {
            if (sound.phone().isVowel()) {
                boolean heavy = sound.phone() != Phone.AH && sound.phone() != Phone.ER;
                stresses.add(heavy && !given ? Stress.PRIMARY : Stress.NONE);
                given |= heavy;
            }
        }
        return StressPattern.withOnePrimaryStress(withStresses(sounds, stresses));
    }

    private List<StressedPhone> countOrigin(StressOrigin origin, List<StressedPhone> sounds) {
        origins.merge(origin, 1, Integer::sum);
        return sounds;
    }

    private static Stress demotePrimary(Stress stress) {
        return stress == Stress.PRIMARY ? Stress.SECONDARY : stress;
    }

    /// The sounds with these stresses on their vowels; vowels without one are unstressed.
    private static List<StressedPhone> withStresses(List<StressedPhone> sounds, List<Stress> stresses) {
        List<StressedPhone> result = new ArrayList<>();
        int vowel = 0;
        for (StressedPhone sound : sounds) {
            boolean has = sound.phone().isVowel() && vowel < stresses.size();
            result.add(has ? sound.withStress(stresses.get(vowel++)) : sound.withStress(Stress.NONE));
        }
        return result;
    }

    private static List<Phone> phones(List<StressedPhone> sounds) {
        return sounds.stream().map(StressedPhone::phone).toList();
    }

    private static List<Stress> stresses(List<StressedPhone> sounds) {
        return sounds.stream()
                .filter(sound -> sound.phone().isVowel())
                .map(StressedPhone::stress)
                .toList();
    }

    private static long vowels(List<StressedPhone> sounds) {
        return sounds.stream().filter(sound -> sound.phone().isVowel()).count();
    }
}
