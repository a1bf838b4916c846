package app.saywell.desk.takes.fluency;

import app.saywell.speech.FluencyReport;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A measure of the report on fluency, with what is usual for native readers and for learners to whom people gave 9 or
/// 10 of 10 for fluency: the tenth and the ninetieth percentile that the benchmark `FluencyNorms` prints.
public enum FluencyMeasure {
    /// Syllables a second, without pauses.
    ARTICULATION_RATE(FluencyReport::articulationRate, 3.6, 5.2, 2.7, 4.6),
    /// Syllables between two pauses.
    LENGTH_OF_RUN(FluencyReport::meanLengthOfRun, 6, 17, 5, 10),
    /// nPVI of the vowels.
    RHYTHM(FluencyReport::rhythm, 40, 71, 25, 69),
    /// Semitones.
    PITCH_RANGE(FluencyReport::pitchRange, 6, 12, 3.4, 11.1);

    private final Function<FluencyReport, @Nullable Double> value;
    private final double usualLow;
    private final double usualHigh;
    private final double learnerLow;
    private final double learnerHigh;

    FluencyMeasure(
            Function<FluencyReport, @Nullable Double> value,
            double usualLow,
            double usualHigh,
            double learnerLow,
            double learnerHigh) {
        this.value = value;
        this.usualLow = usualLow;
        this.usualHigh = usualHigh;
        this.learnerLow = learnerLow;
        this.learnerHigh = learnerHigh;
    }

    /// Its value in a report; empty where it was not measured.
    public Optional<Double> in(FluencyReport report) {
        return Optional.ofNullable(value.apply(report));
    }

    /// Nine of ten native readers are above it.
    public double usualLow() {
        return usualLow;
    }

    /// Nine of ten native readers are below it.
    public double usualHigh() {
        return usualHigh;
    }

    /// Nine of ten fluent learners are above it.
    public double learnerLow() {
        return learnerLow;
    }

    /// Nine of ten fluent learners are below it.
    public double learnerHigh() {
        return learnerHigh;
    }

    /// Whether a report is below what is usual.
    boolean isLow(FluencyReport report) {
        return in(report).filter(measured -> measured < usualLow).isPresent();
    }
}
