package app.saywell.judge.engine.feedback;

import app.saywell.judge.engine.prosody.PauseComparison;
import app.saywell.judge.engine.prosody.PauseComparison.PausePlace;
import app.saywell.judge.engine.prosody.SpeedComparison;
import app.saywell.judge.engine.prosody.StressComparison;
import app.saywell.speech.Word;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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
            return phrases.format(words.size() == 1 ? "pronunciation.one.right" : "pronunciation.all", seed, Map.of());
        }
        int correct = words.size() - wrong.size();
        String key = key(correct, words.size());
        Map<String, SentenceTerm> slots = new HashMap<>();
        slots.put("correct", SentenceTerm.number(correct));
        slots.put("total", SentenceTerm.number(words.size()));
        slots.put("words", named(wrong.stream().map(terms::word), MAX_NAMED_WORDS));
        return phrases.format("pronunciation." + key, seed, slots);
    }

    private static String key(int correct, int total) {
        if (total == 1) {
            return "one";
        }
        double share = (double) correct / total;
        if (share >= MOST_CORRECT_SHARE) {
            return total - correct == 1 ? "most" : "most.several";
        }
        return share >= SOME_CORRECT_SHARE ? "some" : correct > 0 ? "few" : "none";
    }

    /// Some words, each once, whatever its capitals.
    private SentenceTerm named(Stream<SentenceTerm> words, int limit) {
        Map<String, SentenceTerm> different = new LinkedHashMap<>();
        words.forEach(word -> different.putIfAbsent(word.text().toLowerCase(Locale.ENGLISH), word));
        return terms.join(different.values().stream().limit(limit).toList());
    }

    /// A word that the text has twice is not told both to be stronger and to be lighter.
    ///
    /// @param words of the reading
    String stress(StressComparison stress, List<Word> words, long seed) {
        List<String> missing = stress.missing();
        List<String> superfluous = stress.superfluous().stream()
                .filter(word -> missing.stream().noneMatch(word::equalsIgnoreCase))
                .toList();
        if (missing.isEmpty() && superfluous.isEmpty()) {
            return phrases.format("stress.good", seed, Map.of());
        }
        if (superfluous.isEmpty()) {
            return phrases.format("stress.missing", seed, Map.of("words", named(missing, words, MAX_NAMED_WORDS)));
        }
        if (missing.isEmpty()) {
            return phrases.format(
                    "stress.superfluous", seed, Map.of("words", named(superfluous, words, MAX_NAMED_WORDS)));
        }
        return phrases.format(
                "stress.both", seed, Map.of("words", named(missing, words, 1), "others", named(superfluous, words, 1)));
    }

    private SentenceTerm named(List<String> texts, List<Word> words, int limit) {
        return named(texts.stream().map(text -> term(text, words)), limit);
    }

    /// A word by its text; its sounds, where they are known, tell how it ends.
    private SentenceTerm term(String text, List<Word> words) {
        return words.stream()
                .filter(word -> word.word().equals(text))
                .findFirst()
                .map(terms::word)
                .orElseGet(() -> terms.word(text));
    }

    /// A word that the text has twice is not told both to be followed by a pause and by none.
    ///
    /// @param words of the reading
    String pause(PauseComparison pause, List<Word> words, long seed) {
        if (pause.superfluous().isEmpty()) {
            return pause.missing().isEmpty()
                    ? phrases.format("pause.good", seed, Map.of())
                    : phrases.format(
                            "pause.missing", seed, slots(pause.missing().getFirst(), words));
        }
        PausePlace place = pause.superfluous().getFirst();
        Map<String, SentenceTerm> slots = slots(place, words);
        if (place.modelPausesToo()) {
            return phrases.format("pause.long", seed, slots);
        }
        if (pause.superfluous().size() >= MIN_MANY_PAUSES) {
            return phrases.format("pause.many", seed, slots);
        }
        Optional<String> rest = pause.missing().stream()
                .map(PausePlace::before)
                .filter(word -> !word.equalsIgnoreCase(place.before()))
                .findFirst();
        if (rest.isEmpty()) {
            return phrases.format("pause.superfluous", seed, slots);
        }
        slots.put("rest", term(rest.get(), words));
        return phrases.format("pause.both", seed, slots);
    }

    private Map<String, SentenceTerm> slots(PausePlace place, List<Word> words) {
        Map<String, SentenceTerm> slots = new HashMap<>();
        slots.put("before", term(place.before(), words));
        slots.put("after", term(place.after(), words));
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
