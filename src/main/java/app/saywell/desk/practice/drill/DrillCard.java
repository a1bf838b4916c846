package app.saywell.desk.practice.drill;

import app.saywell.desk.classes.progress.SoundDrill;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.articulation.SoundConfusion;
import app.saywell.desk.kit.mouth.MouthView;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.detail.ExampleButton;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SpokenExample;
import app.saywell.speech.SoundNotation;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
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
        VBox lines = NodeFactory.column(
                8,
                line(
                        drill.heard().isEmpty()
                                ? texts.get("practice.drill.sound", expected)
                                : texts.get(
                                        "practice.drill.sound.not", expected, SoundNotation.toDisplay(drill.heard())),
                        "strong"));
        SoundConfusion.of(drill.expected(), drill.heard())
                .flatMap(confusion -> confusion.advice(texts))
                .ifPresent(advice -> lines.getChildren().add(line(advice)));
        HBox row = NodeFactory.row(16, lines);
        HBox.setHgrow(lines, Priority.ALWAYS);
        EnglishSound.of(drill.expected()).ifPresent(sound -> {
            lines.getChildren().add(line(sound.howToMake(texts)));
            row.getChildren().addFirst(MouthView.small(sound, EnglishSound.of(drill.heard()), texts));
        });
        drill.pair().filter(pair -> practiceState.voiceAvailable().get()).ifPresent(pair -> {
            ExampleButton button = new ExampleButton(
                    texts.get("practice.drill.pair", pair.expected(), pair.other()),
                    new SpokenExample.ContrastPair(pair.expected(), pair.other()),
                    actions);
            button.setId("drill-pair");
            lines.getChildren().add(button);
        });
        getChildren().addFirst(row);
    }

    private static Label line(String words, String... styles) {
        return NodeFactory.wrapped(NodeFactory.label(words, styles));
    }
}
