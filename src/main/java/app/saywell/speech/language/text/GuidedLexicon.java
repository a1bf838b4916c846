package app.saywell.speech.language.text;

import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.LetterFolding;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.notation.PronunciationParser;
import app.saywell.speech.language.lexicon.notation.PronunciationSyntaxException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;

/// Adds the teacher's pronunciations to a lexicon.
public final class GuidedLexicon {
    private GuidedLexicon() {}

    /// A lexicon with the pronunciations of a guide.
    ///
    /// @throws EngineException of kind INVALID_PRONUNCIATION, with a sentence that says what was
    ///     not understood
    public static Lexicon withGuide(Lexicon base, PronunciationGuide guide) {
        Map<String, Pronunciation> taught = new HashMap<>();
        guide.words().forEach((word, notation) -> taught.put(word, parse(word, notation)));
        Lexicon lexicon = taught.isEmpty() ? base : base.withPronunciations(taught);
        return guide.british()
                ? lexicon.withForms(EnumSet.of(PronunciationForm.WEAK, PronunciationForm.BRITISH))
                : lexicon;
    }

    private static Pronunciation parse(String word, String notation) {
        if (LetterFolding.lettersOnly(word).isEmpty()) {
            throw unreadable("A pronunciation is given for something that is not a word.");
        }
        try {
            return PronunciationParser.parse(notation);
        } catch (PronunciationSyntaxException e) {
            throw unreadable(e.getMessage() == null ? "A pronunciation cannot be read." : e.getMessage());
        }
    }

    private static EngineException unreadable(String why) {
        return new EngineException(EngineException.EngineErrorKind.INVALID_PRONUNCIATION, why);
    }
}
