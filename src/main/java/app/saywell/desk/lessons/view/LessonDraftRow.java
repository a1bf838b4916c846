package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.draft.DraftPart;
import java.util.function.IntConsumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// A part of a draft. Enter divides a sentence at the cursor; Backspace at its beginning puts it
/// together with the one above.
final class LessonDraftRow extends HBox {
    private final LessonDraftViewModel viewModel;
    private final LocalizedTexts texts;
    private final int index;
    private final TextField text;
    private final TextField meaning;
    private boolean retired;

    /// A part of a draft at its place.
    ///
    /// @param number of the sentence, from 1
    record PlacedPart(DraftPart part, int index, int number) {}

    /// @param focusRow gives the keyboard to a row
    LessonDraftRow(PlacedPart placed, LessonDraftViewModel viewModel, LocalizedTexts texts, IntConsumer focusRow) {
        super(4);
        DraftPart part = placed.part();
        this.viewModel = viewModel;
        this.texts = texts;
        index = placed.index();
        text = new TextField(part.text());
        meaning = new TextField(part.meaning());
        setAlignment(Pos.TOP_LEFT);
        String label = part.isSentence() ? String.valueOf(placed.number()) : "";
        getChildren().add(NodeFactory.label(label, "soft", "row-number"));
        VBox content = part.isSentence()
                ? fields(focusRow)
                : NodeFactory.column(
                        0,
                        NodeFactory.wrapped(NodeFactory.label(part.text(), "soft")),
                        NodeFactory.label(texts.binding("lessons.draft.kind." + EnumKey.of(part.kind())), "caption"));
        HBox.setHgrow(content, Priority.ALWAYS);
        getChildren().add(content);
        if (part.isSentence()) {
            getChildren().add(iconButton(Feather.SCISSORS, "lessons.draft.split", () -> split(focusRow)));
        }
        getChildren()
                .add(iconButton(
                        part.isSentence() ? Feather.EYE_OFF : Feather.PLUS,
                        part.isSentence() ? "lessons.draft.leave-out" : "lessons.draft.take",
                        () -> viewModel.toggle(index)));
    }

    /// Stops saving what is typed, because the row goes and its place may be another's.
    void retire() {
        retired = true;
    }

    /// Gives the keyboard to the text.
    void focusText() {
        NodeFactory.focusAt(text, 0);
    }

    private VBox fields(IntConsumer focusRow) {
        text.setId("draft-text-" + index);
        text.getStyleClass().addAll("in-place", "strong");
        meaning.setId("draft-meaning-" + index);
        meaning.getStyleClass().addAll("in-place", "small");
        meaning.promptTextProperty().bind(texts.binding("lessons.meaning.prompt"));
        for (TextField field : new TextField[] {text, meaning}) {
            field.focusedProperty().subscribe((was, is) -> {
                if (was && !is && !retired) {
                    viewModel.edit(index, text.getText(), meaning.getText());
                }
            });
        }
        text.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            boolean atBeginning =
                    text.getCaretPosition() == 0 && text.getSelectedText().isEmpty();
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                split(focusRow);
            } else if (event.getCode() == KeyCode.BACK_SPACE && atBeginning && index > 0) {
                event.consume();
                viewModel.edit(index, text.getText(), meaning.getText());
                viewModel.merge(index - 1);
                focusRow.accept(index - 1);
            }
        });
        return NodeFactory.column(0, text, readAloud(), meaning);
    }

    private Label readAloud() {
        Label label = NodeFactory.wrapped(NodeFactory.label("", "small", "soft"));
        label.setId("draft-read-aloud-" + index);
        label.textProperty()
                .bind(Bindings.createStringBinding(
                        this::readAloudText, viewModel.textChecks(), text.textProperty(), texts.language()));
        NodeFactory.showWhen(label, label.textProperty().isNotEmpty());
        return label;
    }

    private String readAloudText() {
        TextCheck.CheckedText checked =
                viewModel.textChecks().get().get(text.getText().strip());
        return checked == null ? "" : String.join("\n", ReadAloudNotice.lines(checked, texts));
    }

    private void split(IntConsumer focusRow) {
        int caret = text.getCaretPosition();
        viewModel.edit(index, text.getText(), meaning.getText());
        viewModel.divide(index, caret);
        focusRow.accept(index + 1);
    }

    private Button iconButton(Feather icon, String key, Runnable action) {
        Button button = new Button();
        button.setGraphic(NodeFactory.icon(icon));
        button.setId(key.substring(key.lastIndexOf('.') + 1) + "-" + index);
        button.getStyleClass().setAll("button", "icon-only");
        button.accessibleTextProperty().bind(texts.binding(key));
        button.setTooltip(new Tooltip(texts.get(key)));
        button.setOnAction(event -> action.run());
        return button;
    }
}
