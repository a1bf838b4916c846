package app.saywell.desk.store.take;

import app.saywell.speech.signal.TakeQuality;
import app.saywell.speech.signal.TakeQuality.BandwidthVerdict;
import app.saywell.speech.signal.TakeQuality.CompletenessVerdict;
import app.saywell.speech.signal.TakeQuality.LoudnessVerdict;
import app.saywell.speech.signal.TakeQuality.NoiseVerdict;
import app.saywell.speech.signal.TakeQuality.QualityFinding;
import java.util.Optional;

/// The quality of a take as a column: `GOOD -3.2 GOOD 31.0 COMPLETE -40.5 WIDE -20.1`.
final class TakeQualityText {
    /// What the columns of silent takes are like.
    static final String SILENT_PATTERN = LoudnessVerdict.SILENT.name() + " %";

    private static final int PARTS = 8;

    private TakeQualityText() {}

    static String write(TakeQuality quality) {
        return String.join(
                " ",
                write(quality.level()),
                write(quality.noise()),
                write(quality.completeness()),
                write(quality.band()));
    }

    private static String write(QualityFinding<?> finding) {
        return finding.verdict().name() + " " + finding.measured();
    }

    /// Empty for a text that another version wrote; the take is then measured again.
    static Optional<TakeQuality> read(String text) {
        String[] parts = text.split(" ", -1);
        if (parts.length != PARTS) {
            return Optional.empty();
        }
        try {
            return Optional.of(new TakeQuality(
                    finding(LoudnessVerdict.class, parts, 0),
                    finding(NoiseVerdict.class, parts, 2),
                    finding(CompletenessVerdict.class, parts, 4),
                    finding(BandwidthVerdict.class, parts, 6)));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    private static <V extends Enum<V>> QualityFinding<V> finding(Class<V> verdicts, String[] parts, int at) {
        return new QualityFinding<>(Enum.valueOf(verdicts, parts[at]), Double.parseDouble(parts[at + 1]));
    }
}
