package app.saywell.desk.practice.detail;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.ComponentDetail;
import app.saywell.speech.WordStressPattern;
import javafx.scene.layout.VBox;

/// A word: which syllable should be stressed, its score and the service's feedback on it.
final class WordDetail extends VBox {
    WordDetail(ComponentDetail detail, LocalizedTexts texts) {
        super(10);
        getChildren().add(NodeFactory.label(detail.interval().label(), "detail-word"));
        detail.word().flatMap(WordStressPattern::of).ifPresent(pattern -> getChildren()
                .add(new StressDots(pattern, texts)));
        detail.learner().ifPresent(learner -> {
            getChildren().add(new ScoreLevelLabel(learner, texts));
            if (!learner.serviceText().isEmpty()) {
                getChildren().add(NodeFactory.wrapped(NodeFactory.label(learner.serviceText(), "small")));
            }
        });
    }
}
