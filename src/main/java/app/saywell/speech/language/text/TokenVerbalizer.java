package app.saywell.speech.language.text;

import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.text.AbbreviationTable.Expansion;
import app.saywell.speech.language.text.AbbreviationTable.WordChoice;
import app.saywell.speech.language.text.SymbolWords.UnitName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Finds the words that a chunk of text may stand for (verbalization).
final class TokenVerbalizer {
    /// More readings are not considered.
    static final int MAX_READINGS = 24;

    private static final Pattern DIGIT = Pattern.compile("\\p{N}");
    private final RunReader runs;

    TokenVerbalizer(Lexicon lexicon) {
        this.runs = new RunReader(new LetterSequenceReader(lexicon));
    }

    Verbalization verbalize(TextChunk piece, TokenContext context) {
        String core = piece.core();
        List<String> address = AddressWords.expand(core, context);
        if (!address.isEmpty()) {
            return abbreviation(core, address, WordChoice.LAST, context);
        }
        List<List<PhraseWord>> unit = unitAfterNumber(core, piece.hasDot(), context);
        if (!unit.isEmpty()) {
            return Verbalization.of(unit);
        }
        Expansion expansion = AbbreviationTable.expand(core, piece.hasDot(), context);
        if (!expansion.phrases().isEmpty()) {
            return abbreviation(core, expansion.phrases(), expansion.word(), context);
        }
        if (core.matches("(?i)[ap]m") && context.numberLike(context.previousChunk())) {
            return Verbalization.of(
                    withWord(toWordLists(List.of(core.toUpperCase(Locale.ROOT).replace("M", " M"))), core, context));
        }
        if (TokenContext.isMagnitude(core) && (context.moneyPrecedes() || core.length() > 2)) {
            return Verbalization.of(magnitude(core, context));
        }
        if (core.equalsIgnoreCase("x") && context.numberPrecedes() && context.numberFollows()) {
            return Verbalization.of(
                    toWordLists(context.isEquation() ? List.of("times", "by", "X") : List.of("by", "times", "X")));
        }
        if (core.equals("-") && !context.isEquation() && context.isBetweenTimes()) {
            return Verbalization.of(toWordLists(List.of("to", "through", "minus", "dash")));
        }
        if (SymbolWords.SIGNS.containsKey(core)) {
            return Verbalization.of(toWordLists(SymbolWords.SIGNS.getOrDefault(core, List.of())));
        }
        if (DIGIT.matcher(core).find()) {
            Set<String> readings = new LinkedHashSet<>(NumberNormalizer.readings(core, context));
            if (readings.isEmpty()) {
                readings.addAll(ranges(core, context));
            }
            if (!readings.isEmpty()) {
                return Verbalization.of(toWordLists(readings));
            }
        }
        return runs.read(core, context);
    }

    private Verbalization abbreviation(String core, List<String> phrases, WordChoice word, TokenContext context) {
        List<List<PhraseWord>> words = toWordLists(phrases);
        if (word == WordChoice.LAST) {
            return Verbalization.of(withWord(words, core, context));
        }
        List<List<PhraseWord>> all = new ArrayList<>(
                word == WordChoice.FIRST ? runs.read(core, context).phrases() : List.of());
        all.addAll(words);
        return Verbalization.of(all);
    }

    private List<List<PhraseWord>> withWord(List<List<PhraseWord>> first, String core, TokenContext context) {
        List<List<PhraseWord>> all = new ArrayList<>(first);
        all.addAll(runs.read(core, context).phrases());
        return all;
    }

    /// The name of a unit after its number. "in" and other words of their own may be both.
    private List<List<PhraseWord>> unitAfterNumber(String core, boolean hasDot, TokenContext context) {
        String lower = core.toLowerCase(Locale.ROOT);
        boolean afterSquare =
                Set.of("sq", "cu").contains(context.previousChunk().toLowerCase(Locale.ROOT));
        boolean money = context.moneyPrecedes();
        UnitName unit = MeasureWords.unit(lower);
        if (lower.equals("sq") && context.amountPrecedes()) {
            return toWordLists(List.of("square"));
        }
        boolean factor = lower.equals("x") && context.numberFollows();
        if (unit == null || money || factor || !context.amountPrecedes() && !afterSquare) {
            return List.of();
        }
        List<List<PhraseWord>> names = toWordLists(
                new LinkedHashSet<>(List.of(unit.formFor(context.previousChunk()), unit.singular(), unit.plural())));
        boolean mayBeWord = !hasDot && (lower.equals("in") || lower.length() == 1);
        boolean wordFirst = lower.equals("in") && !context.lengthGoesOn();
        if (!mayBeWord) {
            return names;
        }
        List<List<PhraseWord>> word = runs.read(core, context).phrases();
        List<List<PhraseWord>> all = new ArrayList<>(wordFirst ? word : names);
        all.addAll(wordFirst ? names : word);
        return all;
    }

    private List<List<PhraseWord>> magnitude(String core, TokenContext context) {
        String word =
                switch (core.toLowerCase(Locale.ROOT)) {
                    case "b", "bn" -> "billion";
                    case "m", "mn" -> "million";
                    default -> core;
                };
        String money = MoneyWords.pluralOf(context.previousChunk());
        return money.isEmpty() ? runs.read(core, context).phrases() : toWordLists(List.of(word + " " + money, word));
    }

    /// Two amounts, times or dates with a dash or tilde: "5pm-7pm", "50%~60%".
    private static Set<String> ranges(String core, TokenContext context) {
        Set<String> readings = new LinkedHashSet<>();
        for (int i = 1; i < core.length() - 1; i++) {
            if (core.charAt(i) == '-' || core.charAt(i) == '~') {
                Set<String> left = NumberNormalizer.readings(core.substring(0, i), context);
                Set<String> right = NumberNormalizer.readings(core.substring(i + 1), context);
                if (MoneyWords.beginsWithCurrency(core) && Character.isDigit(core.charAt(i + 1))) {
                    Set<String> both = NumberNormalizer.readings(core.charAt(0) + core.substring(i + 1), context);
                    Set<String> from = NumberNormalizer.readings(core.substring(1, i), context);
                    from.stream().limit(3).forEach(amount -> both.stream()
                            .limit(2)
                            .forEach(to -> readings.add(amount + " to " + to)));
                }
                readings.addAll(inTheSameManner(List.copyOf(left), List.copyOf(right)));
                for (String joiner : List.of(" to ", " ", " minus ")) {
                    left.stream()
                            .limit(3)
                            .forEach(from -> right.stream().limit(3).forEach(to -> readings.add(from + joiner + to)));
                }
            }
        }
        return readings;
    }

    /// Who says "one hundred and fifty dollars" says the other amount with "and", too.
    private static List<String> inTheSameManner(List<String> left, List<String> right) {
        return left.size() != right.size()
                ? List.of()
                : IntStream.range(0, Math.min(left.size(), 6))
                        .mapToObj(manner -> left.get(manner) + " to " + right.get(manner))
                        .toList();
    }

    static List<List<PhraseWord>> toWordLists(Collection<String> phrases) {
        return new ArrayList<>(
                phrases.stream().limit(MAX_READINGS).map(PhraseWord::ofPhrase).toList());
    }
}
