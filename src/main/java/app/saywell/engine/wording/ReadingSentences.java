package app.saywell.engine.wording;

import app.saywell.engine.prosody.PauseComparison;
import app.saywell.engine.prosody.PauseComparison.Place;
import app.saywell.engine.prosody.SpeedComparison;
import app.saywell.engine.prosody.StressComparison;
import app.saywell.speech.Word;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What to say of a reading as a whole: one or two sentences for each dimension.
final class ReadingSentences {
    private static final int NAMED = 2;
    private static final double MOST = 0.75;
    private static final double SOME = 0.4;
    private static final int MANY_PAUSES = 3;
    private static final double EVEN = 0.97;
    private static final double LITTLE_SLOW = 0.9;
    private static final double SLOW = 0.7;

    private final Phrasebook book;
    private final Terms terms;

    ReadingSentences(Phrasebook book) {
        this.book = book;
        this.terms = new Terms(book);
    }

    String pronunciation(List<Word> words, long seed) {
        List<Word> wrong =
                words.stream()
                        .filter(word -> !word.correct())
                        .sorted(Comparator.comparingDouble(Word::score))
                        .toList();
        if (wrong.isEmpty()) {
            return book.say("pronunciation.all", seed, Map.of());
        }
        int correct = words.size() - wrong.size();
        double share = (double) correct / words.size();
        String key = share >= MOST ? "most" : share >= SOME ? "some" : correct > 0 ? "few" : "none";
        Map<String, Term> slots = new HashMap<>();
        slots.put("correct", Term.number(correct));
        slots.put("wrong", Term.number(wrong.size()));
        slots.put("total", Term.number(words.size()));
        slots.put(
                "words",
                terms.both(wrong.stream().limit(named(key)).map(terms::word).distinct().toList()));
        return book.say("pronunciation." + key, seed, slots);
    }

    /// Nearly everything was right: one word is enough.
    private static int named(String key) {
        return key.equals("most") ? 1 : NAMED;
    }

    String stress(StressComparison stress, long seed) {
        List<String> missing = stress.missing();
        List<String> superfluous = stress.superfluous();
        if (missing.isEmpty() && superfluous.isEmpty()) {
            return book.say("stress.good", seed, Map.of());
        }
        if (superfluous.isEmpty()) {
            return book.say("stress.missing", seed, Map.of("words", named(missing, NAMED)));
        }
        if (missing.isEmpty()) {
            return book.say("stress.superfluous", seed, Map.of("words", named(superfluous, NAMED)));
        }
        return book.say(
                "stress.both",
                seed,
                Map.of("words", named(missing, 1), "others", named(superfluous, 1)));
    }

    private Term named(List<String> words, int limit) {
        return terms.both(words.stream().limit(limit).map(terms::word).toList());
    }

    String pause(PauseComparison pause, long seed) {
        if (pause.superfluous().isEmpty()) {
            return pause.missing().isEmpty()
                    ? book.say("pause.good", seed, Map.of())
                    : book.say("pause.missing", seed, slots(pause.missing().getFirst()));
        }
        Place place = pause.superfluous().getFirst();
        Map<String, Term> slots = slots(place);
        if (place.modelPausesToo()) {
            return book.say("pause.long", seed, slots);
        }
        if (pause.superfluous().size() >= MANY_PAUSES) {
            return book.say("pause.many", seed, slots);
        }
        if (pause.missing().isEmpty()) {
            return book.say("pause.superfluous", seed, slots);
        }
        slots.put("rest", terms.word(pause.missing().getFirst().before()));
        return book.say("pause.both", seed, slots);
    }

    private Map<String, Term> slots(Place place) {
        Map<String, Term> slots = new HashMap<>();
        slots.put("before", terms.word(place.before()));
        slots.put("after", terms.word(place.after()));
        return slots;
    }

    String speed(SpeedComparison speed, long seed) {
        double ratio = speed.ratio();
        String key;
        if (ratio > SpeedComparison.FAST) {
            key = "fast";
        } else if (ratio >= EVEN) {
            key = "good";
        } else if (ratio >= LITTLE_SLOW) {
            key = "little";
        } else {
            key = ratio >= SLOW ? "slow" : "very_slow";
        }
        int percent = (int) Math.round(100 * Math.abs(1 - ratio));
        return book.say("speed." + key, seed, Map.of("percent", Term.number(percent)));
    }
}
