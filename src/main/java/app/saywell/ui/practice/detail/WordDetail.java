package app.saywell.ui.practice.detail;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Detail;

import javafx.scene.layout.VBox;

/// A word: how it was judged, and the service's own words on it.
final class WordDetail extends VBox {
    WordDetail(Detail detail, Texts texts) {
        super(10);
        getChildren().add(Nodes.label(detail.mark().label(), "detail-word"));
        detail.own()
                .ifPresent(
                        own -> {
                            getChildren().add(new Standing(own, texts));
                            if (!own.words().isEmpty()) {
                                getChildren().add(Nodes.wrapped(Nodes.label(own.words(), "small")));
                            }
                        });
    }
}
