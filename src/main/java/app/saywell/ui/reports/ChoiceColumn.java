package app.saywell.ui.reports;

import app.saywell.library.lesson.Lesson;
import app.saywell.practice.report.Names;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DatePicker;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The column at the left: what the reports are of.
final class ChoiceColumn extends VBox {
    private final ChoiceModel model;
    private final Texts texts;
    private final ComboBox<Entry> classes;
    private final ComboBox<Entry> pupils;
    private final ComboBox<Entry> lessons;
    private boolean filling;

    /// A line of a list.
    ///
    /// @param id 0 for the line that stands for all, or for nobody in particular
    private record Entry(long id, String name) {}

    ChoiceColumn(ChoiceModel model, Texts texts) {
        super(16);
        this.model = model;
        this.texts = texts;
        getStyleClass().addAll("roll", "reports-choice");
        classes = Controls.combo("report-class", Entry::name, this::chooseClass);
        pupils = Controls.combo("report-pupil", Entry::name, this::choosePupil);
        lessons = Controls.combo("report-lesson", Entry::name, this::chooseLesson);
        getChildren()
                .addAll(
                        Nodes.label(texts.of("reports.title"), "place-title"),
                        Controls.named(texts.of("reports.class"), classes),
                        Controls.named(texts.of("reports.lesson"), lessons),
                        Controls.named(texts.of("reports.pupil"), pupils),
                        time(),
                        language(),
                        names());
        model.revision().subscribe(any -> fill());
        texts.language().subscribe(any -> fill());
    }

    private VBox time() {
        HBox days =
                Nodes.row(
                        6, picker("report-from", model.first()), picker("report-to", model.last()));
        Nodes.showWhen(days, model.span().map(span -> span == Span.DAYS));
        return Controls.named(
                texts.of("reports.time"),
                Controls.chips(
                        Arrays.asList(Span.values()),
                        "report-span-",
                        span -> texts.of("reports.time." + span.name().toLowerCase(Locale.ROOT)),
                        model.span(),
                        model.span()::set),
                days);
    }

    private static DatePicker picker(
            String id, javafx.beans.property.ObjectProperty<java.time.LocalDate> day) {
        DatePicker picker = new DatePicker(day.get());
        picker.setId(id);
        picker.setPrefWidth(130);
        picker.setOnAction(
                event -> {
                    if (picker.getValue() != null) {
                        day.set(picker.getValue());
                    }
                });
        return picker;
    }

    private VBox language() {
        return Controls.named(
                texts.of("reports.language"),
                Controls.chips(
                        Arrays.asList(Language.values()),
                        "report-language-",
                        language -> new SimpleObjectProperty<>(language.ownName()),
                        model.language(),
                        model::speak));
    }

    private CheckBox names() {
        CheckBox box = new CheckBox();
        box.setId("report-names");
        box.textProperty().bind(texts.of("reports.names"));
        box.setWrapText(true);
        box.setSelected(model.names().get() == Names.SHOWN);
        box.setOnAction(event -> model.names().set(box.isSelected() ? Names.SHOWN : Names.HIDDEN));
        return box;
    }

    private void chooseClass(Entry entry) {
        if (!filling) {
            model.chooseClass(entry.id());
        }
    }

    private void chooseLesson(Entry entry) {
        if (!filling) {
            model.chooseLesson(entry.id());
        }
    }

    private void choosePupil(Entry entry) {
        if (!filling) {
            model.choosePupil(entry.id() == 0 ? Optional.empty() : Optional.of(entry.id()));
        }
    }

    private void fill() {
        filling = true;
        List<Entry> all = new ArrayList<>();
        model.classes().get().forEach(one -> all.add(new Entry(one.id(), one.name())));
        all.add(new Entry(0, texts.get("reports.class.alone")));
        fill(classes, all, model.classId());
        fill(
                lessons,
                model.lessons().get().stream()
                        .map((Lesson one) -> new Entry(one.id(), one.title()))
                        .toList(),
                model.lessonId());
        List<Entry> people = new ArrayList<>();
        people.add(new Entry(0, texts.get("reports.pupil.all")));
        model.pupils()
                .get()
                .forEach(
                        one ->
                                people.add(
                                        new Entry(
                                                one.id(),
                                                (one.number() + " " + one.name()).strip())));
        fill(pupils, people, model.pupil().orElse(0L));
        filling = false;
    }

    private static void fill(ComboBox<Entry> combo, List<Entry> entries, long chosen) {
        if (!combo.getItems().equals(entries)) {
            combo.getItems().setAll(entries);
        }
        entries.stream().filter(one -> one.id() == chosen).findFirst().ifPresent(combo::setValue);
    }
}
