package app.saywell.desk.daily.foreseen;

import app.saywell.desk.classes.sounds.SpokenSound;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.language.accent.FirstLanguageErrors;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How probable it is that a learner misses a sound.
///
/// Before anything was said it is what is known of the first language. What the learner has said then
/// counts as in a beta-binomial model: the share that is known weighs as much as [#PRIOR_SOUNDS] sounds
/// said.
public final class SoundForecast {
    /// From this probability on a sound is marked.
    static final double MARKED_FROM = 0.10;

    private static final double PRIOR_SOUNDS = 10;
    /// Of what the literature calls usual, learners who read a text aloud say so much.
    private static final double SHARE_WHEN_READING = 0.3;

    private static final double UNKNOWN_SHARE = 0.03;

    private final FirstLanguageErrors errors;
    private final FirstLanguage firstLanguage;
    private final Map<String, Said> said;

    /// @param said what the learner has said lately, by sound in IPA
    SoundForecast(FirstLanguageErrors errors, FirstLanguage firstLanguage, Map<String, Said> said) {
        this.errors = errors;
        this.firstLanguage = firstLanguage;
        this.said = Map.copyOf(said);
    }

    /// How often a sound was said, and how often missed.
    record Said(int times, int missed) {
        Said plus(boolean right) {
            return new Said(times + 1, missed + (right ? 0 : 1));
        }
    }

    /// A sound that will probably be missed.
    ///
    /// @param wordIndex index of its word
    /// @param soundIndex index in the word
    /// @param sound the sound in IPA
    /// @param likelyHeard what is usually said instead, in IPA; empty if unknown
    /// @param probability 0 to 1
    record Foreseen(int wordIndex, int soundIndex, String sound, Optional<String> likelyHeard, double probability) {}

    /// Counts what was said, by sound.
    static Map<String, Said> count(List<SpokenSound> sounds) {
        Map<String, Said> counted = new HashMap<>();
        for (SpokenSound sound : sounds) {
            counted.merge(
                    sound.sound(),
                    new Said(0, 0).plus(sound.right()),
                    (before, one) -> new Said(before.times() + one.times(), before.missed() + one.missed()));
        }
        return counted;
    }

    /// The probability that a sound is missed.
    ///
    /// @param nextWord the first phone of the next word, if there is one
    double probability(List<StressedPhone> word, int index, @Nullable Phone nextWord) {
        double known = SHARE_WHEN_READING * errors.share(firstLanguage, word, index, nextWord);
        double prior = Math.max(known, UNKNOWN_SHARE);
        Said own = said.getOrDefault(word.get(index).ipa(), new Said(0, 0));
        return (PRIOR_SOUNDS * prior + own.missed()) / (PRIOR_SOUNDS + own.times());
    }

    /// The sounds of a sentence that are marked, in its order: of each word the likeliest alone, of the
    /// sentence at most so many.
    List<Foreseen> foreseen(List<List<StressedPhone>> words, int limit) {
        List<Foreseen> all = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            likeliest(words, i)
                    .filter(sound -> sound.probability() >= MARKED_FROM)
                    .ifPresent(all::add);
        }
        return all.stream()
                .sorted(Comparator.comparingDouble(Foreseen::probability).reversed())
                .limit(limit)
                .sorted(Comparator.comparingInt(Foreseen::wordIndex))
                .toList();
    }

    private Optional<Foreseen> likeliest(List<List<StressedPhone>> words, int wordIndex) {
        List<StressedPhone> word = words.get(wordIndex);
        Phone next = wordIndex + 1 < words.size() && !words.get(wordIndex + 1).isEmpty()
                ? words.get(wordIndex + 1).getFirst().phone()
                : null;
        List<Foreseen> sounds = new ArrayList<>();
        for (int k = 0; k < word.size(); k++) {
            StressedPhone sound = word.get(k);
            sounds.add(new Foreseen(
                    wordIndex,
                    k,
                    sound.ipa(),
                    errors.mostOftenSaid(firstLanguage, word, k, next).map(heard -> heard.ipa(sound.stress())),
                    probability(word, k, next)));
        }
        return sounds.stream().max(Comparator.comparingDouble(Foreseen::probability));
    }
}
