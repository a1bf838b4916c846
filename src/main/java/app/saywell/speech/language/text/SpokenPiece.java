package app.saywell.speech.language.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Puts the tokens of one piece of a text between spaces into words, in their order.
final class SpokenPiece {
    /// Letters between tokens, as in a face made of signs, are not read.
    private static final Pattern NOT_READ = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+");

    private final String written;
    private final StringBuilder said = new StringBuilder();
    private final List<Integer> wordsOfTokens = new ArrayList<>();
    private int at;
    private boolean hasReplaced;

    SpokenPiece(String written) {
        this.written = written;
    }

    /// Adds the next token of the text; false if it does not stand in what is left of this piece.
    boolean add(SpokenToken token, boolean startsSentence) {
        int found = written.indexOf(token.text(), at);
        if (found < 0) {
            return false;
        }
        List<String> words = SpokenForm.wordsOf(token);
        boolean replaced = !words.isEmpty();
        appendWritten(found);
        if (!wordsOfTokens.isEmpty() && !endsWithSpace() || replaced && endsWithLetter()) {
            said.append(' ');
        }
        if (replaced) {
            boolean capital =
                    startsSentence || Character.isUpperCase(token.text().charAt(0));
            String phrase = String.join(" ", words);
            said.append(capital ? Character.toUpperCase(phrase.charAt(0)) + phrase.substring(1) : phrase);
            boolean endsSentence = token.text().endsWith(".") && token.breakAfter() == PhraseBreak.SENTENCE;
            said.append(endsSentence ? "." : "");
            hasReplaced = true;
        } else {
            said.append(token.text());
        }
        at = found + token.text().length();
        wordsOfTokens.add(replaced ? words.size() : 1);
        return true;
    }

    /// What is said of the whole piece.
    String finished() {
        appendWritten(written.length());
        return said.toString();
    }

    /// How many words each of its tokens is.
    List<Integer> wordsOfTokens() {
        return List.copyOf(wordsOfTokens);
    }

    /// Whether words stand in the place of any of its tokens.
    boolean hasReplaced() {
        return hasReplaced;
    }

    private void appendWritten(int to) {
        said.append(NOT_READ.matcher(written.substring(at, to)).replaceAll(""));
        at = to;
    }

    private boolean endsWithSpace() {
        if (said.isEmpty()) {
            return true;
        }
        char last = said.charAt(said.length() - 1);
        return Character.isWhitespace(last) || Character.isSpaceChar(last);
    }

    private boolean endsWithLetter() {
        return !said.isEmpty() && Character.isLetterOrDigit(said.charAt(said.length() - 1));
    }
}
