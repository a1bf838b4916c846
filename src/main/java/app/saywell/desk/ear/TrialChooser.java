package app.saywell.desk.ear;

import app.saywell.desk.ear.EarLevel.AskedIn;
import app.saywell.desk.school.ear.EarAnswer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Chooses what is asked next: a set that was missed last is likelier, new sets come a few at a
/// time, the most usual first, and neither the set nor the voice is the one before.
public final class TrialChooser {
    private static final String ALONE = "{}";

    /// Any word fits, so that nothing but its sounds tells which it is.
    private static final List<String> SENTENCES = List.of(
            "The next word is {} again.",
            "Somebody wrote {} on the wall.",
            "I think they said {} to me.",
            "You can see {} on this page.",
            "He whispered {} into the phone.",
            "We heard {} from far away.");

    private static final int NEW_AT_ONCE = 8;
    private static final int MISSED = 4;
    private static final int NEW = 2;
    private static final int KNOWN = 1;

    private final RandomGenerator random;
    private final List<String> voices;

    /// @param voices ids of all voices; at least one
    public TrialChooser(RandomGenerator random, List<String> voices) {
        this.random = random;
        this.voices = List.copyOf(voices);
    }

    /// The next trial of a contrast.
    ///
    /// @param before the last one, of whichever contrast
    public Trial choose(ContrastProgress progress, Optional<Trial> before) {
        EarLevel level = progress.level();
        WordSet set = set(progress, before.map(Trial::set));
        return new Trial(
                progress.contrast(),
                set,
                random.nextInt(set.words().size()),
                level,
                pick(level.voices(voices), before.map(Trial::voice)),
                level.askedIn() == AskedIn.SENTENCE ? pick(SENTENCES, before.map(Trial::sentence)) : ALONE);
    }

    private WordSet set(ContrastProgress progress, Optional<WordSet> before) {
        Map<List<String>, Boolean> last = new HashMap<>();
        for (EarAnswer answer : progress.answers()) {
            last.put(answer.words(), answer.isRight());
        }
        Map<WordSet, Integer> weights = new java.util.LinkedHashMap<>();
        int unseen = 0;
        for (WordSet set : progress.contrast().sets()) {
            Boolean right = last.get(set.shown());
            if (right == null && unseen++ >= NEW_AT_ONCE
                    || before.filter(set::equals).isPresent()) {
                continue;
            }
            weights.put(set, right == null ? NEW : right ? KNOWN : MISSED);
        }
        int at = random.nextInt(Math.max(
                1, weights.values().stream().mapToInt(Integer::intValue).sum()));
        for (Map.Entry<WordSet, Integer> entry : weights.entrySet()) {
            at -= entry.getValue();
            if (at < 0) {
                return entry.getKey();
            }
        }
        return progress.contrast().sets().getFirst();
    }

    private String pick(List<String> all, Optional<String> before) {
        List<String> others =
                all.stream().filter(one -> before.filter(one::equals).isEmpty()).toList();
        return others.isEmpty() ? all.getFirst() : others.get(random.nextInt(others.size()));
    }
}
