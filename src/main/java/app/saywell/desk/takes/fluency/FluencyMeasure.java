package app.saywell.desk.takes.fluency;

import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.PausePlace;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A measure of the report on fluency, with what is usual for native readers and for learners of each level: what the
/// benchmark `FluencyNorms` prints, of sentences of at least five words.
public enum FluencyMeasure {
    /// Syllables a second, pauses included.
    SPEECH_RATE(
            FluencyReport::speechRate,
            range(3.6, 5.2),
            range(1.1, 2.2),
            range(1.5, 3.1),
            range(2.3, 4.2),
            range(2.8, 4.6)),
    /// Syllables a second, without pauses.
    ARTICULATION_RATE(
            FluencyReport::articulationRate,
            range(3.6, 5.2),
            range(1.9, 3.1),
            range(2, 3.2),
            range(2.3, 4.2),
            range(2.8, 4.6)),
    /// Syllables between two pauses.
    LENGTH_OF_RUN(
            FluencyReport::meanLengthOfRun, range(6, 17), range(1.4, 3.7), range(2.5, 8), range(5, 10), range(5, 9)),
    /// Pauses between words that belong together.
    PAUSES_INSIDE(
            (FluencyReport report) -> (double) report.pausesAt(PausePlace.INSIDE_PHRASE),
            range(0, 0),
            range(1, 4),
            range(0, 1),
            range(0, 1),
            range(0, 0)),
    /// Pauses between phrases.
    PAUSES_AT_BORDERS(
            (FluencyReport report) -> (double) report.pausesAt(PausePlace.PHRASE_BORDER),
            range(0, 1),
            range(0, 2),
            range(0, 1),
            range(0, 0),
            range(0, 0)),
    /// Filled pauses.
    FILLERS(
            (Hesitations hesitations) -> hesitations.fillers().size(),
            range(0, 0),
            range(0, 0),
            range(0, 0),
            range(0, 0),
            range(0, 0)),
    /// Words said again or begun twice.
    RESTARTS(
            (Hesitations hesitations) -> hesitations.restarts().size(),
            range(0, 0),
            range(0, 0),
            range(0, 0),
            range(0, 0),
            range(0, 0)),
    /// nPVI of the vowels.
    RHYTHM(FluencyReport::rhythm, range(40, 70), range(56, 105), range(50, 102), range(26, 74), range(24, 75)),
    /// Semitones.
    PITCH_RANGE(
            FluencyReport::pitchRange,
            range(6.1, 11.9),
            range(3.9, 15.5),
            range(3.3, 13.2),
            range(2.8, 16.4),
            range(3.4, 12)),
    /// Semitones by which the voice rises at the end of a statement, negative where it falls.
    FINAL_MOVEMENT(
            FluencyReport::finalMovement,
            range(-7.2, 2.8),
            range(-4.5, 0.3),
            range(-5.7, 0.4),
            range(-3.4, 1.6),
            range(-5.9, 2));

    /// A question mark, whatever quotation marks and brackets follow it.
    private static final Pattern QUESTION_END = Pattern.compile("\\?[^\\p{L}\\p{N}]*$");

    private final BiFunction<FluencyReport, Optional<Hesitations>, @Nullable Double> value;
    private final UsualRange ofNatives;
    private final List<UsualRange> ofLearners;

    /// @param learners in the order of [FlowLevel]
    FluencyMeasure(Function<FluencyReport, @Nullable Double> value, UsualRange natives, UsualRange... learners) {
        this.value = (report, heard) -> value.apply(report);
        ofNatives = natives;
        ofLearners = List.of(learners);
    }

    FluencyMeasure(ToIntFunction<Hesitations> value, UsualRange natives, UsualRange... learners) {
        this.value = (report, heard) ->
                heard.map(hesitations -> (double) value.applyAsInt(hesitations)).orElse(null);
        ofNatives = natives;
        ofLearners = List.of(learners);
    }

    private static UsualRange range(double low, double high) {
        return new UsualRange(low, high);
    }

    /// Its value in a reading; empty where it was not measured.
    ///
    /// @param hesitations empty where nobody wrote down what was said
    public Optional<Double> in(FluencyReport report, Optional<Hesitations> hesitations) {
        return Optional.ofNullable(value.apply(report, hesitations));
    }

    /// What is usual for native readers.
    public UsualRange ofNatives() {
        return ofNatives;
    }

    /// What is usual for learners of a level.
    public UsualRange ofLearners(FlowLevel level) {
        return ofLearners.get(level.ordinal());
    }

    /// Whether what is usual says something of a reading of a sentence: ends were measured with statements alone.
    ///
    /// @param sentence as it is written
    public boolean isComparable(String sentence) {
        return this != FINAL_MOVEMENT || !QUESTION_END.matcher(sentence).find();
    }

    /// Whether a report is below what is usual for native readers.
    boolean isLow(FluencyReport report) {
        return in(report, Optional.empty())
                .filter(measured -> measured < ofNatives.low())
                .isPresent();
    }
}
