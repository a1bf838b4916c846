package app.saywell.speech.language.lexicon.notation;

import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;

/// Parses a pronunciation that a teacher typed, in IPA or as a respelling.
public final class PronunciationParser {
    private PronunciationParser() {}

    /// The pronunciation, with the teacher as its source.
    ///
    /// Text between slashes or square brackets, or with a character outside ASCII, is read as IPA
    /// (`/həˈloʊ/`, `[hɛloː]`, `ˈmɪndʒi`). Plain letters and hyphens are read as a respelling
    /// (`huh-LOH`).
    ///
    /// @throws PronunciationSyntaxException with a sentence that says what was not understood
    public static Pronunciation parse(String typed) {
        String text = typed.strip();
        boolean isBracketed = text.length() > 1 && "/[".indexOf(text.charAt(0)) >= 0;
        boolean isAscii = text.chars().allMatch(c -> c < 128);
        return new Pronunciation(
                isBracketed || !isAscii ? IpaParser.parse(text) : RespellingParser.parse(text),
                PronunciationOrigin.TEACHER,
                PronunciationForm.CITATION);
    }
}
