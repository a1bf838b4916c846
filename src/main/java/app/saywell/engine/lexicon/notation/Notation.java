package app.saywell.engine.lexicon.notation;

import app.saywell.engine.lexicon.Form;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.Source;

/// Reads a pronunciation that a teacher typed, in whichever notation it is.
public final class Notation {
    private Notation() {}

    /// The pronunciation, marked as the teacher's.
    ///
    /// Between slashes or square brackets, or with any sign that is no plain letter, it is IPA
    /// (`/həˈloʊ/`, `[hɛloː]`, `ˈmɪndʒi`); of plain letters and hyphens it is a respelling
    /// (`huh-LOH`).
    ///
    /// @throws NotationException with a sentence that says what was not understood
    public static Pronunciation parse(String typed) {
        String text = typed.strip();
        boolean slashes = text.length() > 1 && "/[".indexOf(text.charAt(0)) >= 0;
        boolean plain = text.chars().allMatch(c -> c < 128);
        return new Pronunciation(
                slashes || !plain ? Ipa.parse(text) : Respelling.parse(text),
                Source.TEACHER,
                Form.CITATION);
    }
}
