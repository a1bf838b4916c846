package app.saywell.judge.engine.voice;

import app.saywell.speech.language.text.PhraseBreak;
import java.text.Normalizer;

/// Finds which punctuation stands after a token, as far as the voice sounds different for it.
/// Tokens are asked for in their order.
final class PunctuationMarks {
    private final String text;
    private int at;

    PunctuationMarks(String text) {
        this.text = Normalizer.normalize(text, Normalizer.Form.NFC).replace('’', '\'');
    }

    /// One of the network's signs; 0 where the voice goes on.
    char after(String token, PhraseBreak kind) {
        int found = text.indexOf(token, at);
        int end = found < 0 ? at : found + token.length();
        at = end;
        if (kind == PhraseBreak.NONE) {
            return 0;
        }
        while (end < text.length() && !Character.isLetterOrDigit(text.charAt(end))) {
            char mark = text.charAt(end);
            boolean sentence = ".?!…".indexOf(mark) >= 0;
            if (sentence && kind == PhraseBreak.SENTENCE || ",;:—…".indexOf(mark) >= 0 && !sentence) {
                return mark;
            }
            end++;
        }
        return kind == PhraseBreak.SENTENCE ? '.' : ',';
    }
}
