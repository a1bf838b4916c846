package app.saywell.speech;

import java.util.Optional;

/// The four calls of the service and what a second of audio costs on each.
public enum ServiceEndpoint {
    /// Speech to text.
    TRANSCRIBE("/transcribe", 400),
    /// Analyzes a model reading.
    ANALYZE_NATIVE("/analyze-native", 600),
    /// Scores a learner's recording against a model reading.
    PRONUNCIATION("/pronunciation", 600),
    /// Scores a learner's recording from its text alone.
    PRONUNCIATION_SIMPLE("/pronunciation-simple", 600);

    private final String path;
    private final long microDollarsPerSecond;

    ServiceEndpoint(String path, long microDollarsPerSecond) {
        this.path = path;
        this.microDollarsPerSecond = microDollarsPerSecond;
    }

    /// The path below the base address, with its leading slash.
    public String path() {
        return path;
    }

    /// List price in millionths of a US dollar per second of audio (service document, section 8).
    public long microDollarsPerSecond() {
        return microDollarsPerSecond;
    }

    /// The scale of its pronunciation score, if it has one.
    public Optional<ScoreScale> scale() {
        return switch (this) {
            case PRONUNCIATION -> Optional.of(ScoreScale.FIFTY_TO_SEVENTY);
            case PRONUNCIATION_SIMPLE -> Optional.of(ScoreScale.HUNDRED);
            case TRANSCRIBE, ANALYZE_NATIVE -> Optional.empty();
        };
    }
}
