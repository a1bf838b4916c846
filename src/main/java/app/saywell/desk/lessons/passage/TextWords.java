package app.saywell.desk.lessons.passage;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.speech.language.text.SpokenForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/// Finds the words of a result that stand for each piece of its text between spaces. A speaker's name and a dash have
/// none, and a figure may have several: "10.30" is one word where a service is sent figures, and two where it is sent
/// words.
public final class TextWords {
    private TextWords() {}

    /// The words of a result that stand for one piece of a text.
    ///
    /// @param from index of the first
    /// @param to index behind the last; equals `from` where there is none
    public record WordSpan(int from, int to) {
        /// Without words.
        public static final WordSpan NONE = new WordSpan(0, 0);

        /// How many there are.
        public int words() {
            return to - from;
        }

        /// Whether there is no word.
        public boolean isEmpty() {
            return from == to;
        }
    }

    /// The spans of all pieces, in order; all of them empty where the words are not those of the text. A text with
    /// anything but words loads the dictionary, so do not call it on the window's thread.
    ///
    /// @param words of the result, in spoken order
    public static List<WordSpan> of(String text, List<String> words) {
        List<String> pieces = pieces(text);
        if (isWordByWord(pieces, words)) {
            return oneByOne(words.size());
        }
        List<SpokenForm.Piece> said = TextCheck.spokenForm(text).pieces();
        boolean isOneByOne = pieces.size() == words.size();
        ToIntFunction<SpokenForm.Piece> tokens = piece -> piece.wordsOfTokens().size();
        return counted(said, tokens, words.size())
                .or(() -> counted(said, SpokenForm.Piece::words, words.size()))
                .or(() -> counted(said, piece -> letters(piece.written()).isEmpty() ? 0 : 1, words.size()))
                .flatMap(counts -> spans(pieces, said, counts))
                .orElseGet(() -> isOneByOne
                        ? oneByOne(words.size())
                        : pieces.stream().map(_ -> WordSpan.NONE).toList());
    }

    /// The spans of a text that Saywell's own service has still to judge: it gets the figures.
    public static List<WordSpan> expected(String text) {
        List<String> words =
                TextCheck.read(text).stream().map(token -> token.text()).toList();
        return of(text, words);
    }

    private static Optional<List<Integer>> counted(
            List<SpokenForm.Piece> said, ToIntFunction<SpokenForm.Piece> count, int words) {
        List<Integer> counts = said.stream().map(count::applyAsInt).toList();
        return counts.stream().mapToInt(Integer::intValue).sum() == words ? Optional.of(counts) : Optional.empty();
    }

    private static List<WordSpan> oneByOne(int words) {
        return IntStream.range(0, words).mapToObj(i -> new WordSpan(i, i + 1)).toList();
    }

    /// Lays what is said over the whole text. What is not said stands before it more often than behind it, so it is
    /// done from the end. Only where the pieces are not those that are said, what is said is sought inside of them.
    private static Optional<List<WordSpan>> spans(
            List<String> pieces, List<SpokenForm.Piece> said, List<Integer> counts) {
        return spansOfSame(pieces, said, counts).or(() -> spansWithin(pieces, said, counts));
    }

    private static Optional<List<WordSpan>> spansOfSame(
            List<String> pieces, List<SpokenForm.Piece> said, List<Integer> counts) {
        List<WordSpan> spans = new ArrayList<>();
        int end = counts.stream().mapToInt(Integer::intValue).sum();
        int next = said.size() - 1;
        for (int i = pieces.size() - 1; i >= 0; i--) {
            boolean isSaid = next >= 0 && isSame(pieces.get(i), said.get(next).written());
            int words = isSaid ? counts.get(next--) : 0;
            spans.addFirst(new WordSpan(end - words, end));
            end -= words;
        }
        return next < 0 ? Optional.of(spans) : Optional.empty();
    }

    /// A speaker, a direction or markup may stand without a space beside a word: "A:Hi", "<b>Hi</b>".
    private static Optional<List<WordSpan>> spansWithin(
            List<String> pieces, List<SpokenForm.Piece> said, List<Integer> counts) {
        List<WordSpan> spans = new ArrayList<>();
        int end = counts.stream().mapToInt(Integer::intValue).sum();
        int next = said.size() - 1;
        for (int i = pieces.size() - 1; i >= 0; i--) {
            int words = 0;
            int before = pieces.get(i).length();
            while (next >= 0) {
                before = place(pieces.get(i), said.get(next).written(), before);
                if (before < 0) {
                    break;
                }
                words += counts.get(next--);
            }
            spans.addFirst(new WordSpan(end - words, end));
            end -= words;
        }
        return next < 0 ? Optional.of(spans) : Optional.empty();
    }

    /// Where a piece has what is said, as a whole and before a place; -1 if it has not.
    private static int place(String piece, String said, int before) {
        int found = piece.lastIndexOf(said, before - said.length());
        while (found >= 0 && (isInsideOfWord(piece, found) || isInsideOfWord(piece, found + said.length()))) {
            found = piece.lastIndexOf(said, found - 1);
        }
        return found;
    }

    private static boolean isInsideOfWord(String piece, int at) {
        return at > 0
                && at < piece.length()
                && Character.isLetterOrDigit(piece.charAt(at - 1))
                && Character.isLetterOrDigit(piece.charAt(at));
    }

    private static boolean isWordByWord(List<String> pieces, List<String> words) {
        return pieces.size() == words.size()
                && IntStream.range(0, words.size())
                        .allMatch(i -> letters(pieces.get(i)).equals(letters(words.get(i))));
    }

    /// A number of a list may stand without a space before its first word: "(1)Hello".
    private static boolean isSame(String piece, String said) {
        String letters = letters(said);
        return piece.equals(said)
                || letters(piece).equals(letters) && !letters.isEmpty()
                || piece.matches("\\P{L}+\\p{L}.*") && piece.endsWith(said);
    }

    private static List<String> pieces(String text) {
        return List.of(text.strip().split("\\s+"));
    }

    private static String letters(String word) {
        return word.replaceAll("[^\\p{L}\\p{M}\\p{N}]", "").toLowerCase(Locale.ROOT);
    }
}
