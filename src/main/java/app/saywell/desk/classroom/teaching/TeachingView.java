package app.saywell.desk.classroom.teaching;

import app.saywell.desk.classes.TeachingPriorities.CommonMistake;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The full list of what to teach next: missed sounds with minimal pairs, and missed words.
public final class TeachingView extends VBox {
    private static final int MAX_ROWS = 8;

    private final TeachingViewModel viewModel;
    private final LocalizedTexts texts;

    /// Follows the class.
    public TeachingView(TeachingViewModel viewModel, LocalizedTexts texts) {
        super(16);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().add("middle");
        viewModel.commonErrors().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        HBox head = NodeFactory.row(
                12, NodeFactory.label(texts.get("classroom.page.teaching"), "page-title"), NodeFactory.spacer());
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren().setAll(head, NodeFactory.wrapped(NodeFactory.label(texts.get("classroom.teaching.why"), "soft")));
        TeachingViewModel.CommonErrors errors = viewModel.commonErrors().get();
        if (errors.isEmpty()) {
            VBox card =
                    NodeFactory.column(8, NodeFactory.wrapped(NodeFactory.label(texts.get("classroom.teaching.none"))));
            card.getStyleClass().add("card");
            getChildren().add(card);
            return;
        }
        head.getChildren().add(TeachingCard.lessonButton(viewModel, texts));
        HBox columns = NodeFactory.row(
                16,
                missedCard("classroom.teaching.sounds", errors.sounds(), MissedRow.MissedItemKind.SOUND_WITH_PAIRS),
                missedCard("classroom.teaching.words", errors.words(), MissedRow.MissedItemKind.WORD));
        getChildren()
                .addAll(
                        columns,
                        NodeFactory.wrapped(NodeFactory.label(
                                texts.get("classroom.teaching.lesson", String.join(", ", viewModel.drillWords())),
                                "small",
                                "soft")));
    }

    private VBox missedCard(String key, List<CommonMistake> missed, MissedRow.MissedItemKind kind) {
        VBox card = NodeFactory.column(8, NodeFactory.label(texts.get(key), "strong"));
        card.getStyleClass().add("card");
        card.setPrefWidth(400);
        HBox.setHgrow(card, Priority.ALWAYS);
        for (CommonMistake missedItem : missed.stream().limit(MAX_ROWS).toList()) {
            card.getChildren().addAll(NodeFactory.separatorLine(), new MissedRow(missedItem, viewModel, kind, texts));
        }
        if (missed.isEmpty()) {
            card.getChildren().add(NodeFactory.label(texts.get("classroom.teaching.nothing"), "soft"));
        }
        return card;
    }
}
