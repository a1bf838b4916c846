package app.saywell.desk.classroom;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.IntegerSpinners;
import app.saywell.desk.kit.JudgingFields;
import app.saywell.desk.kit.LocalizedDatePicker;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.ScoreLevelBadge;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The settings of a class: its name, the thresholds between the levels, and the day on which its
/// recordings are erased.
final class ClassSettingsPane extends VBox {
    private final ClassViewModel classViewModel;
    private final LocalizedTexts texts;
    private final TextField name = new TextField();
    private final DatePicker eraseOn;
    private final Spinner<Integer> nearlyThreshold = new Spinner<>(1, 99, 55);
    private final Spinner<Integer> goodThreshold = new Spinner<>(2, 100, 70);
    private boolean updating;

    ClassSettingsPane(ClassViewModel classViewModel, LocalizedTexts texts) {
        super(16);
        this.classViewModel = classViewModel;
        this.texts = texts;
        getStyleClass().add("middle");
        name.setId("class-name");
        eraseOn = new LocalizedDatePicker(texts);
        eraseOn.setId("erase-on");
        nearlyThreshold.setId("border-nearly");
        goodThreshold.setId("border-good");
        name.accessibleTextProperty().bind(texts.binding("classroom.name"));
        eraseOn.accessibleTextProperty().bind(texts.binding("classroom.erase"));
        Button remove = NodeFactory.button(texts.binding("classroom.remove"), classViewModel::deleteClass, "quiet");
        remove.setId("remove-class");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("classroom.page.class"), "page-title"),
                        card("classroom.name", "classroom.name.why", nameRow()),
                        card(
                                "classroom.borders",
                                "classroom.borders.why",
                                SchoolMark.settled(thresholdRow(), classViewModel.hasImposedThresholds(), texts)),
                        card("classroom.judging", "classroom.judging.why", judgingFields()),
                        card("classroom.focus", "classroom.focus.why", focusFields()),
                        card("classroom.rating", "classroom.rating.why", ratingCheckBox()),
                        card("classroom.erase", "classroom.erase.why", eraseOn),
                        card("classroom.remove", "classroom.remove.why", remove));
        bind();
    }

    /// The name, and the next step while the class has no learners.
    private Node nameRow() {
        Button addLearners = NodeFactory.button(
                texts.binding("classroom.empty.learners.go"),
                () -> classViewModel.selectedTab().set(ClassTab.LEARNERS),
                "primary");
        addLearners.setId("class-add-learners");
        addLearners.setMinWidth(USE_PREF_SIZE);
        NodeFactory.showWhen(
                addLearners, classViewModel.selectedClass().map(any -> classViewModel.isWithoutLearners()));
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox row = NodeFactory.row(10, name, addLearners);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Node thresholdRow() {
        for (Spinner<Integer> spinner : java.util.List.of(nearlyThreshold, goodThreshold)) {
            IntegerSpinners.makeEditable(spinner);
            spinner.setPrefWidth(88);
            spinner.valueProperty().addListener(change -> saveThresholds());
        }
        nearlyThreshold.getEditor().accessibleTextProperty().bind(texts.binding("kit.level.nearly"));
        goodThreshold.getEditor().accessibleTextProperty().bind(texts.binding("kit.level.good"));
        nearlyThreshold.accessibleTextProperty().bind(texts.binding("kit.level.nearly"));
        goodThreshold.accessibleTextProperty().bind(texts.binding("kit.level.good"));
        HBox row = NodeFactory.row(
                10,
                new ScoreLevelBadge(ScoreLevel.NEARLY),
                NodeFactory.label(texts.binding("classroom.borders.nearly")),
                nearlyThreshold,
                new ScoreLevelBadge(ScoreLevel.GOOD),
                NodeFactory.label(texts.binding("classroom.borders.good")),
                goodThreshold);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private JudgingFields judgingFields() {
        JudgingFields fields = new JudgingFields(texts, classViewModel::choose);
        classViewModel.judging().subscribe(judging -> fields.show(judging.choice(), judging.usualRule()));
        return fields;
    }

    private SoundFocusFields focusFields() {
        SoundFocusFields fields = new SoundFocusFields(texts, classViewModel::choose);
        classViewModel.soundFocus().subscribe(fields::show);
        return fields;
    }

    private CheckBox ratingCheckBox() {
        CheckBox askRating = new CheckBox();
        askRating.setId("asks-rating");
        askRating.textProperty().bind(texts.binding("classroom.rating.ask"));
        askRating.setWrapText(true);
        classViewModel.asksRating().subscribe(askRating::setSelected);
        askRating.setOnAction(event -> classViewModel.setAsksRating(askRating.isSelected()));
        return askRating;
    }

    private VBox card(String titleKey, String explanationKey, Node control) {
        VBox card = NodeFactory.column(
                8,
                NodeFactory.label(texts.binding(titleKey), "strong"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding(explanationKey), "soft")),
                control);
        card.getStyleClass().add("card");
        card.setMaxWidth(760);
        return card;
    }

    private void bind() {
        classViewModel.selectedClass().subscribe(this::show);
        NodeFactory.saveWhenLeft(name, () -> classViewModel.renameClass(name.getText()));
        name.setOnAction(event -> nameEntered());
        eraseOn.valueProperty().addListener(change -> {
            if (!updating) {
                classViewModel.setEraseOn(Optional.ofNullable(eraseOn.getValue()));
            }
        });
    }

    /// Enter in the name of a class without learners goes on as the button beside it does.
    private void nameEntered() {
        if (classViewModel.isWithoutLearners()) {
            classViewModel.selectedTab().set(ClassTab.LEARNERS); // the name is saved as it is left
        } else {
            classViewModel.renameClass(name.getText());
        }
    }

    private void saveThresholds() {
        if (!updating) {
            classViewModel.setThresholds(new ScoreThresholds(nearlyThreshold.getValue(), goodThreshold.getValue()));
        }
    }

    private void show(Optional<SchoolClass> selected) {
        updating = true;
        selected.ifPresent(schoolClass -> {
            if (!name.isFocused()) {
                name.setText(schoolClass.name());
            }
            eraseOn.setValue(schoolClass.eraseOn().orElse(null));
            nearlyThreshold.getValueFactory().setValue((int)
                    Math.round(schoolClass.thresholds().nearly()));
            goodThreshold.getValueFactory().setValue((int)
                    Math.round(schoolClass.thresholds().good()));
        });
        updating = false;
    }
}
