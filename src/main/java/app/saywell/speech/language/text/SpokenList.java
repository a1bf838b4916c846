package app.saywell.speech.language.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Finds lists in a text: at least three short items with a comma between them and "and" or "or" before the last one,
/// as in "apples, pears and plums". What is not surely a list is none.
public final class SpokenList {
    private static final Set<String> JOINING = Set.of("and", "or");

    private static final int MIN_JOINED = 2;

    /// Longer items are clauses.
    private static final int MAX_ITEM_WORDS = 4;

    /// A sentence with one of these before its first comma has something before the list, or no list at all: "However,
    /// Tom and Anna left".
    private static final Set<String> OPENING = Set.of("""
        however yes no well oh so then now today yesterday tomorrow tonight first firstly second secondly third finally
        please sorry okay ok hello hi hey good dear thanks thank also still sometimes usually often once later suddenly
        next last lastly of in on at by for from with about into over under to through between after before
        during without if when while because although though unless until since as but or and
        """.strip().split("\\s+"));

    /// With one of these a clause begins, no item.
    private static final Set<String> CLAUSE = Set.of("""
        i you he she it we they there this that who whom whose which what where why how but so because when while if
        although though unless until since then i'm you're he's she's it's we're they're let's
        """.strip().split("\\s+"));

    private static final Set<String> DEGREES =
            Set.of("very", "really", "so", "too", "quite", "rather", "still", "all", "almost", "extremely", "always");

    private SpokenList() {}

    /// The indices of the words with which the items of lists end, without the last item of each; in order.
    public static List<Integer> itemEnds(List<SpokenToken> tokens) {
        List<Integer> ends = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (i + 1 == tokens.size() || tokens.get(i).breakAfter().compareTo(PhraseBreak.CLAUSE) > 0) {
                ends.addAll(inPart(tokens, from, i + 1));
                from = i + 1;
            }
        }
        return ends;
    }

    /// In a sentence, or in the part of one that a colon or the like divides from the rest.
    private static List<Integer> inPart(List<SpokenToken> tokens, int from, int to) {
        return IntStream.range(from + 1, to - 1)
                .filter(i -> JOINING.contains(word(tokens, i)) && !CLAUSE.contains(word(tokens, i + 1)))
                .mapToObj(joining -> before(tokens, from, joining))
                .filter(ends -> ends.size() >= MIN_JOINED)
                .findFirst()
                .orElse(List.of());
    }

    /// The ends of the items before the joining word.
    private static List<Integer> before(List<SpokenToken> tokens, int from, int joining) {
        List<Integer> ends = new ArrayList<>(List.of(joining - 1));
        int end = joining - 1;
        int begin = afterBreak(tokens, from, end);
        while (begin > from && isItem(tokens, begin, end)) {
            end = begin - 1;
            ends.addFirst(end);
            begin = afterBreak(tokens, from, end);
        }
        boolean isOpened = begin == from && OPENING.contains(word(tokens, from));
        if (isOpened) {
            ends.removeFirst();
        }
        return ends.size() > MIN_JOINED || isSureOfTwo(tokens, from, ends, joining) ? ends : List.of();
    }

    /// Where a comma stands before the joining word as well, two commas show the list. With a single one, something
    /// must be before the first item's last word, as in "I like apples, pears and plums", and what follows must not
    /// tell how something was done that is not of the list: "he came home, tired and hungry".
    private static boolean isSureOfTwo(List<SpokenToken> tokens, int from, List<Integer> ends, int joining) {
        boolean hasCommaBeforeLast = tokens.get(joining - 1).breakAfter() == PhraseBreak.CLAUSE;
        return ends.size() == MIN_JOINED
                && (hasCommaBeforeLast || ends.getFirst() > from && !isAddition(tokens, ends.getFirst(), joining));
    }

    /// Whether both words beside the joining one tell of what stands before the comma, whose last word is another kind.
    private static boolean isAddition(List<SpokenToken> tokens, int firstEnd, int joining) {
        Optional<WordManner> manner = WordManner.of(word(tokens, firstDescribing(tokens, firstEnd + 1)));
        return manner.isPresent()
                && manner.equals(WordManner.of(word(tokens, firstDescribing(tokens, joining + 1))))
                && !manner.equals(WordManner.of(word(tokens, firstEnd)));
    }

    private static int firstDescribing(List<SpokenToken> tokens, int index) {
        return DEGREES.contains(word(tokens, index)) && index + 1 < tokens.size() ? index + 1 : index;
    }

    private static boolean isItem(List<SpokenToken> tokens, int begin, int end) {
        return end - begin < MAX_ITEM_WORDS && !CLAUSE.contains(word(tokens, begin));
    }

    /// Where the words begin that no comma divides from this one.
    private static int afterBreak(List<SpokenToken> tokens, int from, int end) {
        int begin = end;
        while (begin > from && tokens.get(begin - 1).breakAfter() == PhraseBreak.NONE) {
            begin--;
        }
        return begin;
    }

    private static String word(List<SpokenToken> tokens, int index) {
        return tokens.get(index).text().replace('’', '\'').toLowerCase(Locale.ROOT);
    }
}
