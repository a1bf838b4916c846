package app.saywell.desk.speaking;

import app.saywell.speech.FluencyReport.PausePlace;
import app.saywell.speech.RunMeasures;
import java.util.OptionalDouble;
import java.util.function.Function;

/// A figure by which two free speeches can be compared, because it does not grow with their length.
public enum SpeechMeasure {
    /// Words a minute, pauses included.
    WORDS_A_MINUTE(SpeechReport::wordsAMinute),
    /// Syllables a second while somebody speaks.
    ARTICULATION_RATE(report -> of(report, RunMeasures::articulationRate)),
    /// Syllables from one pause to the next.
    LENGTH_OF_RUN(report -> of(report, RunMeasures::meanLengthOfRun)),
    /// Pauses inside phrases in a minute.
    PAUSES_INSIDE(report -> report.pausesAMinute(PausePlace.INSIDE_PHRASE)),
    /// Different words in fifty.
    DIFFERENT_WORDS(report -> report.vocabulary().perFifty());

    private final Function<SpeechReport, OptionalDouble> value;

    SpeechMeasure(Function<SpeechReport, OptionalDouble> value) {
        this.value = value;
    }

    private static OptionalDouble of(SpeechReport report, Function<RunMeasures, Double> figure) {
        return report.runs().stream().mapToDouble(figure::apply).findFirst();
    }

    /// Its value in a report; empty where there is too little for it.
    public OptionalDouble in(SpeechReport report) {
        return value.apply(report);
    }
}
