package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.RowWindow;
import app.saywell.desk.kit.ScrollReveal;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.VBox;

/// The rows of all sentences. Readings that arrive while somebody types change their own row alone,
/// and what is typed there stays.
final class SentenceRows extends VBox {
    private static final int ROWS_THAT_ARE_ALL_THERE = 20;
    private static final int ROWS_IN_A_FRAME = 1;
    private static final double WAVEFORM_HEIGHT = 56;

    private final LessonsViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final LiveWaveform liveWaveform;
    private final RowWindow rows = new RowWindow(0, ROWS_THAT_ARE_ALL_THERE, ROWS_IN_A_FRAME);
    private List<LessonsViewModel.SentenceWithReadings> shown = List.of();

    SentenceRows(LessonsViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt) {
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        liveWaveform = new LiveWaveform(viewModel.readingsViewModel().audioSession());
        liveWaveform.setId("reading-waveform");
        liveWaveform.setMinHeight(WAVEFORM_HEIGHT);
        liveWaveform.setPrefHeight(WAVEFORM_HEIGHT);
        // The last row in sight grows below the window.
        liveWaveform.sceneProperty().subscribe(any -> ScrollReveal.revealSoon(liveWaveform));
        getStyleClass().setAll("card", "sentences");
        getChildren().add(rows);
    }

    /// Builds every row anew and keeps the focus.
    void rebuild() {
        NodeFactory.rebuildKeepingFocus(this, this::buildAll);
    }

    /// Builds the rows anew whose readings have changed; all of them where sentences have.
    void update() {
        List<LessonsViewModel.SentenceWithReadings> now = viewModel.sentences().get();
        if (shown.isEmpty() || !sentences(now).equals(sentences(shown))) {
            rebuild();
            return;
        }
        List<LessonsViewModel.SentenceWithReadings> before = shown;
        shown = now;
        for (int i = 0; i < now.size(); i++) {
            if (!now.get(i).equals(before.get(i))) {
                replace(i);
            }
        }
    }

    private void replace(int index) {
        Node old = rows.find(index);
        if (old == null) {
            return;
        }
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        String typedId = owner instanceof TextInputControl field ? field.getId() : null;
        if (typedId == null || old.lookup("#" + typedId) != owner || !(owner instanceof TextInputControl before)) {
            NodeFactory.rebuildKeepingFocus(this, () -> rows.replace(index));
            return;
        }
        String typed = before.getText();
        int caret = before.getCaretPosition();
        rows.replace(index);
        if (lookup("#" + typedId) instanceof TextInputControl after) {
            after.setText(typed);
            NodeFactory.focusAt(after, caret);
        }
    }

    private void buildAll() {
        shown = viewModel.sentences().get();
        rows.show(shown.size(), this::row);
        boolean hasRows = !shown.isEmpty();
        setVisible(hasRows);
        setManaged(hasRows);
    }

    private Node row(int index) {
        SentenceRow row = new SentenceRow(shown.get(index), viewModel, texts, filePrompt, liveWaveform);
        return index == 0 ? row : NodeFactory.column(0, NodeFactory.separatorLine(), row);
    }

    private static List<app.saywell.desk.school.lesson.Sentence> sentences(
            List<LessonsViewModel.SentenceWithReadings> entries) {
        return entries.stream()
                .map(LessonsViewModel.SentenceWithReadings::sentence)
                .toList();
    }
}
