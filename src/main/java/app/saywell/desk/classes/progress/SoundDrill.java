package app.saywell.desk.classes.progress;

import app.saywell.desk.store.take.SpokenWordStore.MissedSound;
import app.saywell.speech.language.minimalpair.MinimalPairCatalog;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What the practice of a single word is about: the sound to mind, and two words to hear the difference by.
///
/// @param expected the sound in IPA
/// @param heard what the learner was heard to say instead, in IPA; empty where nothing was, or nobody knows what
/// @param pair with this word in it where there is one
public record SoundDrill(String expected, String heard, Optional<MinimalPairCatalog.MinimalPair> pair) {
    private static final int ALL = Integer.MAX_VALUE;

    /// The sound that the learner missed in this word, and of several the one that is missed in most takes, as in the
    /// list of recurring errors. Where the word was never missed, the sound in which it differs from another word
    /// of the lesson. Empty where neither is known.
    ///
    /// @param lessonWords all words of the lesson
    /// @param misses of the learner, oldest first
    public static Optional<SoundDrill> of(String word, List<String> lessonWords, List<MissedSound> misses) {
        return missed(word, misses).or(() -> contrasted(word, lessonWords, misses));
    }

    private static Optional<SoundDrill> missed(String word, List<MissedSound> misses) {
        return RecurringError.all(misses).stream()
                .filter(sound -> misses.stream()
                        .anyMatch(miss -> miss.expected().equals(sound.expected()) && isSame(miss.word(), word)))
                .findFirst()
                .map(sound -> new SoundDrill(sound.expected(), sound.heard(), pair(sound, word)));
    }

    private static Optional<MinimalPairCatalog.MinimalPair> pair(RecurringError sound, String word) {
        List<MinimalPairCatalog.MinimalPair> pairs =
                new ArrayList<>(MinimalPairCatalog.find(sound.expected(), sound.heard(), ALL));
        pairs.sort(Comparator.comparing((MinimalPairCatalog.MinimalPair pair) ->
                !isSame(pair.expected(), word) && !isSame(pair.other(), word)));
        return pairs.stream().findFirst();
    }

    /// What was never heard is not told as heard.
    private static Optional<SoundDrill> contrasted(String word, List<String> lessonWords, List<MissedSound> misses) {
        return MinimalPairCatalog.contrasts(BareWord.of(word)).stream()
                .filter(contrast -> lessonWords.stream()
                        .anyMatch(other -> isSame(contrast.pair().other(), other)))
                .findFirst()
                .map(contrast -> new SoundDrill(
                        contrast.expected(),
                        wasHeard(contrast.expected(), contrast.other(), misses) ? contrast.other() : "",
                        Optional.of(contrast.pair())));
    }

    private static boolean wasHeard(String expected, String other, List<MissedSound> misses) {
        return misses.stream()
                .anyMatch(
                        miss -> miss.expected().equals(expected) && miss.heard().equals(other));
    }

    private static boolean isSame(String one, String other) {
        return BareWord.of(one).equals(BareWord.of(other));
    }
}
