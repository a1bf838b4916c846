package app.saywell.desk.practice.notice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.HBox;

/// Shows a phase that ends by itself: the seconds before a recording, and the scoring of a take.
/// It lies over the lanes and takes no room, so that nothing moves when it comes and goes.
public final class PassingPhaseNotice extends HBox {
    private final PracticeState practiceState;
    private final LocalizedTexts texts;

    public PassingPhaseNotice(PracticeState practiceState, LocalizedTexts texts) {
        super(10);
        this.practiceState = practiceState;
        this.texts = texts;
        setMouseTransparent(true);
        setAlignment(Pos.CENTER_LEFT);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        getStyleClass().addAll("notice", "told", "passing");
        practiceState.phase().subscribe(any -> refresh());
        texts.language().addListener(change -> refresh());
    }

    private void refresh() {
        setId(null);
        switch (practiceState.phase().get()) {
            case PracticePhase.ScoringTake scoring -> {
                ProgressIndicator spinner = new ProgressIndicator();
                spinner.setPrefSize(20, 20);
                show(spinner, NodeFactory.label(texts.get("practice.judging"), "soft"));
            }
            case PracticePhase.CountingDown counting -> {
                setId("counting");
                show(
                        NodeFactory.label(String.valueOf(counting.seconds()), "big-number"),
                        NodeFactory.label(texts.get("practice.counting")));
            }
            default -> setVisible(false);
        }
    }

    private void show(Node... content) {
        getChildren().setAll(content);
        setVisible(true);
    }
}
