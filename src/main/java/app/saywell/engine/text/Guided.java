package app.saywell.engine.text;

import app.saywell.engine.EngineException;
import app.saywell.engine.lexicon.Form;
import app.saywell.engine.lexicon.Letters;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.notation.Notation;
import app.saywell.engine.lexicon.notation.NotationException;
import app.saywell.speech.PronunciationGuide;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;

/// Brings what a teacher wrote into a lexicon.
public final class Guided {
    private Guided() {}

    /// A lexicon in which words are said as the guide has them.
    ///
    /// @throws EngineException of kind UNREADABLE_PRONUNCIATION, with a sentence about what was not
    ///     understood
    public static Lexicon lexicon(Lexicon plain, PronunciationGuide guide) {
        Map<String, Pronunciation> taught = new HashMap<>();
        guide.words().forEach((word, said) -> taught.put(word, parse(word, said)));
        Lexicon lexicon = taught.isEmpty() ? plain : plain.with(taught);
        return guide.british() ? lexicon.accepting(EnumSet.of(Form.WEAK, Form.BRITISH)) : lexicon;
    }

    private static Pronunciation parse(String word, String said) {
        if (Letters.only(word).isEmpty()) {
            throw unreadable("A pronunciation is given for what is no word.");
        }
        try {
            return Notation.parse(said);
        } catch (NotationException e) {
            throw unreadable(e.getMessage() == null ? "A pronunciation is none." : e.getMessage());
        }
    }

    private static EngineException unreadable(String why) {
        return new EngineException(EngineException.Kind.UNREADABLE_PRONUNCIATION, why);
    }
}
