package app.saywell.judge.engine.feedback;

import app.saywell.judge.engine.prosody.PauseComparison;
import app.saywell.judge.engine.prosody.PauseComparison.PausePlace;
import app.saywell.judge.engine.prosody.SpeedComparison;
import app.saywell.judge.engine.prosody.StressComparison;
import app.saywell.speech.Word;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Overall feedback about a reading: one or two sentences for each dimension.
final class OverallFeedback {
    private static final int MAX_NAMED_WORDS = 2;
    private static final double MOST_CORRECT_SHARE = 0.75;
    private static final double SOME_CORRECT_SHARE = 0.4;
    private static final int MIN_MANY_PAUSES = 3;
    private static final double SAME_SPEED_RATIO = 0.97;
    private static final double SLIGHTLY_SLOW_RATIO = 0.9;
    private static final double SLOW_RATIO = 0.7;

    private final FeedbackPhrases phrases;
    private final SentenceTermFormatter terms;

    OverallFeedback(FeedbackPhrases phrases) {
        this.phrases = phrases;
        this.terms = new SentenceTermFormatter(phrases);
    }

    String pronunciation(List<Word> words, long seed) {
        List<Word> wrong = words.stream()
                .filter(word -> !word.correct())
                .sorted(Comparator.comparingDouble(Word::score))
                .toList();
        if (wrong.isEmpty()) {
            return phrases.format("pronunciation.all", seed, Map.of());
        }
        int correct = words.size() - wrong.size();
        double share = (double) correct / words.size();
        String key = share >= MOST_CORRECT_SHARE
                ? "most"
                : share >= SOME_CORRECT_SHARE ? "some" : correct > 0 ? "few" : "none";
        Map<String, SentenceTerm> slots = new HashMap<>();
        slots.put("correct", SentenceTerm.number(correct));
        slots.put("wrong", SentenceTerm.number(wrong.size()));
        slots.put("total", SentenceTerm.number(words.size()));
        slots.put(
                "words",
                terms.join(wrong.stream()
                        .limit(namedWordLimit(key))
                        .map(terms::word)
                        .distinct()
                        .toList()));
        return phrases.format("pronunciation." + key, seed, slots);
    }

    /// When nearly everything is right, one word is named.
    private static int namedWordLimit(String key) {
        return key.equals("most") ? 1 : MAX_NAMED_WORDS;
    }

    String stress(StressComparison stress, long seed) {
        List<String> missing = stress.missing();
        List<String> superfluous = stress.superfluous();
        if (missing.isEmpty() && superfluous.isEmpty()) {
            return phrases.format("stress.good", seed, Map.of());
        }
        if (superfluous.isEmpty()) {
            return phrases.format("stress.missing", seed, Map.of("words", namedWordLimit(missing, MAX_NAMED_WORDS)));
        }
        if (missing.isEmpty()) {
            return phrases.format(
                    "stress.superfluous", seed, Map.of("words", namedWordLimit(superfluous, MAX_NAMED_WORDS)));
        }
        return phrases.format(
                "stress.both",
                seed,
                Map.of("words", namedWordLimit(missing, 1), "others", namedWordLimit(superfluous, 1)));
    }

    private SentenceTerm namedWordLimit(List<String> words, int limit) {
        return terms.join(
                words.stream().distinct().limit(limit).map(terms::word).toList());
    }

    String pause(PauseComparison pause, long seed) {
        if (pause.superfluous().isEmpty()) {
            return pause.missing().isEmpty()
                    ? phrases.format("pause.good", seed, Map.of())
                    : phrases.format(
                            "pause.missing", seed, slots(pause.missing().getFirst()));
        }
        PausePlace place = pause.superfluous().getFirst();
        Map<String, SentenceTerm> slots = slots(place);
        if (place.modelPausesToo()) {
            return phrases.format("pause.long", seed, slots);
        }
        if (pause.superfluous().size() >= MIN_MANY_PAUSES) {
            return phrases.format("pause.many", seed, slots);
        }
        if (pause.missing().isEmpty()) {
            return phrases.format("pause.superfluous", seed, slots);
        }
        slots.put("rest", terms.word(pause.missing().getFirst().before()));
        return phrases.format("pause.both", seed, slots);
    }

    private Map<String, SentenceTerm> slots(PausePlace place) {
        Map<String, SentenceTerm> slots = new HashMap<>();
        slots.put("before", terms.word(place.before()));
        slots.put("after", terms.word(place.after()));
        return slots;
    }

    String speed(SpeedComparison speed, long seed) {
        double ratio = speed.ratio();
        String key;
        if (ratio > SpeedComparison.MAX_FREE_RATIO) {
            key = "fast";
        } else if (ratio >= SAME_SPEED_RATIO) {
            key = "good";
        } else if (ratio >= SLIGHTLY_SLOW_RATIO) {
            key = "little";
        } else {
            key = ratio >= SLOW_RATIO ? "slow" : "very_slow";
        }
        int percent = (int) Math.round(100 * Math.abs(1 - ratio));
        return phrases.format("speed." + key, seed, Map.of("percent", SentenceTerm.number(percent)));
    }
}
