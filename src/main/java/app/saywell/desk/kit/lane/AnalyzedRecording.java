package app.saywell.desk.kit.lane;

import app.saywell.desk.kit.envelope.AcousticAnalysis;
import app.saywell.desk.kit.envelope.WaveformEnvelope;
import app.saywell.desk.kit.tier.IntervalMark;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;

/// A recording with its analysis; without components while it has no result.
///
/// @param acoustics pitch and spectrogram; empty if they cannot be computed
/// @param marks the marks of a teacher
public record AnalyzedRecording(
        WaveformEnvelope envelope,
        List<SpeechComponent> components,
        Optional<AcousticAnalysis> acoustics,
        List<IntervalMark> marks) {

    /// Copies the lists.
    public AnalyzedRecording {
        components = List.copyOf(components);
        marks = List.copyOf(marks);
    }

    /// A recording with only a waveform and an analysis.
    public AnalyzedRecording(WaveformEnvelope envelope, List<SpeechComponent> components) {
        this(envelope, components, Optional.empty(), List.of());
    }

    /// The words in spoken order.
    public List<Word> words() {
        return components.stream()
                .filter(Word.class::isInstance)
                .map(Word.class::cast)
                .toList();
    }

    /// Whether sound and alignment are the same, whatever was said about it: what is looked at stays in
    /// view when a mark changes how something counts.
    boolean hasSameSoundAs(AnalyzedRecording other) {
        return envelope.equals(other.envelope)
                && components.stream()
                        .map(AnalyzedRecording::place)
                        .toList()
                        .equals(other.components.stream()
                                .map(AnalyzedRecording::place)
                                .toList());
    }

    private record Place(double start, double end, String word) {}

    private static Place place(SpeechComponent component) {
        return new Place(component.start(), component.end(), component instanceof Word word ? word.word() : "");
    }
}
