package app.saywell.desk.speaking;

import java.util.Set;

/// What keeps a report on free speech from saying much, or some of it.
public enum SpeechConcern {
    /// Not one word was understood.
    NOTHING_UNDERSTOOD,
    /// It was in Korean.
    KOREAN,
    /// Some of it was in Korean.
    PARTLY_KOREAN,
    /// There are too few words for figures.
    TOO_FEW_WORDS,
    /// It lasted less than [SpeakingTask#MIN_SECONDS].
    TOO_SHORT,
    /// Most words are unsure: unclear, far from the microphone, in another language, or of several people at once.
    MOSTLY_UNSURE,
    /// Two people spoke at the same time. Who speaks in turn is not told apart.
    TWO_AT_ONCE,
    /// The words were drawn out, as in singing.
    DRAWN_OUT,
    /// The words stand closer together than anybody can speak, as where speech was written down that was not there.
    TOO_FAST,
    /// No voice was heard: it was whispered.
    WHISPERED,
    /// Some of it could not be judged.
    PARTLY_UNJUDGED;

    private static final Set<SpeechConcern> HARMLESS = Set.of(PARTLY_KOREAN, WHISPERED, PARTLY_UNJUDGED);

    /// Whether the figures of such speech are guesses at best, which nothing is compared with.
    boolean spoilsFigures() {
        return !HARMLESS.contains(this);
    }
}
