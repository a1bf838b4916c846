package app.saywell.desk.practice.marks;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScoreLevelBadge;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.mark.Miscue;
import app.saywell.desk.school.mark.PointsFormat;
import app.saywell.desk.school.mark.TeacherMark;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The card where a teacher marks the whole take, or the inspected word, sound or pause. The score
/// of the service stays visible.
public final class TeacherMarksCard extends VBox {
    private static final List<ScoreLevel> LEVELS = List.of(ScoreLevel.WEAK, ScoreLevel.NEARLY, ScoreLevel.GOOD);

    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("selected");

    private final TeacherMarksViewModel viewModel;
    private final LocalizedTexts texts;
    private final TextField reason = new TextField();
    private final Label numberWarning = NodeFactory.wrapped(NodeFactory.label("", "caption", "warned"));

    /// Follows the view model.
    public TeacherMarksCard(TeacherMarksViewModel viewModel, LocalizedTexts texts) {
        super(8);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().addAll("card", "marks-card");
        setId("marks");
        reason.setId("mark-reason");
        reason.promptTextProperty().bind(texts.binding("practice.marks.reason"));
        viewModel.whole().subscribe(changed -> refresh());
        viewModel.unscored().subscribe(changed -> refresh());
        viewModel.inspected().subscribe(changed -> refresh());
        viewModel.marked().subscribe(changed -> refresh());
        viewModel.leftBehind().subscribe(changed -> refresh());
        texts.language().addListener(change -> refresh());
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> viewModel.whole().get().isPresent()
                                || viewModel.unscored().get().isPresent(),
                        viewModel.whole(),
                        viewModel.unscored()));
    }

    private void refresh() {
        getChildren().setAll(NodeFactory.label(texts.get("practice.marks"), "small", "soft"));
        viewModel.unscored().get().ifPresent(this::showUnscored);
        if (viewModel.whole().get().isEmpty()) {
            return;
        }
        viewModel.whole().get().ifPresent(this::showWhole);
        viewModel.inspected().get().ifPresentOrElse(this::showPlace, () -> getChildren()
                .add(NodeFactory.wrapped(NodeFactory.label(texts.get("practice.marks.hint"), "caption"))));
        getChildren().add(reason);
        viewModel.marked().get().forEach(marked -> getChildren().add(markRow(marked)));
        if (viewModel.leftBehind().get() > 0) {
            getChildren()
                    .add(NodeFactory.wrapped(NodeFactory.label(
                            texts.get(
                                    "practice.marks.left-behind",
                                    viewModel.leftBehind().get()),
                            "caption")));
        }
    }

    private void showWhole(MarkableComponent whole) {
        showNumber(
                texts.get("practice.marks.whole"),
                whole.mark().map(TeacherMark::value),
                value -> setMark(whole, value),
                () -> viewModel.clearMark(whole));
        getChildren()
                .add(NodeFactory.label(
                        texts.get("practice.marks.machine", Math.round(whole.serviceScore())), "caption"));
    }

    private void showUnscored(UnscoredGrade take) {
        showNumber(
                texts.get("practice.marks.grade"),
                take.grade(),
                value -> viewModel.grade(take, Optional.of(value)),
                () -> viewModel.grade(take, Optional.empty()));
        getChildren().add(NodeFactory.wrapped(NodeFactory.label(texts.get("practice.marks.unscored"), "caption")));
    }

    /// A field for a number from 0 to 100.
    private void showNumber(String name, Optional<Double> value, DoubleConsumer set, Runnable clear) {
        TextField numberField = new TextField();
        numberField.setId("mark-whole");
        numberField.setPrefWidth(64);
        numberField.setMinWidth(64);
        numberField.setTextFormatter(
                new TextFormatter<>(change -> isMarkText(change.getControlNewText()) ? change : null));
        // A new number replaces the old one, instead of being written beside it.
        numberField.focusedProperty().subscribe(focused -> {
            if (focused) {
                Platform.runLater(numberField::selectAll);
            }
        });
        value.ifPresent(number -> numberField.setText(PointsFormat.text(number)));
        numberField.setAccessibleText(name);
        Button setButton = NodeFactory.button(
                texts.binding("practice.marks.set"), () -> setNumber(set, numberField.getText()), "chip");
        setButton.setId("set-whole");
        numberField.setOnAction(event -> setNumber(set, numberField.getText()));
        FlowPane row = new FlowPane(8, 6, NodeFactory.label(name), numberField, setButton);
        row.setId("mark-whole-row");
        value.ifPresent(number -> row.getChildren().add(clearButton(clear)));
        row.getChildren().forEach(node -> ((Region) node).setMinWidth(USE_PREF_SIZE));
        row.setRowValignment(VPos.CENTER);
        numberWarning.setText(texts.get("practice.marks.number"));
        numberWarning.setVisible(false);
        numberWarning.setManaged(false);
        getChildren().addAll(row, numberWarning);
    }

    /// Whether a text is a mark or the beginning of one: 0 to 100 with one decimal place.
    private static boolean isMarkText(String text) {
        return text.matches("100([.,]0?)?|\\d{0,2}([.,]\\d?)?");
    }

    private void setNumber(DoubleConsumer set, String text) {
        try {
            set.accept(Double.parseDouble(text.strip().replace(',', '.')));
        } catch (NumberFormatException e) {
            numberWarning.setVisible(true);
            numberWarning.setManaged(true);
        }
    }

    private void showPlace(MarkableComponent place) {
        FlowPane levels = new FlowPane(6, 6);
        if (place.place().target() == TeacherMark.MarkTarget.PAUSE) {
            levels.getChildren()
                    .addAll(
                            choiceButton("practice.marks.pause.right", place, 1),
                            choiceButton("practice.marks.pause.wrong", place, 0));
        } else {
            LEVELS.forEach(level -> {
                Button levelButton =
                        choiceButton("kit.level." + level.key(), place, TeacherMarksViewModel.middleScore(level));
                levelButton.setGraphic(new ScoreLevelBadge(level));
                levelButton.setId("mark-" + level.key());
                levels.getChildren().add(levelButton);
            });
        }
        getChildren().addAll(NodeFactory.separatorLine(), NodeFactory.label(title(place), "strong"), levels);
        if (place.place().target() == TeacherMark.MarkTarget.WORD) {
            FlowPane miscues = new FlowPane(6, 6);
            for (Miscue miscue : Miscue.values()) {
                miscues.getChildren().add(miscueButton(place, miscue));
            }
            getChildren().add(miscues);
        }
    }

    /// Says what the reader did with the word; pressed again it takes that back.
    private Button miscueButton(MarkableComponent word, Miscue miscue) {
        Optional<MarkableComponent> chosen = viewModel.miscueOf(word, miscue);
        Button button = NodeFactory.button(
                texts.binding("practice.marks.miscue." + EnumKey.of(miscue)),
                () -> chosen.ifPresentOrElse(viewModel::clearMark, () -> {
                    String reasonText = reason.getText();
                    reason.clear();
                    viewModel.setMiscue(word, miscue, reasonText);
                }),
                "chip");
        button.setGraphic(NodeFactory.label(miscue.sign(), "strong"));
        button.setId("mark-" + EnumKey.of(miscue));
        showChosen(button, chosen.isPresent());
        return button;
    }

    private void showChosen(Button button, boolean isChosen) {
        button.pseudoClassStateChanged(CHOSEN, isChosen);
        if (isChosen) {
            button.setAccessibleRoleDescription(texts.get("practice.marks.chosen"));
        }
    }

    private Button choiceButton(String key, MarkableComponent place, double value) {
        Button button = NodeFactory.button(texts.binding(key), () -> setMark(place, value), "chip");
        showChosen(
                button,
                place.mark()
                        .filter(mark -> mark.miscue().isEmpty() && mark.value() == value)
                        .isPresent());
        return button;
    }

    private void setMark(MarkableComponent place, double value) {
        String reasonText = reason.getText();
        reason.clear();
        viewModel.setMark(place, value, reasonText);
    }

    private String title(MarkableComponent place) {
        if (place.place().target() == TeacherMark.MarkTarget.PAUSE) {
            return texts.get("practice.marks.pause");
        }
        return Double.isNaN(place.serviceScore())
                ? place.name()
                : place.name() + " · " + texts.get("practice.marks.machine", Math.round(place.serviceScore()));
    }

    /// A row with one mark, the score of the service and a button to remove the mark.
    private Node markRow(MarkableComponent marked) {
        String reasonText = marked.mark()
                .map(TeacherMark::reason)
                .filter(text -> !text.isBlank())
                .orElse("");
        String said = marked.mark()
                .flatMap(TeacherMark::miscue)
                .map(miscue -> marked.name() + " · " + texts.get("practice.marks.miscue." + EnumKey.of(miscue)))
                .orElseGet(() -> title(marked));
        Label words = NodeFactory.wrapped(
                NodeFactory.label(said + (reasonText.isEmpty() ? "" : " · " + reasonText), "caption"));
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox row = NodeFactory.row(8, markSign(marked), words, clearButton(() -> viewModel.clearMark(marked)));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Node markSign(MarkableComponent marked) {
        Optional<Miscue> miscue = marked.mark().flatMap(TeacherMark::miscue);
        if (miscue.isPresent()) {
            Label sign = NodeFactory.label(miscue.get().sign(), "strong");
            sign.setMinWidth(USE_PREF_SIZE);
            return sign;
        }
        double value = marked.mark().map(TeacherMark::value).orElse(Double.NaN);
        if (marked.place().target() == TeacherMark.MarkTarget.PAUSE) {
            return NodeFactory.label(
                    texts.get(value > 0 ? "practice.marks.pause.right" : "practice.marks.pause.wrong"), "caption");
        }
        return new ScoreLevelBadge(ScoreLevel.ofMark(value));
    }

    private Button clearButton(Runnable clear) {
        Button button = NodeFactory.button(texts.binding("practice.marks.clear"), clear, "link", "small");
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }
}
