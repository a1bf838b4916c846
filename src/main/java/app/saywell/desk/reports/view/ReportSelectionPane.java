package app.saywell.desk.reports.view;

import app.saywell.desk.kit.GradualContent;
import app.saywell.desk.kit.LocalizedDatePicker;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SettledChoice;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.NameVisibility;
import app.saywell.desk.school.lesson.Lesson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.DatePicker;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The left column: the selection that reports are made of.
final class ReportSelectionPane extends VBox {
    private final ReportsViewModel viewModel;
    private final LocalizedTexts texts;
    private final SettledChoice<SelectionEntry> classChoice;
    private final SettledChoice<SelectionEntry> learnerChoice;
    private final SettledChoice<SelectionEntry> lessonChoice;

    /// An entry of a list.
    ///
    /// @param id 0 for the entry that stands for all, or for learners without a class
    private record SelectionEntry(long id, String name) {}

    ReportSelectionPane(ReportsViewModel viewModel, LocalizedTexts texts) {
        super(16);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().addAll("roll", "reports-choice");
        classChoice = ReportControls.choice("report-class", SelectionEntry::name, this::chooseClass);
        learnerChoice = ReportControls.choice("report-learner", SelectionEntry::name, this::chooseLearner);
        lessonChoice = ReportControls.choice("report-lesson", SelectionEntry::name, this::chooseLesson);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("reports.title"), "place-title"),
                        ReportControls.labeled(texts.binding("reports.class"), classChoice.comboBox()),
                        ReportControls.labeled(texts.binding("reports.lesson"), lessonChoice.comboBox()),
                        ReportControls.labeled(texts.binding("reports.learner"), learnerChoice.comboBox()),
                        periodChoice(),
                        languageChoice(),
                        nameCheckBox());
        GradualContent.of(this, 2, 1);
        viewModel.revision().subscribe(any -> update());
        texts.language().subscribe(any -> update());
        viewModel.names().hidden().subscribe((was, is) -> update());
    }

    private VBox periodChoice() {
        HBox days = NodeFactory.row(
                6, dayPicker("report-from", viewModel.firstDay()), dayPicker("report-to", viewModel.lastDay()));
        NodeFactory.showWhen(days, viewModel.periodChoice().map(period -> period == PeriodChoice.DAYS));
        return ReportControls.labeled(
                texts.binding("reports.time"),
                ReportControls.toggleChips(
                        Arrays.asList(PeriodChoice.values()),
                        "report-span-",
                        period -> texts.binding("reports.time." + period.name().toLowerCase(Locale.ROOT)),
                        viewModel.periodChoice(),
                        viewModel.periodChoice()::set),
                days);
    }

    private DatePicker dayPicker(String id, javafx.beans.property.ObjectProperty<java.time.LocalDate> day) {
        DatePicker picker = new LocalizedDatePicker(texts);
        picker.setValue(day.get());
        picker.setId(id);
        picker.setPrefWidth(130);
        picker.setOnAction(event -> {
            if (picker.getValue() != null) {
                day.set(picker.getValue());
            }
        });
        return picker;
    }

    private VBox languageChoice() {
        return ReportControls.labeled(
                texts.binding("reports.language"),
                ReportControls.toggleChips(
                        Arrays.asList(InterfaceLanguage.values()),
                        "report-language-",
                        language -> new SimpleObjectProperty<>(language.nativeName()),
                        viewModel.language(),
                        viewModel::setLanguage));
    }

    private CheckBox nameCheckBox() {
        CheckBox box = new CheckBox();
        box.setId("report-names");
        box.textProperty().bind(texts.binding("reports.names"));
        box.setWrapText(true);
        viewModel.nameVisibility().subscribe(names -> box.setSelected(names == NameVisibility.SHOWN));
        box.setOnAction(event ->
                viewModel.nameVisibility().set(box.isSelected() ? NameVisibility.SHOWN : NameVisibility.HIDDEN));
        return box;
    }

    private void chooseClass(SelectionEntry entry) {
        viewModel.selectClass(entry.id());
    }

    private void chooseLesson(SelectionEntry entry) {
        viewModel.selectLesson(entry.id());
    }

    private void chooseLearner(SelectionEntry entry) {
        viewModel.selectLearner(entry.id() == 0 ? Optional.empty() : Optional.of(entry.id()));
    }

    private void update() {
        List<SelectionEntry> classEntries = new ArrayList<>();
        viewModel
                .classes()
                .get()
                .forEach(schoolClass -> classEntries.add(new SelectionEntry(schoolClass.id(), schoolClass.name())));
        classEntries.add(new SelectionEntry(0, texts.get("reports.class.alone")));
        update(classChoice, classEntries, viewModel.classId());
        update(
                lessonChoice,
                viewModel.lessons().get().stream()
                        .map((Lesson lesson) -> new SelectionEntry(lesson.id(), lesson.title()))
                        .toList(),
                viewModel.lessonId());
        List<SelectionEntry> learnerEntries = new ArrayList<>();
        learnerEntries.add(new SelectionEntry(0, texts.get("reports.learner.all")));
        viewModel
                .learners()
                .get()
                .forEach(learner -> learnerEntries.add(
                        new SelectionEntry(learner.id(), viewModel.names().of(learner))));
        update(learnerChoice, learnerEntries, viewModel.learnerId().orElse(0L));
    }

    private static void update(SettledChoice<SelectionEntry> choice, List<SelectionEntry> entries, long selectedId) {
        choice.show(
                entries,
                entries.stream()
                        .filter(entry -> entry.id() == selectedId)
                        .findFirst()
                        .orElse(null));
    }
}
