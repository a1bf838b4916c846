package app.saywell.speech.language.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads letters, digits and signs one after another: "COVID-19", "T-shirt", "5-year-old", "H2O",
/// "Mon/Wed", "me@example.com".
final class RunReader {
    private static final Pattern RUN =
            Pattern.compile("(?:\\p{L}\\.)+\\p{L}(?!\\p{L})|[\\p{M}']*+\\p{L}[\\p{L}\\p{M}']*+"
                    + "|\\d++(?:[.,:]\\d++)*(?:(?:st|nd|rd|th|s)(?!\\p{L}))?|[½¼¾⅐-⅞]"
                    + "|[&+=%@×÷<>≠√#°º$€£₩¥¢±∞≤≥≈π→§‰№²³./~*·^_:\\\\-]");

    private static final Pattern DIGIT = Pattern.compile("[\\d½¼¾⅐-⅞]");
    private static final Pattern FORMULA = Pattern.compile("[=×÷*^<>≤≥±≈]|(?<=[\\d\\p{L}])\\+(?=[\\d\\p{L}])");
    private static final String SILENT = "'\"()[]{},;!?’“”„«»‹›–—…`¡¿";

    /// Signs between letters that are usually not said.
    private static final String OPTIONAL = "-/.:*~_";

    private final LetterSequenceReader letters;

    RunReader(LetterSequenceReader letters) {
        this.letters = letters;
    }

    /// A part of a chunk with its place.
    private record Run(String text, int start, int end) {
        boolean isSign() {
            return text.length() == 1 && !Character.isLetterOrDigit(text.charAt(0)) && !isNumber();
        }

        boolean isNumber() {
            return DIGIT.matcher(text).find();
        }
    }

    /// What the runs of a chunk say together, and which signs in it have no words.
    Verbalization read(String core, TokenContext context) {
        List<Run> runs = new ArrayList<>();
        List<String> unread = new ArrayList<>();
        Matcher matcher = RUN.matcher(core);
        int at = 0;
        while (matcher.find()) {
            noteUnread(core.substring(at, matcher.start()), unread);
            at = matcher.end();
            runs.add(new Run(matcher.group(), matcher.start(), matcher.end()));
        }
        noteUnread(core.substring(at), unread);
        boolean named = WebAddress.isAddress(core);
        boolean formula = !named && FORMULA.matcher(core).find();
        List<List<PhraseWord>> lists = new ArrayList<>(List.of(List.of()));
        for (int i = 0; i < runs.size(); i++) {
            Run before = i == 0 ? null : runs.get(i - 1);
            Run after = i + 1 == runs.size() ? null : runs.get(i + 1);
            Run run = runs.get(i);
            List<List<PhraseWord>> said;
            if (run.isSign()) {
                said = sign(run.text(), before, after, named, formula);
            } else if (run.isNumber()) {
                boolean day = before != null
                        && !AbbreviationTable.dayOrMonth(
                                        i > 1 && before.isSign()
                                                ? runs.get(i - 2).text()
                                                : before.text())
                                .isEmpty();
                said = number(run.text(), day, named, context);
            } else {
                boolean beside = touches(before, run) || touches(run, after);
                said = letters(run.text(), beside, before, after, context);
                said = said.stream()
                        .map(words -> withHyphens(words, core, run, before, after))
                        .toList();
            }
            boolean silent = run.isSign() && (OPTIONAL + ".").contains(run.text());
            if (said.isEmpty() && !silent) {
                unread.add(run.text());
            }
            lists = combined(lists, said);
        }
        lists.removeIf(List::isEmpty);
        return new Verbalization(lists, unread);
    }

    private static boolean touches(@Nullable Run left, @Nullable Run right) {
        return left != null && right != null && left.end() == right.start() && (left.isNumber() || right.isNumber());
    }

    private List<List<PhraseWord>> letters(
            String text, boolean besideDigits, @Nullable Run before, @Nullable Run after, TokenContext context) {
        boolean inPair = before != null || after != null;
        if (inPair
                && text.equalsIgnoreCase("x")
                && before != null
                && before.isNumber()
                && after != null
                && after.isNumber()) {
            return TokenVerbalizer.toWordLists(List.of("by", "times", "X"));
        }
        List<String> date =
                inPair && Character.isUpperCase(text.charAt(0)) ? AbbreviationTable.dayOrMonth(text) : List.of();
        if (before != null && before.text().equals(".") && text.equalsIgnoreCase("jpg")) {
            return TokenVerbalizer.toWordLists(List.of("J peg", "J P G"));
        }
        if (!date.isEmpty()) {
            return TokenVerbalizer.toWordLists(date);
        }
        return besideDigits ? letters.readBesideDigits(text, context) : letters.read(text, context);
    }

