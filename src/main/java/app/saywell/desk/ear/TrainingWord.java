package app.saywell.desk.ear;

import app.saywell.speech.PronunciationGuide;
import java.util.Locale;
import java.util.Map;

/// A word that can be heard and chosen.
///
/// @param shown as it is shown; the stressed syllable is in capitals where the stress is what differs
/// @param sounds in IPA; empty where the lexicon tells them
public record TrainingWord(String shown, String sounds) {

    /// As it is written in a sentence.
    public String text() {
        return sounds.isEmpty() ? shown : shown.toLowerCase(Locale.ROOT);
    }

    /// Has it said with its sounds.
    public PronunciationGuide guide() {
        return sounds.isEmpty()
                ? PronunciationGuide.NONE
                : new PronunciationGuide(Map.of(text(), "/" + sounds + "/"), false);
    }
}
