package app.saywell.ui.lessons;

import app.saywell.ui.context.FilePrompt;
import app.saywell.ui.kit.NodeFactory;
import app.saywell.ui.kit.text.LocalizedTexts;

import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.VBox;

import java.util.List;

/// The rows of all sentences. Readings that arrive while somebody types change their own row alone,
/// and what is typed there stays.
final class SentenceRows extends VBox {
    private final LessonsViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private List<LessonsViewModel.SentenceWithReadings> shown = List.of();

    SentenceRows(LessonsViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt) {
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        getStyleClass().setAll("card", "sentences");
    }

    /// Builds every row anew and keeps the focus.
    void rebuild() {
        NodeFactory.rebuildKeepingFocus(this, this::buildAll);
    }

    /// Builds the rows anew whose readings have changed; all of them where sentences have.
    void update() {
        List<LessonsViewModel.SentenceWithReadings> now = viewModel.sentences().get();
        if (getChildren().isEmpty() || !sentences(now).equals(sentences(shown))) {
            rebuild();
            return;
        }
        for (int i = 0; i < now.size(); i++) {
            if (!now.get(i).equals(shown.get(i))) {
                replace(2 * i, now.get(i));
            }
        }
        shown = now;
    }

    private void replace(int index, LessonsViewModel.SentenceWithReadings entry) {
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        String typedId = owner instanceof TextInputControl field ? field.getId() : null;
        if (typedId == null
                || getChildren().get(index).lookup("#" + typedId) != owner
                || !(owner instanceof TextInputControl before)) {
            NodeFactory.rebuildKeepingFocus(this, () -> getChildren().set(index, row(entry)));
            return;
        }
        String typed = before.getText();
        int caret = before.getCaretPosition();
        getChildren().set(index, row(entry));
        if (lookup("#" + typedId) instanceof TextInputControl after) {
            after.setText(typed);
            after.requestFocus();
            after.positionCaret(caret);
        }
    }

    private void buildAll() {
        shown = viewModel.sentences().get();
        getChildren().clear();
        for (LessonsViewModel.SentenceWithReadings entry : shown) {
            if (!getChildren().isEmpty()) {
                getChildren().add(NodeFactory.separatorLine());
            }
            getChildren().add(row(entry));
        }
        boolean hasRows = !getChildren().isEmpty();
        setVisible(hasRows);
        setManaged(hasRows);
    }

    private SentenceRow row(LessonsViewModel.SentenceWithReadings entry) {
        return new SentenceRow(entry, viewModel, texts, filePrompt);
    }

    private static List<app.saywell.library.lesson.Sentence> sentences(
            List<LessonsViewModel.SentenceWithReadings> entries) {
        return entries.stream().map(LessonsViewModel.SentenceWithReadings::sentence).toList();
    }
}
