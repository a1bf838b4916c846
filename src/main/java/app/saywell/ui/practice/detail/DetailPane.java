package app.saywell.ui.practice.detail;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.Difference;
import app.saywell.ui.kit.wave.Tier;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Detail;
import app.saywell.ui.practice.desk.PracticeActions;

import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.Optional;

/// Tells of what was pointed at in the picture; empty and without room while that is nothing.
public final class DetailPane extends VBox {
    private final Desk desk;
    private final PracticeActions actions;
    private final Texts texts;

    /// Follows the desk.
    public DetailPane(Desk desk, PracticeActions actions, Texts texts) {
        this.desk = desk;
        this.actions = actions;
        this.texts = texts;
        setId("detail");
        desk.lanes().pointed().subscribe(any -> show());
        desk.lanes().lanes().addListener(change -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        Optional<Detail> detail = Detail.of(desk.lanes());
        getChildren().setAll(detail.map(this::card).stream().toList());
        setVisible(detail.isPresent());
        setManaged(detail.isPresent());
    }

    private VBox card(Detail detail) {
        VBox card = Nodes.column(12, head(detail));
        card.getStyleClass().addAll("card", "detail-card");
        switch (detail.kind()) {
            case PHONEMES -> card.getChildren().add(new SoundDetail(detail, texts));
            case WORDS -> card.getChildren().add(new WordDetail(detail, texts));
            case PAUSES, SYLLABLES, MARKS ->
                    card.getChildren()
                            .add(
                                    Nodes.wrapped(
                                            Nodes.label(
                                                    texts.get(
                                                            "practice.detail.pause",
                                                            detail.mark().soundEnd()
                                                                    - detail.mark().soundStart()),
                                                    "small")));
        }
        for (Difference one : detail.differences(desk.lanes())) {
            String said = texts.get("practice.difference." + one.key() + ".said");
            card.getChildren().add(Nodes.wrapped(Nodes.label(said, "small", "change")));
        }
        card.getChildren().add(new Hearing(detail, actions, texts));
        return card;
    }

    private HBox head(Detail detail) {
        String key =
                switch (detail.kind()) {
                    case PHONEMES -> "practice.detail.sound-in";
                    case WORDS -> "practice.detail.word";
                    case PAUSES, SYLLABLES, MARKS -> "practice.detail.pause-title";
                };
        String word =
                detail.own()
                        .or(detail::model)
                        .flatMap(Detail.Said::word)
                        .map(mark -> mark.label())
                        .orElse("");
        Button close = new Button("", Nodes.icon("icon-close"));
        close.getStyleClass().setAll("button", "icon-only");
        close.setId("detail-close");
        close.setAccessibleText(texts.get("practice.detail.close"));
        close.setOnAction(event -> desk.lanes().point(Optional.empty()));
        HBox head =
                Nodes.row(8, Nodes.label(texts.get(key, word), "caption"), Nodes.spacer(), close);
        head.getStyleClass().add("detail-head");
        if (detail.kind() == Tier.Kind.PAUSES) {
            head.setId("detail-pause");
        }
        return head;
    }
}
