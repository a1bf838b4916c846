package app.saywell.desk.ear;

import app.saywell.desk.lessons.voice.VoiceManner;
import java.util.List;

/// How hard a contrast is asked, the easiest first: more voices, faster, and at last within
/// sentences. Answers are stored with the ordinal.
public enum EarLevel {
    /// One voice, slow.
    ONE_VOICE(1, 0.8, AskedIn.WORD),
    /// Two voices, somewhat slow.
    TWO_VOICES(2, 0.9, AskedIn.WORD),
    /// Four voices.
    FOUR_VOICES(4, 1, AskedIn.WORD),
    /// Eight voices; here a learner begins.
    EIGHT_VOICES(8, 1, AskedIn.WORD),
    /// All voices, fast.
    ALL_VOICES(12, VoiceManner.FASTEST, AskedIn.WORD),
    /// All voices, the word within a sentence.
    SENTENCES(12, 1, AskedIn.SENTENCE);

    /// Where the word is heard.
    public enum AskedIn {
        /// Alone.
        WORD,
        /// In a sentence that fits any word.
        SENTENCE
    }

    private final int voices;
    private final double speed;
    private final AskedIn askedIn;

    EarLevel(int voices, double speed, AskedIn askedIn) {
        this.voices = voices;
        this.speed = speed;
        this.askedIn = askedIn;
    }

    /// Those who speak.
    ///
    /// @param all the ids of all voices, at least one; the first are taken
    public List<String> voices(List<String> all) {
        return all.subList(0, Math.min(voices, all.size()));
    }

    /// How fast they speak; 1 is usual.
    public double speed() {
        return speed;
    }

    AskedIn askedIn() {
        return askedIn;
    }
}
