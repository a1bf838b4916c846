package app.saywell.desk.practice.detail;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.ComponentDetail;
import app.saywell.speech.Word;
import app.saywell.speech.WordStressPattern;
import app.saywell.speech.language.text.StressTable;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.VBox;

/// A word: which syllable should be stressed and which one was, its score and the service's feedback on it.
final class WordDetail extends VBox {
    private final LocalizedTexts texts;

    /// @param stress empty for a word of one syllable
    WordDetail(ComponentDetail detail, Optional<WordStressPattern> stress, LocalizedTexts texts) {
        super(10);
        this.texts = texts;
        String word = detail.interval().label();
        getChildren().add(NodeFactory.label(word, "detail-word"));
        stress.ifPresent(pattern -> getChildren().add(new StressDots(pattern, texts)));
        stress.filter(pattern -> pattern.heardElsewhere().isPresent()).ifPresent(this::addElsewhere);
        stress.ifPresent(pattern -> addRelatives(word));
        detail.learner().ifPresent(this::addJudgement);
    }

    /// A word that was left out has no score to show, and none to work on.
    private void addJudgement(ComponentDetail.VoiceDetail learner) {
        if (learner.word().filter(Word::isLeftOut).isPresent()) {
            add(texts.get("practice.fix.left-out"));
            return;
        }
        getChildren().add(new ScoreLevelLabel(learner, texts));
        if (!learner.serviceText().isEmpty()) {
            add(learner.serviceText());
        }
    }

    private void addElsewhere(WordStressPattern pattern) {
        add(texts.get("practice.stress.elsewhere", pattern.heardText(), pattern.usualText()));
        add(texts.get("practice.stress.how", pattern.stressedText()));
    }

    /// The noun and the verb that are written like it, or the words of its family.
    private void addRelatives(String word) {
        StressTable.shipped()
                .pair(word)
                .ifPresent(pair -> add(texts.get(
                        pair.distinct() ? "practice.stress.pair" : "practice.stress.pair.either",
                        pair.noun(),
                        pair.verb())));
        List<String> family = StressTable.shipped().family(word);
        if (!family.isEmpty()) {
            add(texts.get("practice.stress.family", String.join(" · ", family)));
        }
    }

    private void add(String line) {
        getChildren().add(NodeFactory.wrapped(NodeFactory.label(line, "small")));
    }
}
