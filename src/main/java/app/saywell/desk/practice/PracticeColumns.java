package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SegmentedButtons;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.TextScale;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The columns of the practice screen: sentences, the sentence with its lanes, result.
///
/// In a narrow window, sentences and result share the column at the left, and two tabs choose
/// between them. A new result comes forward by itself, and so does the list where a sentence
/// without a result is opened. The sentence in the middle stays where it is.
final class PracticeColumns extends BorderPane {
    /// In pixels of the normal text size.
    private static final double MIN_WIDE_WIDTH = 1180;

    private final PracticeState practiceState;
    private final Region sentences;
    private final Region result;
    private final ToggleButton sentencesTab = new ToggleButton();
    private final ToggleButton resultTab = new ToggleButton();
    private final VBox sharedColumn = new VBox();
    private final TextScale textScale = new TextScale();
    private final Runnable chooser = this::chooseTab;
    private boolean narrow;
    private long shownSentence;
    private Optional<ExplainedResult> shownResult = Optional.empty();

    /// @param middle the sentence with its lanes
    PracticeColumns(PracticeState practiceState, LocalizedTexts texts, Region sentences, Region middle, Region result) {
        this.practiceState = practiceState;
        this.sentences = sentences;
        this.result = result;
        getStyleClass().add("practice");
        sharedColumn.getStyleClass().add("shared-column");
        sentencesTab.textProperty().bind(texts.binding("practice.tab.sentences"));
        resultTab.textProperty().bind(texts.binding("practice.tab.result"));
        HBox tabs = NodeFactory.row(0, tab(sentencesTab, "tab-sentences"), tab(resultTab, "tab-result"));
        SegmentedButtons.join(tabs.getChildren());
        tabs.getStyleClass().add("shared-tabs");
        VBox.setVgrow(sentences, Priority.ALWAYS);
        VBox.setVgrow(result, Priority.ALWAYS);
        sharedColumn.getChildren().add(tabs);
        setCenter(middle);
        getChildren().add(textScale);
        separate();
        show(sentencesTab);
        practiceState.result().subscribe(any -> refresh());
        practiceState.sentenceDetail().subscribe(any -> refresh());
        practiceState.lanes().inspected().subscribe(inspected -> inspected.ifPresent(any -> show(resultTab)));
        widthProperty().subscribe(this::adaptToWidth);
        textScale.factor().subscribe(this::adaptToWidth);
    }

    private ToggleButton tab(ToggleButton tab, String id) {
        tab.setId(id);
        tab.getStyleClass().add("segment");
        tab.setMaxWidth(Double.MAX_VALUE);
        tab.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(tab, Priority.ALWAYS);
        tab.setOnAction(event -> show(tab));
        return tab;
    }

    private void refresh() {
        practiceState.joinedChanges().build(chooser);
    }

    private void chooseTab() {
        long sentence = practiceState
                .sentenceDetail()
                .get()
                .map(SentenceDetail::sentenceId)
                .orElse(0L);
        Optional<ExplainedResult> newResult = practiceState.result().get();
        if (newResult.isPresent() && !newResult.equals(shownResult)) {
            show(resultTab);
        } else if (newResult.isEmpty() && sentence != shownSentence) {
            show(sentencesTab);
        }
        shownSentence = sentence;
        shownResult = newResult;
    }

    private void show(ToggleButton tab) {
        sentencesTab.setSelected(tab == sentencesTab);
        resultTab.setSelected(tab == resultTab);
        if (narrow) {
            NodeFactory.setShown(sentences, sentencesTab.isSelected());
            NodeFactory.setShown(result, resultTab.isSelected());
        }
    }

    private void adaptToWidth() {
        double width = getWidth() / textScale.factor().get();
        boolean shouldBeNarrow = width > 0 && width < MIN_WIDE_WIDTH;
        if (shouldBeNarrow == narrow) {
            return;
        }
        narrow = shouldBeNarrow;
        if (narrow) {
            share();
        } else {
            separate();
        }
    }

    private void share() {
        setRight(null);
        setLeft(sharedColumn);
        sharedColumn.getChildren().addAll(List.of(sentences, result));
        show(resultTab.isSelected() ? resultTab : sentencesTab);
    }

    private void separate() {
        sharedColumn.getChildren().removeAll(List.of(sentences, result));
        NodeFactory.setShown(sentences, true);
        NodeFactory.setShown(result, true);
        setLeft(sentences);
        setRight(result);
    }
}
