package app.saywell.engine.text;

import app.saywell.engine.EngineException;
import app.saywell.engine.lexicon.LetterFolding;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.PronunciationForm;
import app.saywell.engine.lexicon.notation.PronunciationParser;
import app.saywell.engine.lexicon.notation.PronunciationSyntaxException;
import app.saywell.speech.PronunciationGuide;
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
