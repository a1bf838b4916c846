package app.saywell.speech.language.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Abbreviations that are read as full words, in the places where they are abbreviations. Those
/// that are spelled out need no entry. An ordinary word wins where both are possible.
final class AbbreviationTable {
    private static final Map<String, List<Entry>> ENTRIES = read();

    /// Whether the letters may also be read as an ordinary word.
    enum WordChoice {
        NEVER,
        FIRST,
        LAST
    }

    /// What an abbreviation stands for.
    ///
    /// @param phrases the most likely first; none when it is not an abbreviation here
    /// @param word whether the letters themselves are a reading, and on which place
    record Expansion(List<String> phrases, WordChoice word) {
        private static final Expansion NONE = new Expansion(List.of(), WordChoice.FIRST);

        Expansion {
            phrases = List.copyOf(phrases);
        }
    }

    private enum Kind {
        ALWAYS,
        DOTTED,
        TITLE,
        STREET,
        AFTER_NAME,
        NUMBER,
        DAY,
        MONTH
    }

    private record Entry(Kind kind, boolean isWord, List<String> phrases) {}

    private AbbreviationTable() {}

    /// Whether the letters are the short name of a day or month.
    static boolean isDayOrMonth(String core) {
        return entries(core).stream().anyMatch(entry -> entry.kind() == Kind.DAY || entry.kind() == Kind.MONTH);
    }

    /// Whether a sentence may end with the abbreviation, so that a capital after it begins one.
    static boolean endsSentence(String core) {
        String lower = core.toLowerCase(Locale.ROOT);
        return List.of("etc", "a.m", "p.m", "pm", "ltd", "jr", "sr").contains(lower)
                || entries(core).stream().anyMatch(entry -> entry.kind() != Kind.ALWAYS && entry.kind() != Kind.TITLE);
    }

    /// What the short name of a day or month stands for; none for other letters.
    static List<String> dayOrMonth(String core) {
        return entries(core).stream()
                .filter(entry -> entry.kind() == Kind.DAY || entry.kind() == Kind.MONTH)
                .flatMap(entry -> entry.phrases().stream())
                .toList();
    }

    /// What a token stands for as an abbreviation.
    ///
    /// @param core without the last dot
    static Expansion expand(String core, boolean hasDot, TokenContext context) {
        List<Entry> entries = entries(core);
        boolean capital = !core.isEmpty() && Character.isUpperCase(core.charAt(0));
        List<String> phrases = new ArrayList<>();
        WordChoice word = WordChoice.NEVER;
        for (Entry entry : inOrder(entries, context)) {
            Expansion expansion =
                    switch (entry.kind()) {
                        case ALWAYS -> new Expansion(entry.phrases(), WordChoice.NEVER);
                        case DOTTED -> when(hasDot, entry, false);
                        case TITLE -> title(entry, hasDot, capital, context);
                        case STREET ->
                            when(
                                    (capital || context.ordinalPrecedes()) && context.streetNamePrecedes(),
                                    entry,
                                    !hasDot);
                        case AFTER_NAME -> when(capital && context.namePrecedes(), entry, entry.isWord());
                        case NUMBER ->
                            when(
                                    context.numberFollows()
                                            && (hasDot || capital && context.breakAt(0) == PhraseBreak.NONE),
                                    entry,
                                    entry.isWord());
                        case DAY -> day(entry, hasDot, capital, context);
                        case MONTH -> month(entry, hasDot, capital, context);
                    };
            if (!expansion.phrases().isEmpty()) {
                phrases.addAll(expansion.phrases());
                word = word.compareTo(expansion.word()) > 0 ? word : expansion.word();
            }
        }
        if (phrases.isEmpty() && entries.size() > 1 && (hasDot || capital)) {
            List<String> all = new ArrayList<>();
            entries.forEach(entry -> all.addAll(entry.phrases()));
            boolean ambiguous = entries.stream().noneMatch(Entry::isWord);
            return ambiguous ? new Expansion(all.reversed(), WordChoice.NEVER) : Expansion.NONE;
        }
        return phrases.isEmpty() ? Expansion.NONE : new Expansion(phrases, word);
    }

    /// A title comes before a street only where a name follows.
    private static List<Entry> inOrder(List<Entry> entries, TokenContext context) {
        return entries.size() > 1 && context.streetNamePrecedes() ? entries.reversed() : entries;
    }

    private static Expansion when(boolean fits, Entry entry, boolean mayBeWord) {
        return fits ? new Expansion(entry.phrases(), mayBeWord ? WordChoice.LAST : WordChoice.NEVER) : Expansion.NONE;
    }

    private static Expansion title(Entry entry, boolean hasDot, boolean capital, TokenContext context) {
        if (!(capital || hasDot && !entry.isWord())
                || !context.nameFollows()
                || entry.isWord() && (!hasDot || context.allCapitals())) {
            return Expansion.NONE;
        }
        return !entry.isWord()
                ? new Expansion(entry.phrases(), WordChoice.NEVER)
                : new Expansion(entry.phrases(), context.isNamed() ? WordChoice.FIRST : WordChoice.LAST);
    }

    private static Expansion day(Entry entry, boolean hasDot, boolean capital, TokenContext context) {
        boolean beside = context.dateBeside();
        if (entry.isWord()) {
            boolean capitalMeans = capital && !context.allCapitals();
            return when(capitalMeans && (beside || context.timeWordPrecedes()), entry, true);
        }
        boolean fits = hasDot || capital && (!context.opensSentence() || beside);
        return when(fits && (!context.allCapitals() || hasDot || beside), entry, !beside);
    }

    private static Expansion month(Entry entry, boolean hasDot, boolean capital, TokenContext context) {
        boolean beside = context.dateBeside();
        if (entry.isWord()) {
            boolean capitalMeans = capital && !context.allCapitals();
            return when(beside || capitalMeans && context.timeWordPrecedes(), entry, true);
        }
        return when(beside || hasDot || capital && !context.allCapitals(), entry, !hasDot && !beside);
    }

    private static List<Entry> entries(String core) {
        return ENTRIES.getOrDefault(core.toLowerCase(Locale.ROOT), List.of());
    }

    private static Map<String, List<Entry>> read() {
        Map<String, List<Entry>> entries = new HashMap<>();
        try (InputStream in = AbbreviationTable.class.getResourceAsStream("abbreviations.txt");
                BufferedReader lines = new BufferedReader(
                        new InputStreamReader(java.util.Objects.requireNonNull(in), StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] sides = line.split(" = ", 2);
                String[] left = sides[0].split("[ :]+", -1);
                Kind kind = Kind.valueOf(left[0].replaceAll("(?=[A-Z])", "_").toUpperCase(Locale.ROOT));
                entries.computeIfAbsent(left[1], key -> new ArrayList<>())
                        .add(new Entry(kind, left.length > 2, List.of(sides[1].split(" \\| ", -1))));
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Map.copyOf(entries);
    }
}
