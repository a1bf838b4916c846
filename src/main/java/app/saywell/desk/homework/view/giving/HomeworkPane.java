package app.saywell.desk.homework.view.giving;

import app.saywell.desk.homework.HomeworkOrder;
import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.homework.view.giving.HomeworkViewModel.HomeworkChoices;
import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.PaneHead;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalDateConverter;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.speech.FeedbackLanguage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Gives a lesson as homework: the class, the day, whom a file is for, its language, and where it
/// is saved.
public final class HomeworkPane extends VBox {
    private static final int FIELD_WIDTH = 260;

    private final HomeworkViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final ComboBox<SchoolClass> classes = SearchableChoice.create("homework-class", SchoolClass::name);
    private final DatePicker dueOn = new DatePicker();
    private HomeworkAudience audience = HomeworkAudience.WHOLE_CLASS;
    private FeedbackLanguage language;

    /// @param classId the class that is chosen at first
    /// @param onClose removes the pane
    public HomeworkPane(
            HomeworkViewModel viewModel,
            LocalizedTexts texts,
            FilePrompt filePrompt,
            Optional<Long> classId,
            Runnable onClose) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        language =
                texts.language().get() == InterfaceLanguage.KOREAN ? FeedbackLanguage.KOREAN : FeedbackLanguage.ENGLISH;
        setId("homework");
        Label title = NodeFactory.wrapped(NodeFactory.label(
                texts.binding("lessons.homework.title", viewModel.lesson().title()), "page-title"));
        PaneHead head = new PaneHead(title, texts.binding("lessons.say.close"), "homework-close", onClose);
        VBox card = NodeFactory.column(16);
        card.getStyleClass().add("card");
        getChildren()
                .addAll(
                        head,
                        soft("lessons.homework.about"),
                        card,
                        new UserMessageLabel(texts, viewModel.message(), "homework-told"));
        viewModel.choices().subscribe(loaded -> loaded.ifPresent(choices -> fill(card, choices, classId)));
    }

    private void fill(VBox card, HomeworkChoices choices, Optional<Long> classId) {
        if (choices.classes().isEmpty() || choices.sentences() == 0) {
            Label missing =
                    soft(choices.sentences() == 0 ? "lessons.homework.no-sentences" : "lessons.homework.no-class");
            missing.setId("homework-missing");
            card.getChildren().setAll(missing);
            return;
        }
        classes.setItems(FXCollections.observableArrayList(choices.classes()));
        classes.setPrefWidth(FIELD_WIDTH);
        classes.accessibleTextProperty().bind(texts.binding("lessons.homework.class"));
        SchoolClass first = firstChoice(choices, classId);
        classes.setValue(first);
        offerDueDay(choices, first);
        SearchableChoice.onChosen(classes, chosen -> offerDueDay(choices, chosen));
        dueOn.setId("homework-due");
        dueOn.setPrefWidth(FIELD_WIDTH);
        dueOn.setConverter(new LocalDateConverter(texts));
        dueOn.accessibleTextProperty().bind(texts.binding("lessons.homework.due"));
        FlowPane row = new FlowPane(
                24,
                16,
                ChoiceButtons.labeled(texts.binding("lessons.homework.class"), classes),
                ChoiceButtons.labeled(texts.binding("lessons.homework.due"), dueOn));
        card.getChildren().setAll(row, audienceField(), languageField());
        if (choices.withoutReading() > 0) {
            card.getChildren()
                    .add(NodeFactory.wrapped(NodeFactory.label(
                            texts.binding("lessons.homework.without-reading", choices.withoutReading()), "notice")));
        }
        card.getChildren().add(saveRow());
    }

    /// The day on which the class was told to have the lesson done, if there is one.
    private void offerDueDay(HomeworkChoices choices, SchoolClass chosen) {
        dueOn.setValue(
                choices.dueDays().getOrDefault(chosen.id(), Optional.empty()).orElse(null));
    }

    private static SchoolClass firstChoice(HomeworkChoices choices, Optional<Long> classId) {
        List<SchoolClass> all = choices.classes();
        return all.stream()
                .filter(candidate -> classId.filter(id -> id == candidate.id()).isPresent())
                .findFirst()
                .or(() -> all.stream()
                        .filter(candidate -> choices.dueDays().containsKey(candidate.id()))
                        .findFirst())
                .orElse(all.getFirst());
    }

    private VBox audienceField() {
        ReadOnlyStringWrapper why = new ReadOnlyStringWrapper();
        Runnable explain = () -> why.bind(texts.binding("lessons.homework.audience." + EnumKey.of(audience) + ".why"));
        FlowPane buttons = ChoiceButtons.create(
                List.of(HomeworkAudience.values()),
                audience,
                value -> texts.binding("lessons.homework.audience." + EnumKey.of(value)),
                chosen -> {
                    audience = chosen;
                    explain.run();
                });
        explain.run();
        return NodeFactory.column(
                6,
                NodeFactory.label(texts.binding("lessons.homework.audience"), "small", "soft"),
                buttons,
                NodeFactory.wrapped(NodeFactory.label(why.getReadOnlyProperty(), "caption")));
    }

    private VBox languageField() {
        return ChoiceButtons.labeled(
                texts.binding("lessons.homework.language"),
                ChoiceButtons.create(
                        List.of(FeedbackLanguage.values()),
                        language,
                        value -> new ReadOnlyStringWrapper(
                                value == FeedbackLanguage.KOREAN
                                        ? InterfaceLanguage.KOREAN.nativeName()
                                        : InterfaceLanguage.ENGLISH.nativeName()),
                        chosen -> language = chosen));
    }

    private HBox saveRow() {
        Button save = NodeFactory.button(texts.binding("lessons.homework.save"), this::save, "primary");
        save.setId("homework-save");
        save.setGraphic(NodeFactory.icon(Feather.HOME));
        save.disableProperty()
                .bind(Bindings.or(viewModel.writing(), classes.valueProperty().isNull()));
        ProgressIndicator wheel = new ProgressIndicator();
        wheel.setPrefSize(24, 24);
        wheel.accessibleTextProperty().bind(texts.binding("lessons.homework.writing"));
        HBox writing = NodeFactory.row(8, wheel, NodeFactory.label(texts.binding("lessons.homework.writing"), "soft"));
        writing.setAlignment(Pos.CENTER_LEFT);
        NodeFactory.showWhen(writing, viewModel.writing());
        HBox row = NodeFactory.row(12, save, writing);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void save() {
        SchoolClass chosen = classes.getValue();
        HomeworkOrder order = new HomeworkOrder(
                viewModel.lesson().id(), chosen.id(), Optional.ofNullable(dueOn.getValue()), audience, language);
        Optional<Path> target = HomeworkViewModel.asksForFolder(audience)
                ? filePrompt.chooseFolder(texts.get("lessons.homework.folder"))
                : filePrompt.chooseSaveTarget(
                        texts.get("lessons.homework.save"), viewModel.suggestedName(chosen), FilePrompt.FileKind.HTML);
        target.ifPresent(path -> viewModel.give(order, path));
    }

    private Label soft(String key) {
        return NodeFactory.wrapped(NodeFactory.label(texts.binding(key), "soft"));
    }
}
