package app.saywell.ui.kit.wave;

import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;

import java.util.List;

/// A recording and what the service found in it; no components while it is not judged.
public record Reading(Envelope envelope, List<SpeechComponent> components) {

    /// Copies the list.
    public Reading {
        components = List.copyOf(components);
    }

    /// The words alone, in the order in which they were said.
    public List<Word> words() {
        return components.stream().filter(Word.class::isInstance).map(Word.class::cast).toList();
    }
}
