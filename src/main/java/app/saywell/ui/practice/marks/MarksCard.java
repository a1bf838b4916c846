package app.saywell.ui.practice.marks;

import app.saywell.library.take.Mark;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.LevelMark;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Optional;

/// Where a teacher overrules the machine: the whole, or the word, sound or pause that is pointed
/// at in the picture. What the machine said stays beside it.
public final class MarksCard extends VBox {
    private static final List<Level> LEVELS = List.of(Level.WORK, Level.NEARLY, Level.GOOD);

    private final MarksModel model;
    private final Texts texts;
    private final TextField reason = new TextField();

    /// Follows the model.
    public MarksCard(MarksModel model, Texts texts) {
        super(8);
        this.model = model;
        this.texts = texts;
        getStyleClass().addAll("card", "marks-card");
        setId("marks");
        reason.setId("mark-reason");
        reason.promptTextProperty().bind(texts.of("practice.marks.reason"));
        model.whole().subscribe(any -> show());
        model.pointed().subscribe(any -> show());
        model.marked().subscribe(any -> show());
        texts.language().addListener(change -> show());
        Nodes.showWhen(this, model.whole().map(Optional::isPresent));
    }

    private void show() {
        getChildren().setAll(Nodes.label(texts.get("practice.marks"), "small", "soft"));
        model.whole().get().ifPresent(this::showWhole);
        model.pointed()
                .get()
                .ifPresentOrElse(
                        this::showPlace,
                        () ->
                                getChildren()
                                        .add(
                                                Nodes.wrapped(
                                                        Nodes.label(
                                                                texts.get("practice.marks.hint"),
                                                                "caption"))));
        getChildren().add(reason);
        model.marked().get().forEach(one -> getChildren().add(line(one)));
    }

    private void showWhole(Judged whole) {
        TextField number = new TextField();
        number.setId("mark-whole");
        number.setPrefWidth(64);
        whole.mark().ifPresent(mark -> number.setText(String.valueOf(Math.round(mark.value()))));
        number.setAccessibleText(texts.get("practice.marks.whole"));
        Button set =
                Nodes.button(
                        texts.of("practice.marks.set"),
                        () -> setWhole(whole, number.getText()),
                        "chip");
        set.setId("set-whole");
        number.setOnAction(event -> setWhole(whole, number.getText()));
        HBox row = Nodes.row(8, Nodes.label(texts.get("practice.marks.whole")), number, set);
        whole.mark().ifPresent(mark -> row.getChildren().add(away(whole)));
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .addAll(
                        row,
                        Nodes.label(
                                texts.get("practice.marks.machine", Math.round(whole.machine())),
                                "caption"));
    }

    private void setWhole(Judged whole, String text) {
        try {
            double value = Double.parseDouble(text.strip().replace(',', '.'));
            if (value >= 0 && value <= 100) {
                set(whole, value);
            }
        } catch (NumberFormatException e) {
            getChildren()
                    .add(2, Nodes.label(texts.get("practice.marks.number"), "caption", "warned"));
        }
    }

    private void showPlace(Judged place) {
        FlowPane levels = new FlowPane(6, 6);
        if (place.place().target() == Mark.Target.PAUSE) {
            levels.getChildren()
                    .addAll(
                            choice("practice.marks.pause.right", place, 1),
                            choice("practice.marks.pause.wrong", place, 0));
        } else {
            LEVELS.forEach(
                    level -> {
                        Button button =
                                choice("kit.level." + level.key(), place, model.middle(level));
                        button.setGraphic(new LevelMark(level));
                        button.setId("mark-" + level.key());
                        levels.getChildren().add(button);
                    });
        }
        getChildren().addAll(Nodes.rule(), Nodes.label(title(place), "strong"), levels);
    }

    private Button choice(String key, Judged place, double value) {
        return Nodes.button(texts.of(key), () -> set(place, value), "chip");
    }

    private void set(Judged place, double value) {
        String why = reason.getText();
        reason.clear();
        model.set(place, value, why);
    }

    private String title(Judged place) {
        if (place.place().target() == Mark.Target.PAUSE) {
            return texts.get("practice.marks.pause");
        }
        return Double.isNaN(place.machine())
                ? place.name()
                : place.name()
                        + " · "
                        + texts.get("practice.marks.machine", Math.round(place.machine()));
    }

    /// A mark that was made, with the machine's beside it and the way to take it away.
    private Node line(Judged one) {
        String why = one.mark().map(Mark::reason).filter(r -> !r.isBlank()).orElse("");
        Label words =
                Nodes.wrapped(
                        Nodes.label(title(one) + (why.isEmpty() ? "" : " · " + why), "caption"));
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox row = Nodes.row(8, sign(one), words, away(one));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Node sign(Judged one) {
        double value = one.mark().map(Mark::value).orElse(Double.NaN);
        if (one.place().target() == Mark.Target.PAUSE) {
            return Nodes.label(
                    texts.get(
                            value > 0
                                    ? "practice.marks.pause.right"
                                    : "practice.marks.pause.wrong"),
                    "caption");
        }
        return new LevelMark(model.level(value));
    }

    private Button away(Judged place) {
        return Nodes.button(
                texts.of("practice.marks.clear"), () -> model.clear(place), "link", "small");
    }
}
