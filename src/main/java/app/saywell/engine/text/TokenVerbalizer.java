package app.saywell.engine.text;

import app.saywell.engine.lexicon.LetterFolding;
import app.saywell.engine.lexicon.Lexicon;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the words that a chunk of text may stand for (verbalization).
final class TokenVerbalizer {
    /// More readings are not considered.
    static final int MAX_READINGS = 16;

    private static final Pattern RUN =
            Pattern.compile("(?:\\p{L}\\.)+\\p{L}(?!\\p{L})|[\\p{L}\\p{M}']*\\p{L}[\\p{L}\\p{M}']*"
                    + "|\\d+(?:[.,]\\d+)*(?:(?:st|nd|rd|th|s)(?!\\p{L}))?|[&+=%@×÷<>≠√#°$€£₩¥.]");

    private static final Pattern DIGIT = Pattern.compile("\\p{N}");
    private final LetterSequenceReader letterSequenceReader;

    TokenVerbalizer(Lexicon lexicon) {
        this.letterSequenceReader = new LetterSequenceReader(lexicon);
    }

    /// The ways to put a chunk into words, the most usual first; none when there is nothing to say.
    List<List<PhraseWord>> verbalize(TextChunk piece, TokenContext context) {
        String core = piece.core();
        List<String> expansions = AbbreviationTable.expand(core, piece.hasDot(), context);
        if (!expansions.isEmpty()) {
            return toWordLists(expansions);
        }
        SymbolWords.UnitName unit = SymbolWords.UNITS.get(core.toLowerCase(Locale.ROOT));
        if (unit != null && context.numberPrecedes()) {
            return toWordLists(List.of(unit.formFor(context.previousChunk())));
        }
        if (TokenContext.isMagnitude(core) && context.moneyPrecedes()) {
            SymbolWords.CurrencyName money =
                    SymbolWords.CURRENCIES.get(context.previousChunk().substring(0, 1));
            if (money != null) {
                return toWordLists(List.of(core + " " + money.mainUnit().plural(), core));
            }
        }
        if (SymbolWords.SIGNS.containsKey(core)) {
            return toWordLists(SymbolWords.SIGNS.getOrDefault(core, List.of()));
        }
        if (DIGIT.matcher(core).find()) {
            Collection<String> numberReadings = NumberNormalizer.readings(core, context);
            if (!numberReadings.isEmpty()) {
                return toWordLists(numberReadings);
            }
        }
        return verbalizeRuns(core, context);
    }

    /// Reads letters, digits and signs one after another: "COVID-19", "T-shirt", "5-year-old",
    /// "H2O".
    private List<List<PhraseWord>> verbalizeRuns(String core, TokenContext context) {
        List<List<PhraseWord>> wordLists = new ArrayList<>(List.of(List.of()));
        Matcher matcher = RUN.matcher(core);
        List<int[]> spans = new ArrayList<>();
        while (matcher.find()) {
            boolean isDot = matcher.group().equals(".");
            boolean isInner = matcher.start() > 0 && matcher.end() < core.length();
            if (!isDot || isInner) {
                spans.add(new int[] {matcher.start(), matcher.end()});
            }
        }
        for (int i = 0; i < spans.size(); i++) {
            int from = i == 0 ? 0 : spans.get(i)[0];
            int to = i + 1 < spans.size() ? spans.get(i + 1)[0] : core.length();
            String runText = core.substring(spans.get(i)[0], spans.get(i)[1]);
            wordLists = combined(wordLists, verbalizeRun(runText, core.substring(from, to), context));
        }
        wordLists.removeIf(List::isEmpty);
        return wordLists;
    }

    private List<List<PhraseWord>> verbalizeRun(String runText, String writtenText, TokenContext context) {
        if (!DIGIT.matcher(runText).find()
                && !LetterFolding.lettersOnly(runText).isEmpty()) {
            List<List<PhraseWord>> wordLists = new ArrayList<>();
            for (List<PhraseWord> parts : letterSequenceReader.read(runText, context)) {
                wordLists.add(withHyphens(parts, runText, writtenText));
            }
            return wordLists;
        }
        if (DIGIT.matcher(runText).find()) {
            return toWordLists(NumberNormalizer.readings(runText, context));
        }
        return runText.equals(".")
                ? toWordLists(List.of("dot"))
                : toWordLists(SymbolWords.SIGNS.getOrDefault(runText, List.of()));
    }

    /// Adds the hyphens around a run to its first and last word.
    private static List<PhraseWord> withHyphens(List<PhraseWord> words, String runText, String writtenText) {
        List<PhraseWord> result = new ArrayList<>(words);
        int prefixLength = writtenText.indexOf(runText);
        PhraseWord first = result.getFirst();
        if (first.written() != null) {
            result.set(0, new PhraseWord(first.word(), writtenText.substring(0, prefixLength) + first.written()));
        }
        PhraseWord last = result.getLast();
        if (last.written() != null) {
            String suffix = writtenText.substring(prefixLength + runText.length());
            result.set(result.size() - 1, new PhraseWord(last.word(), last.written() + suffix));
        }
        return result;
    }

    private static List<List<PhraseWord>> combined(List<List<PhraseWord>> heads, List<List<PhraseWord>> tails) {
        if (tails.isEmpty()) {
            return heads;
        }
        List<List<PhraseWord>> wordLists = new ArrayList<>();
        for (List<PhraseWord> tail : tails) {
            for (List<PhraseWord> head : heads) {
                if (wordLists.size() < MAX_READINGS) {
                    List<PhraseWord> combinedWords = new ArrayList<>(head);
                    combinedWords.addAll(tail);
                    wordLists.add(combinedWords);
                }
            }
        }
        return wordLists;
    }

    private static List<List<PhraseWord>> toWordLists(Collection<String> phrases) {
        return new ArrayList<>(
                phrases.stream().limit(MAX_READINGS).map(PhraseWord::ofPhrase).toList());
    }
}
