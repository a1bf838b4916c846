package app.saywell.speech;

import java.util.List;
import java.util.Objects;

/// Operations on lists of components.
final class ComponentLists {
    private ComponentLists() {}

    static List<Word> words(List<SpeechComponent> components) {
        return components.stream()
                .filter(Word.class::isInstance)
                .map(Word.class::cast)
                .toList();
    }

    /// Removes elements of unknown type, which the parser leaves as null.
    static List<SpeechComponent> withoutUnknown(List<SpeechComponent> components) {
        return components.stream().filter(Objects::nonNull).toList();
    }
}
