package app.saywell.speech;

import java.util.List;

/// Picks the words out of a list of components.
final class Words {
    private Words() {}

    static List<Word> of(List<SpeechComponent> components) {
        return components.stream().filter(Word.class::isInstance).map(Word.class::cast).toList();
    }
}
