package app.saywell.desk.practice.drill;

import app.saywell.desk.classes.progress.SoundDrill;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.articulation.SoundConfusion;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.detail.ExampleButton;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SpokenExample;
import app.saywell.speech.SoundNotation;
import java.util.Optional;
import javafx.scene.layout.VBox;

/// The sound that the open word is practised for: what to change, how it is made, and two words to hear.
public final class DrillCard extends VBox {
    private final DrillViewModel viewModel;
    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final LocalizedTexts texts;

    /// Follows the view model.
    public DrillCard(
            DrillViewModel viewModel, PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        super(8);
        this.viewModel = viewModel;
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        setId("drill-card");
        setMaxWidth(USE_PREF_SIZE);
        getStyleClass().add("drill-card");
        viewModel.drill().subscribe(changed -> refresh());
        texts.language().addListener(change -> refresh());
    }

    private void refresh() {
        getChildren().setAll(new UserMessageLabel(texts, viewModel.message(), "drill-told"));
        viewModel.drill().get().ifPresent(this::show);
    }

    private void show(SoundDrill drill) {
        String expected = SoundNotation.toDisplay(drill.expected());
        getChildren()
                .addFirst(NodeFactory.wrapped(NodeFactory.label(
                        drill.heard().isEmpty()
                                ? texts.get("practice.drill.sound", expected)
                                : texts.get(
                                        "practice.drill.sound.not", expected, SoundNotation.toDisplay(drill.heard())),
                        "strong")));
        Optional<String> advice =
                SoundConfusion.of(drill.expected(), drill.heard()).flatMap(confusion -> confusion.advice(texts));
        advice.ifPresent(this::addLine);
        EnglishSound.of(drill.expected()).ifPresent(sound -> addLine(sound.howToMake(texts)));
        drill.pair().filter(pair -> practiceState.voiceAvailable().get()).ifPresent(pair -> {
            ExampleButton button = new ExampleButton(
                    texts.get("practice.drill.pair", pair.expected(), pair.other()),
                    new SpokenExample.ContrastPair(pair.expected(), pair.other()),
                    actions);
            button.setId("drill-pair");
            getChildren().add(button);
        });
    }

    private void addLine(String words) {
        getChildren().add(NodeFactory.wrapped(NodeFactory.label(words)));
    }
}
