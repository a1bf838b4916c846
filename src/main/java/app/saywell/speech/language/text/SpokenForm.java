package app.saywell.speech.language.text;

import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpokenText;
import app.saywell.speech.Word;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A text with words in place of its figures, signs and abbreviations, as its first reading has them. Every other
/// word stays as it is written, with its punctuation.
///
/// It is for whoever cannot read more than words: "on 3/15, Dr. Kim" is "on march fifteenth, Doctor Kim".
///
/// @param text the words; the text itself where no token of it is replaced
/// @param written what is read aloud of the text, as it is written; equals `text` where no token is replaced
/// @param pieces what stands between spaces in the text; empty where they are not known one by one
public record SpokenForm(String text, String written, List<Piece> pieces) {
    private static final Pattern PIECE = Pattern.compile("\\S+");

    /// Letters with the marks that they have in words.
    private static final Pattern LETTERS = Pattern.compile("[\\p{L}\\p{M}'.-]+");

    private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}\\p{N}]+");

    /// A piece of the text between spaces.
    ///
    /// @param written as it stands in the text
    /// @param wordsOfTokens for each of its tokens (see [SpokenToken]) how many words it is in the spoken form;
    ///     empty for a piece that is not said
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

    /// A text that stays as it is written, without what is not read aloud.
    public static SpokenForm asWritten(String text) {
        String read = SpokenText.of(text);
        return new SpokenForm(read, read, List.of());
    }

    /// Whether words stand in the place of anything in the text.
    public boolean isChanged() {
        return !text.equals(written);
    }

    /// Whether an analysis or a result has the words of a changed text. Capitals, accents and punctuation do not count,
    /// so it may have what is written, too: "and/or".
    public boolean isInWords(List<SpeechComponent> components) {
        return isChanged() && isOf(components, text);
    }

    /// Whether an analysis or a result has what is written of a changed text, see [#isInWords].
    public boolean isAsWritten(List<SpeechComponent> components) {
        return isChanged() && isOf(components, written);
    }

    /// For each word of the spoken form which token it stands for, counted from 0; empty where the pieces are not
    /// known.
    public List<Integer> tokensOfWords() {
        List<Integer> tokens = new ArrayList<>();
        int token = 0;
        for (Piece piece : pieces) {
            for (int words : piece.wordsOfTokens()) {
                tokens.addAll(Collections.nCopies(words, token++));
            }
        }
        return tokens;
    }

    private static boolean isOf(List<SpeechComponent> components, String text) {
        String words = components.stream()
                .filter(Word.class::isInstance)
                .map(component -> ((Word) component).word())
                .collect(Collectors.joining(" "));
        return letters(words).equals(letters(text));
    }

    private static String letters(String text) {
        String apart = Normalizer.normalize(CharacterForms.plain(text), Normalizer.Form.NFD);
        return NO_LETTER.matcher(apart).replaceAll("").toLowerCase(Locale.ROOT);
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
            changed |= form.hasReplaced();
        }
        if (next < tokens.size()) {
            boolean replaced = tokens.stream().anyMatch(token -> !wordsOf(token).isEmpty());
            String all = new TextReading(tokens, List.of(), List.of()).words();
            return new SpokenForm(replaced ? all : text, replaced ? written(tokens) : text, List.of());
        }
        return changed
                ? new SpokenForm(said.toString(), written(tokens), pieces(text, words))
                : new SpokenForm(text, text, pieces(text, words));
    }

    private static String written(List<SpokenToken> tokens) {
        return tokens.stream().map(SpokenToken::text).collect(Collectors.joining(" "));
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
