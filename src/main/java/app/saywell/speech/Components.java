package app.saywell.speech;

import java.util.List;
import java.util.Objects;

/// What the lists of components have in common.
final class Components {
    private Components() {}

    static List<Word> words(List<SpeechComponent> components) {
        return components.stream().filter(Word.class::isInstance).map(Word.class::cast).toList();
    }

    /// Without the elements of unknown type, which the parser leaves as nulls.
    static List<SpeechComponent> known(List<SpeechComponent> components) {
        return components.stream().filter(Objects::nonNull).toList();
    }
}
