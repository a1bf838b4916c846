package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/// Texts that are put together from parts with known readings: each is read so, and nothing of it
/// is lost.
class ComposedTextsTest {
    private static final TextNormalizer READER = new TextNormalizer(EnglishLexicon.load());

    /// A part of a text.
    ///
    /// @param read how it is read aloud
    private record Part(String written, String read) {}

    @Property(tries = 4_000)
    void everyPartIsReadAndNothingIsLost(@ForAll("composed") Part text) {
        TextReading reading = READER.examine(text.written());
        assertThat(reading.unread()).as(text.written()).isEmpty();
        assertThat(ReadingMatch.accepts(reading.tokens(), text.read()))
                .as(text.written() + " → " + text.read() + ", but: " + ReadingMatch.first(reading.tokens()))
                .isTrue();
    }

    @Provide
    Arbitrary<Part> composed() {
        Arbitrary<Part> part = Arbitraries.oneOf(
                Arbitraries.of("cat", "sat", "min", "jun", "max", "fig", "wed", "mar", "co", "rev", "sun", "happy")
                        .map(word -> new Part(word, word)),
                number(2, 99).map(n -> new Part(n + " km", NumberWords.cardinal(n) + " kilometers")),
                number(2, 999).map(n -> new Part("$" + n, NumberWords.cardinal(n) + " dollars")),
                number(2, 999).map(n -> new Part(n + "%", NumberWords.cardinal(n) + " percent")),
                number(2, 999).map(n -> new Part("US$" + n, NumberWords.cardinal(n) + " U S dollars")),
                number(2, 99).map(n -> new Part("No." + n, "number " + NumberWords.cardinal(n))),
                number(2, 99).map(n -> new Part("p." + n, "page " + NumberWords.cardinal(n))),
                number(2, 99).map(n -> new Part(n + "¢", NumberWords.cardinal(n) + " cents")),
                number(1, 99).map(n -> new Part("#" + n, "number " + NumberWords.cardinal(n))),
                number(2, 9).map(n -> new Part(n + "K", NumberWords.cardinal(n) + " K")),
                number(2, 99).map(n -> new Part(n + ".000.000", NumberWords.cardinal(n * 1_000_000L))),
                number(1, 99).map(n -> new Part(n + "²", NumberWords.cardinal(n) + " squared")),
                pair(
                        1,
                        12,
                        10,
                        59,
                        (h, m) -> new Part(h + ":" + m, NumberWords.cardinal(h) + " " + NumberWords.cardinal(m))),
                pair(
                        1,
                        12,
                        13,
                        31,
                        (m, d) -> new Part(
                                m + "/" + d,
                                DateWords.monthAndDay(m, d).iterator().next())),
                pair(
                        1,
                        12,
                        1,
                        28,
                        (m, d) -> new Part(
                                "2024.%02d.%02d".formatted(m, d),
                                DateWords.monthAndDay(m, d).iterator().next() + " twenty twenty four")),
                pair(
                        2,
                        20,
                        2,
                        20,
                        (a, b) ->
                                new Part(a + " - " + b, NumberWords.cardinal(a) + " minus " + NumberWords.cardinal(b))),
                pair(
                        2,
                        20,
                        2,
                        20,
                        (a, b) -> new Part(
                                a + " × " + b, NumberWords.cardinal(a) + " times " + NumberWords.cardinal(b))));
        return Combinators.combine(
                        Arbitraries.of("", "A: ", "Jinsu: ", "1. ", "① ", "- ", "(smiling) "),
                        part,
                        Arbitraries.of(" and then ", ", so ", "; but "),
                        part,
                        Arbitraries.of(".", "!", "?", "", " [laughs]"))
                .as((opening, first, joint, second, end) -> new Part(
                        opening + "I say " + first.written() + joint + second.written() + end,
                        "I say " + first.read() + joint + second.read()));
    }

    private static Arbitrary<Integer> number(int from, int to) {
        return Arbitraries.integers().between(from, to);
    }

    private interface Composer {
        Part of(int first, int second);
    }

    private static Arbitrary<Part> pair(int from, int to, int otherFrom, int otherTo, Composer composer) {
        return Combinators.combine(number(from, to), number(otherFrom, otherTo)).as(composer::of);
    }
}
