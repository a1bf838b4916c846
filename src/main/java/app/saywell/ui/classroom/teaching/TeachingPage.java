package app.saywell.ui.classroom.teaching;

import app.saywell.practice.classroom.Teaching.Missed;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.List;

/// What to teach tomorrow, in full: sounds with pairs of words to practise them, and words.
public final class TeachingPage extends VBox {
    private static final int ROWS = 8;

    private final TeachingModel model;
    private final Texts texts;

    /// Follows the class.
    public TeachingPage(TeachingModel model, Texts texts) {
        super(16);
        this.model = model;
        this.texts = texts;
        getStyleClass().add("middle");
        model.lacks().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        HBox head =
                Nodes.row(
                        12,
                        Nodes.label(texts.get("classroom.page.teaching"), "page-title"),
                        Nodes.spacer());
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .setAll(
                        head,
                        Nodes.wrapped(Nodes.label(texts.get("classroom.teaching.why"), "soft")));
        TeachingModel.Lacks lacks = model.lacks().get();
        if (lacks.isEmpty()) {
            VBox card =
                    Nodes.column(
                            8, Nodes.wrapped(Nodes.label(texts.get("classroom.teaching.none"))));
            card.getStyleClass().add("card");
            getChildren().add(card);
            return;
        }
        head.getChildren().add(TeachingCard.lessonButton(model, texts));
        HBox both =
                Nodes.row(
                        16,
                        list(
                                "classroom.teaching.sounds",
                                lacks.sounds(),
                                MissedRow.Kind.SOUND_WITH_PAIRS),
                        list("classroom.teaching.words", lacks.words(), MissedRow.Kind.WORD));
        getChildren()
                .addAll(
                        both,
                        Nodes.wrapped(
                                Nodes.label(
                                        texts.get(
                                                "classroom.teaching.lesson",
                                                String.join(", ", model.exercises())),
                                        "small",
                                        "soft")));
    }

    private VBox list(String key, List<Missed> missed, MissedRow.Kind kind) {
        VBox card = Nodes.column(8, Nodes.label(texts.get(key), "strong"));
        card.getStyleClass().add("card");
        card.setPrefWidth(400);
        HBox.setHgrow(card, Priority.ALWAYS);
        for (Missed one : missed.stream().limit(ROWS).toList()) {
            card.getChildren().addAll(Nodes.rule(), new MissedRow(one, model, kind, texts));
        }
        if (missed.isEmpty()) {
            card.getChildren().add(Nodes.label(texts.get("classroom.teaching.nothing"), "soft"));
        }
        return card;
    }
}
