package app.saywell.desk.practice.result;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.ForeseenSound;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.layout.VBox;

/// What was foreseen of a sentence and what came: the sounds that were said well after all, and those
/// that were missed. Empty where nothing was foreseen.
final class ForeseenOutcome extends VBox {
    /// @param words the judged words
    ForeseenOutcome(List<ForeseenSound> foreseen, List<Word> words, LocalizedTexts texts) {
        super(4);
        setId("foreseen-outcome");
        add("practice.foreseen.right", foreseen, words, true, texts);
        add("practice.foreseen.missed", foreseen, words, false, texts);
    }

    private void add(String key, List<ForeseenSound> foreseen, List<Word> words, boolean right, LocalizedTexts texts) {
        String sounds = foreseen.stream()
                .filter(sound -> sound.wasRight(words).equals(Optional.of(right)))
                .map(sound -> sound.inItsWord(texts))
                .collect(Collectors.joining(", "));
        if (!sounds.isEmpty()) {
            getChildren().add(NodeFactory.wrapped(NodeFactory.label(texts.get(key, sounds), "small", "soft")));
        }
    }
}
