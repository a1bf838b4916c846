package app.saywell.speech;

import java.util.Optional;

/// The four calls of the service and what a second of audio costs on each.
public enum Endpoint {
    /// Speech to text.
    TRANSCRIBE("/transcribe", 400),
    /// A native reading taken apart.
    ANALYZE_NATIVE("/analyze-native", 600),
    /// A learner's recording judged against a native reading.
    PRONUNCIATION("/pronunciation", 600),
    /// A learner's recording judged by its text alone.
    PRONUNCIATION_SIMPLE("/pronunciation-simple", 600);

    private final String path;
    private final long microDollarsPerSecond;

    Endpoint(String path, long microDollarsPerSecond) {
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

    /// The scale of its pronunciation score, where it has one.
    public Optional<Scale> scale() {
        return switch (this) {
            case PRONUNCIATION -> Optional.of(Scale.FIFTY_TO_SEVENTY);
            case PRONUNCIATION_SIMPLE -> Optional.of(Scale.HUNDRED);
            case TRANSCRIBE, ANALYZE_NATIVE -> Optional.empty();
        };
    }
}
