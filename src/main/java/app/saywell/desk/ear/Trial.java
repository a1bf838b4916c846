package app.saywell.desk.ear;

import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.school.ear.EarAnswer;
import java.time.Instant;

/// One question: a voice says a word of a set.
///
/// @param said index of the word
/// @param voice id of the voice
/// @param sentence in which it is said, with `{}` for the word; `{}` alone where it is said alone
public record Trial(Contrast contrast, WordSet set, int said, EarLevel level, String voice, String sentence) {

    /// The word that is said.
    public TrainingWord word() {
        return set.words().get(said);
    }

    /// What the voice says.
    public String text() {
        return sentence.replace("{}", word().text());
    }

    /// How the voice says it.
    public VoiceManner manner() {
        return VoiceManner.of(voice).at(level.speed());
    }

    /// What the learner answered.
    ///
    /// @param chosen index of the word that the learner heard
    public EarAnswer answer(int chosen, Instant at) {
        return new EarAnswer(contrast.id(), set.shown(), said, chosen, voice, level.ordinal(), at);
    }
}
