package app.saywell.desk.kit.articulation;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.Word;
import java.util.Optional;

/// What is said of a wrong word where its service has no words for it: that it was left out, or what was heard.
public final class FaultText {
    private FaultText() {}

    /// @param sound its wrong sound that is told; empty where no single one is wrong
    public static String of(Word word, Optional<Phoneme> sound, LocalizedTexts texts) {
        if (word.isLeftOut()) {
            return texts.get("practice.fix.left-out");
        }
        return sound.map(wrong -> ofSound(wrong, texts)).orElseGet(() -> texts.get("practice.fix.word"));
    }

    private static String ofSound(Phoneme wrong, LocalizedTexts texts) {
        String expected = SoundNotation.toDisplay(wrong.phoneme());
        String heard = wrong.userPhoneme();
        return heard == null || !wrong.wasSubstituted()
                ? texts.get("practice.fix.unclear", expected)
                : texts.get("practice.fix.heard", expected, SoundNotation.toDisplay(heard));
    }
}