    private static List<List<PhraseWord>> number(String text, boolean afterMonth, boolean named, TokenContext context) {
        Set<String> readings = new LinkedHashSet<>();
        if (afterMonth && text.matches("[12]?\\d|3[01]")) {
            readings.add(NumberWords.ordinal(Long.parseLong(text)));
        }
        if (named && text.matches("\\d{2,3}")) {
            readings.add(NumberWords.digitByDigit(text).getLast());
        }
        readings.addAll(NumberNormalizer.readings(text, context));
        return TokenVerbalizer.toWordLists(
                readings.isEmpty() ? NumberWords.digitByDigit(text.replaceAll("\\D", "")) : readings);
    }

    private static List<List<PhraseWord>> sign(
            String sign, @Nullable Run before, @Nullable Run after, boolean named, boolean formula) {
        boolean atEdge = before == null || after == null;
        List<List<PhraseWord>> words = new ArrayList<>(TokenVerbalizer.toWordLists(
                sign.equals(".") ? List.of("dot", "point") : SymbolWords.SIGNS.getOrDefault(sign, List.of())));
        boolean days = before != null
                && after != null
                && sign.equals("-")
                && !AbbreviationTable.dayOrMonth(before.text()).isEmpty()
                && !AbbreviationTable.dayOrMonth(after.text()).isEmpty();
        if (days) {
            return TokenVerbalizer.toWordLists(List.of("to", "through"));
        }
        boolean besideSign = before != null && before.isSign() || after != null && after.isSign();
        if (sign.equals(".") && besideSign && !named) {
            return List.of();
        }
        if (sign.equals("/") && formula) {
            return TokenVerbalizer.toWordLists(List.of("divided by", "over", "slash"));
        }
        if (named) {
            return sign.equals("-")
                    ? TokenVerbalizer.toWordLists(List.of("dash", "hyphen"))
                    : sign.equals("/") ? TokenVerbalizer.toWordLists(List.of("slash")) : words;
        }
        if (OPTIONAL.contains(sign) && !formula || sign.equals(".") || sign.equals(":")) {
            boolean dotBetween = sign.equals(".") && !atEdge;
            List<List<PhraseWord>> optional = new ArrayList<>();
            if (sign.equals("-")) {
                words = TokenVerbalizer.toWordLists(List.of("dash"));
            }
            if (sign.equals("/") && !atEdge) {
                words.add(PhraseWord.ofPhrase("and"));
            }
            if (dotBetween) {
                optional.addAll(words);
                optional.add(List.of());
                return optional;
            }
            optional.add(List.of());
            optional.addAll(atEdge ? List.of() : words);
            return optional;
        }
        return words;
    }

    /// Adds the hyphens around a run of letters to its first and last word.
    private static List<PhraseWord> withHyphens(
            List<PhraseWord> words, String core, Run run, @Nullable Run before, @Nullable Run after) {
        List<PhraseWord> result = new ArrayList<>(words);
        boolean hyphenAfter = after != null && after.text().equals("-");
        PhraseWord last = result.getLast();
        int end = after == null ? core.length() : hyphenAfter ? after.end() : after.start();
        String suffix = core.substring(run.end(), end);
        if (last.written() != null) {
            result.set(result.size() - 1, new PhraseWord(last.word(), last.written() + suffix));
        }
        PhraseWord first = result.getFirst();
        if (first.written() != null && before == null) {
            result.set(0, new PhraseWord(first.word(), core.substring(0, run.start()) + first.written()));
        }
        return result;
    }

    private static void noteUnread(String gap, List<String> unread) {
        gap.codePoints()
                .filter(c -> SILENT.indexOf(c) < 0 && Character.getType(c) != Character.NON_SPACING_MARK)
                .mapToObj(Character::toString)
                .forEach(unread::add);
    }

    /// Each head with each tail, those with the usual tail first.
    private static List<List<PhraseWord>> combined(List<List<PhraseWord>> heads, List<List<PhraseWord>> tails) {
        if (tails.isEmpty()) {
            return heads;
        }
        List<List<PhraseWord>> wordLists = new ArrayList<>();
        for (int rank = 0; rank < heads.size() + tails.size(); rank++) {
            for (int head = 0; head <= rank && head < heads.size(); head++) {
                int tail = rank - head;
                if (tail < tails.size() && wordLists.size() < TokenVerbalizer.MAX_READINGS) {
                    List<PhraseWord> words = new ArrayList<>(heads.get(head));
                    words.addAll(tails.get(tail));
                    wordLists.add(words);
                }
            }
        }
        return wordLists;
    }
}
