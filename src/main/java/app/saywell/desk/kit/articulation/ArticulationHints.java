package app.saywell.desk.kit.articulation;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.Phoneme;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What to tell a learner about a wrong sound: one hint, another one if that did not help, and a third
/// one after that.
///
/// The first is what to change, where the service has not said it, then how tongue and lips stand, and
/// last a trick to try. Where all have been given, the trick stays.
public final class ArticulationHints {
    private final EnglishSound wanted;
    private final Optional<SoundConfusion> confusion;
    private final boolean changeFirst;

    private ArticulationHints(EnglishSound wanted, Optional<SoundConfusion> confusion, boolean changeFirst) {
        this.wanted = wanted;
        this.confusion = confusion;
        this.changeFirst = changeFirst;
    }

    /// Empty for a sound that is no English one.
    ///
    /// @param changeFirst whether to begin with what to change, because nothing else has told it yet
    public static Optional<ArticulationHints> of(Phoneme wrong, boolean changeFirst) {
        return EnglishSound.of(wrong.phoneme())
                .map(wanted -> new ArticulationHints(wanted, SoundConfusion.of(wrong), changeFirst));
    }

    /// The hint after so many tries in a row that missed the sound.
    ///
    /// @param missedBefore 0 when it was missed for the first time
    public String text(int missedBefore, LocalizedTexts texts) {
        List<String> hints = new ArrayList<>();
        hints.add(wanted.howToMake(texts));
        confusion.flatMap(found -> found.advice(texts)).ifPresent(advice -> hints.add(changeFirst ? 0 : 1, advice));
        hints.add(texts.get("sounds." + wanted.key() + ".trick"));
        return hints.get(Math.min(missedBefore, hints.size() - 1));
    }
}
