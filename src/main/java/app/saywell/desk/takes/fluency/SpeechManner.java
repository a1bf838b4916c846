package app.saywell.desk.takes.fluency;

import app.saywell.speech.FluencyReport;
import java.util.EnumSet;
import java.util.Set;

/// A way of speaking for which the figures of fluency are not meant.
public enum SpeechManner {
    /// No voice was heard.
    WHISPERED,
    /// The words were drawn out, as in singing.
    DRAWN_OUT;

    /// Nobody speaks so slowly, in syllables a second.
    private static final double SUNG = 1.6;

    /// What is unusual about a reading.
    public static Set<SpeechManner> of(FluencyReport report) {
        Set<SpeechManner> manners = EnumSet.noneOf(SpeechManner.class);
        if (report.pitchRange() == null) {
            manners.add(WHISPERED);
        }
        if (isDrawnOut(report.articulationRate())) {
            manners.add(DRAWN_OUT);
        }
        return manners;
    }

    /// Whether so many syllables a second, without pauses, are too few for speech.
    public static boolean isDrawnOut(double articulationRate) {
        return articulationRate < SUNG;
    }
}
