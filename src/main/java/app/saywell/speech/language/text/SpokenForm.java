package app.saywell.speech.language.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A text with words in place of its figures, signs and abbreviations, as its first reading has them. Every other
/// word stays as it is written, with its punctuation.
///
/// It is for whoever cannot read more than words: "on 3/15, Dr. Kim" is "on march fifteenth, Doctor Kim".
///
/// @param text the words; the text itself where all of it is said as it is written
/// @param pieces what stands between spaces in the text; empty where they are not known one by one
public record SpokenForm(String text, List<Piece> pieces) {
    private static final Pattern PIECE = Pattern.compile("\\S+");

    /// Letters with the marks that they have in words.
    private static final Pattern LETTERS = Pattern.compile("[\\p{L}\\p{M}'.-]+");

    /// A piece of the text between spaces.
    ///
    /// @param written as it stands in the text
    /// @param wordsOfTokens for each of its tokens (see [SpokenToken]) how many words it is in the spoken form;
    /// empty
    ///     for a piece that is not said
    public record Piece(String written, List<Integer> wordsOfTokens) {

        /// Copies the list.
        public Piece {
            wordsOfTokens = List.copyOf(wordsOfTokens);
        }

        /// How many words it is in the spoken form.
        public int words() {
            return wordsOfTokens.stream().mapToInt(Integer::intValue).sum();
        }
    }

    /// Copies the list.
    public SpokenForm {
        pieces = List.copyOf(pieces);
    }

    /// The spoken form of a text.
    ///
    /// @param text without what is not read aloud, see [app.saywell.speech.SpokenText]
    /// @param tokens all that is spoken of it, in order
    static SpokenForm of(String text, List<SpokenToken> tokens) {
        String plain = CharacterForms.plain(text);
        StringBuilder said = new StringBuilder();
        List<List<Integer>> words = new ArrayList<>();
        boolean changed = false;
        int next = 0;
        int end = 0;
        Matcher piece = PIECE.matcher(plain);
        while (piece.find()) {
            said.append(plain, end, piece.start());
            end = piece.end();
            SpokenPiece form = new SpokenPiece(piece.group());
            while (next < tokens.size() && form.add(tokens.get(next), startsSentence(tokens, next))) {
                next++;
            }
            said.append(form.finished());
            words.add(form.wordsOfTokens());
            changed |= form.isChanged();
        }
        if (next < tokens.size()) {
            return new SpokenForm(new TextReading(tokens, List.of(), List.of()).words(), List.of());
        }
        return new SpokenForm(changed ? said.toString() : text, pieces(text, words));
    }

    private static boolean startsSentence(List<SpokenToken> tokens, int at) {
        return at == 0 || tokens.get(at - 1).breakAfter() == PhraseBreak.SENTENCE;
    }

    /// Characters that mean the same in another form may divide a text otherwise.
    private static List<Piece> pieces(String text, List<List<Integer>> words) {
        List<String> written =
                PIECE.matcher(text).results().map(found -> found.group()).toList();
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < written.size() && written.size() == words.size(); i++) {
            pieces.add(new Piece(written.get(i), words.get(i)));
        }
        return pieces;
    }

    /// The words of a token that is not said as it is written; empty for one that is.
    static List<String> wordsOf(SpokenToken token) {
        List<SpokenWord> first = token.readings().getFirst().words();
        boolean asWritten = first.stream().allMatch(word -> word.written() != null)
                && LETTERS.matcher(token.text()).matches();
        return asWritten
                ? List.of()
                : first.stream()
                        .map(word -> word.shown().replaceAll("^-+|-+$", ""))
                        .toList();
    }
}
