package app.saywell.judge.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import tools.jackson.databind.JsonNode;

/// The forms of the service document, section 2: every field, its type and its range.
final class ResponseShape {
    private static final double LONG_PAUSE = 0.05;
    private static final double THRESHOLD = 70;

    private ResponseShape() {}

    /// An array of words and pauses in the order of time, within a recording of that length.
    static void components(JsonNode array, double seconds) {
        assertThat(array.isArray()).isTrue();
        double before = 0;
        int words = 0;
        for (JsonNode component : array) {
            times(component, seconds);
            assertThat(component.get("start").doubleValue()).isGreaterThanOrEqualTo(before - 1e-6);
            before = component.get("start").doubleValue();
            switch (component.get("type").stringValue()) {
                case "word" -> {
                    word(component, seconds);
                    words++;
                }
                case "pause" -> pause(component);
                default -> throw new AssertionError("neither word nor pause: " + component);
            }
        }
        assertThat(words).isPositive();
    }

    /// The texts of the words.
    static List<String> words(JsonNode array) {
        return array.valueStream()
                .filter(component -> component.get("type").stringValue().equals("word"))
                .map(word -> word.get("word").stringValue())
                .toList();
    }

    /// One judged dimension: a number within a range, and words.
    static void dimension(JsonNode dimension, double from, double to) {
        assertThat(dimension.get("score").isNumber()).isTrue();
        assertThat(dimension.get("score").doubleValue()).isBetween(from, to);
        assertThat(dimension.get("feedback").isString()).isTrue();
    }

    private static void word(JsonNode word, double seconds) {
        assertThat(word.get("word").isString()).isTrue();
        double score = score(word);
        assertThat(word.get("is_correct").isBoolean()).isTrue();
        assertThat(word.get("is_correct").booleanValue()).isEqualTo(score >= THRESHOLD);
        assertThat(word.get("is_stressed").isBoolean()).isTrue();
        stringOrNull(word, "feedback");
        assertThat(word.get("syllables").isArray()).isTrue();
        word.get("syllables").forEach(syllable -> syllable(syllable, seconds));
        assertThat(word.get("phonemes").isArray()).isTrue();
        word.get("phonemes").forEach(phoneme -> phoneme(phoneme, seconds));
    }

    private static void pause(JsonNode pause) {
        double length = pause.get("end").doubleValue() - pause.get("start").doubleValue();
        assertThat(pause.get("is_long").isBoolean()).isTrue();
        if (Math.abs(length - LONG_PAUSE) > 1e-6) {
            assertThat(pause.get("is_long").booleanValue()).isEqualTo(length > LONG_PAUSE);
        }
    }

    private static void syllable(JsonNode syllable, double seconds) {
        assertThat(syllable.get("syllable").isString()).isTrue();
        stringOrNull(syllable, "grapheme");
        score(syllable);
        times(syllable, seconds);
    }

    private static void phoneme(JsonNode phoneme, double seconds) {
        assertThat(phoneme.get("phoneme").isString()).isTrue();
        stringOrNull(phoneme, "user_phoneme");
        score(phoneme);
        assertThat(phoneme.get("is_correct").isBoolean()).isTrue();
        assertThat(phoneme.get("is_stressed").isBoolean()).isTrue();
        stringOrNull(phoneme, "feedback");
        times(phoneme, seconds);
    }

    private static double score(JsonNode node) {
        assertThat(node.get("score").isNumber()).isTrue();
        double score = node.get("score").doubleValue();
        assertThat(score).isBetween(0.0, 100.0);
        return score;
    }

    private static void times(JsonNode node, double seconds) {
        assertThat(node.get("start").isNumber()).isTrue();
        assertThat(node.get("end").isNumber()).isTrue();
        double start = node.get("start").doubleValue();
        double end = node.get("end").doubleValue();
        assertThat(start).isBetween(0.0, end);
        assertThat(end).isLessThanOrEqualTo(seconds + 0.05);
    }

    private static void stringOrNull(JsonNode node, String field) {
        assertThat(node.has(field)).as(field).isTrue();
        assertThat(node.get(field).isString() || node.get(field).isNull())
                .as(field)
                .isTrue();
    }
}
