package app.saywell.ui.kit.wave;

import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;

import java.util.List;
import java.util.Optional;

/// A recording and what is known of it; no components while it is not judged.
///
/// @param acoustics pitch and spectrogram; empty where nobody can work them out
/// @param opinions what a person says of it
public record Reading(
        Envelope envelope,
        List<SpeechComponent> components,
        Optional<Acoustics> acoustics,
        List<Opinion> opinions) {

    /// Copies the lists.
    public Reading {
        components = List.copyOf(components);
        opinions = List.copyOf(opinions);
    }

    /// One of which nothing but the waveform can be drawn, and nobody says anything.
    public Reading(Envelope envelope, List<SpeechComponent> components) {
        this(envelope, components, Optional.empty(), List.of());
    }

    /// The words alone, in the order in which they were said.
    public List<Word> words() {
        return components.stream().filter(Word.class::isInstance).map(Word.class::cast).toList();
    }

    /// Whether it is the same sound with the same analysis, whatever is said of it.
    boolean soundsLike(Reading other) {
        return envelope.equals(other.envelope) && components.equals(other.components);
    }
}
