package app.saywell.ui.practice.detail;

import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.Mark;
import app.saywell.ui.kit.wave.Opinion;
import app.saywell.ui.kit.wave.Tier;
import app.saywell.ui.practice.desk.PracticeActions;

import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Optional;

/// What a teacher says of the place: a level with one press, a reason if there is one to give. The
/// machine's judgement above stays as it is.
final class Overrule extends VBox {
    private static final double GOOD = 85;
    private static final double NEARLY = 62;
    private static final double WORK = 30;

    private final Tier.Kind kind;
    private final Mark mark;
    private final Optional<Opinion> given;
    private final PracticeActions actions;
    private final Texts texts;
    private final TextField reason = new TextField();

    private record Choice(String key, Level level, double value) {}

    private static final List<Choice> OF_SOUNDS =
            List.of(
                    new Choice("good", Level.GOOD, GOOD),
                    new Choice("nearly", Level.NEARLY, NEARLY),
                    new Choice("work", Level.WORK, WORK));
    private static final List<Choice> OF_PAUSES =
            List.of(
                    new Choice("pause-right", Level.GOOD, 1),
                    new Choice("pause-wrong", Level.WORK, 0));

    Overrule(
            Tier.Kind kind,
            Mark mark,
            Optional<Opinion> given,
            PracticeActions actions,
            Texts texts) {
        super(8);
        this.kind = kind;
        this.mark = mark;
        this.given = given;
        this.actions = actions;
        this.texts = texts;
        setId("overrule");
        FlowPane row = new FlowPane(6, 6);
        List<Choice> choices = kind == Tier.Kind.PAUSES ? OF_PAUSES : OF_SOUNDS;
        choices.forEach(choice -> row.getChildren().add(chip(choice)));
        given.ifPresent(any -> row.getChildren().add(agree()));
        reason.setId("overrule-reason");
        reason.setText(given.map(Opinion::reason).orElse(""));
        reason.setPromptText(texts.get("practice.overrule.reason"));
        reason.setAccessibleText(texts.get("practice.overrule.reason"));
        reason.setOnAction(event -> given.ifPresent(one -> say(one.value())));
        getChildren().addAll(Nodes.label(texts.get("practice.overrule"), "caption"), row, reason);
    }

    private ToggleButton chip(Choice choice) {
        ToggleButton chip =
                new ToggleButton(
                        texts.get("practice.overrule." + choice.key())
                                + " "
                                + choice.level().sign());
        chip.getStyleClass().setAll("toggle-button", "chip");
        chip.setId("overrule-" + choice.key());
        boolean chosen = given.filter(one -> nearest(one.value()).equals(choice)).isPresent();
        chip.setSelected(chosen);
        chip.setOnAction(
                event -> {
                    chip.setSelected(chosen);
                    say(choice.value());
                });
        return chip;
    }

    private Choice nearest(double value) {
        List<Choice> choices = kind == Tier.Kind.PAUSES ? OF_PAUSES : OF_SOUNDS;
        Choice best = choices.getFirst();
        for (Choice choice : choices) {
            if (Math.abs(choice.value() - value) < Math.abs(best.value() - value)) {
                best = choice;
            }
        }
        return best;
    }

    private Button agree() {
        Button button = new Button(texts.get("practice.overrule.agree"));
        button.getStyleClass().setAll("button", "link", "small");
        button.setId("overrule-agree");
        button.setOnAction(event -> actions.agree(kind, mark.place()));
        return button;
    }

    private void say(double value) {
        actions.overrule(
                new Opinion(
                        kind,
                        mark.place().component(),
                        mark.place().part(),
                        value,
                        reason.getText().strip()));
    }
}
