package app.saywell.desk.takes.fluency;

import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.FluencyPause;
import app.saywell.speech.FluencyReport.PausePlace;
import java.util.Comparator;
import java.util.Optional;

/// The one thing to try next, by what disturbs most: a hesitation, then the pace, the runs, the
/// rhythm and the melody.
///
/// @param kind what to try
/// @param pause where to go on without stopping; only for [AdviceKind#GO_ON]
public record FluencyAdvice(AdviceKind kind, Optional<FluencyPause> pause) {
    /// From here on people hear no more to mend.
    private static final double FLUENT = 8.5;

    /// What to try.
    public enum AdviceKind {
        /// Go on without a pause between two words that belong together.
        GO_ON,
        /// Speak a little faster, small words close together.
        FASTER,
        /// Say more words in one breath.
        LONGER_RUNS,
        /// Long strong words, short small words.
        RHYTHM,
        /// Let the voice go up and down.
        MELODY,
        /// Nothing: it was fluent.
        NOTHING
    }

    public static FluencyAdvice of(FluencyReport report) {
        Optional<FluencyPause> hesitation = report.pauses().stream()
                .filter(pause -> pause.place() == PausePlace.INSIDE_PHRASE)
                .max(Comparator.comparingDouble(FluencyPause::seconds));
        if (hesitation.isPresent()) {
            return new FluencyAdvice(AdviceKind.GO_ON, hesitation);
        }
        return new FluencyAdvice(kindWithoutHesitation(report), Optional.empty());
    }

    private static AdviceKind kindWithoutHesitation(FluencyReport report) {
        boolean flows = report.fluency() >= FLUENT;
        boolean soundsNatural = report.prosody() >= FLUENT;
        if (!flows && FluencyMeasure.ARTICULATION_RATE.isLow(report)) {
            return AdviceKind.FASTER;
        }
        if (!flows && !report.pauses().isEmpty() && FluencyMeasure.LENGTH_OF_RUN.isLow(report)) {
            return AdviceKind.LONGER_RUNS;
        }
        if (!soundsNatural && FluencyMeasure.RHYTHM.isLow(report)) {
            return AdviceKind.RHYTHM;
        }
        return !soundsNatural && FluencyMeasure.PITCH_RANGE.isLow(report) ? AdviceKind.MELODY : AdviceKind.NOTHING;
    }
}
