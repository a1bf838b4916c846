package app.saywell.desk.homework.view;

import app.saywell.desk.homework.handin.HomeworkProgress;
import app.saywell.desk.kit.NameConverter;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.ResultPages.PageVoices;
import app.saywell.desk.school.learner.Learner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.collections.FXCollections;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What goes onto the result pages of a homework, and the button that writes them.
final class ResultPagesPane extends VBox {

    ResultPagesPane(
            HomeworkProgress homework,
            ResultPagesViewModel viewModel,
            LocalizedTexts texts,
            LearnerNames names,
            FilePrompt filePrompt) {
        super(8);
        List<Optional<Learner>> learners = new ArrayList<>();
        learners.add(Optional.empty());
        homework.learners().forEach(learner -> learners.add(Optional.of(learner)));
        ComboBox<Optional<Learner>> whose =
                choice(learners, learner -> learner.map(names::of).orElseGet(() -> texts.get("homework.pages.all")));
        whose.setId("pages-learner");
        whose.setMaxWidth(220);
        whose.accessibleTextProperty().bind(texts.binding("homework.pages.whose"));
        ComboBox<InterfaceLanguage> language =
                choice(List.of(InterfaceLanguage.values()), InterfaceLanguage::nativeName);
        language.setId("pages-language");
        language.setValue(texts.language().get());
        language.accessibleTextProperty().bind(texts.binding("homework.pages.language"));
        CheckBox model = checkBox(texts, "homework.pages.model", "pages-model");
        CheckBox own = checkBox(texts, "homework.pages.own", "pages-own");
        Button writeButton = NodeFactory.button(
                texts.binding("homework.pages.write"),
                () -> filePrompt
                        .chooseFolder(texts.get("homework.pages.write"))
                        .ifPresent(folder -> viewModel.write(
                                homework,
                                whose.getValue().map(Learner::id),
                                language.getValue(),
                                new PageVoices(model.isSelected(), own.isSelected()),
                                folder)),
                "quiet");
        writeButton.setId("write-pages");
        writeButton.disableProperty().bind(viewModel.writing());
        FlowPane choices = new FlowPane(12, 8, whose, language, model, own, writeButton);
        choices.setRowValignment(VPos.CENTER);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("homework.pages"), "strong"),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("homework.pages.why"), "soft")),
                        choices);
    }

    private static CheckBox checkBox(LocalizedTexts texts, String key, String id) {
        CheckBox box = new CheckBox();
        box.setId(id);
        box.textProperty().bind(texts.binding(key));
        return box;
    }

    private static <T> ComboBox<T> choice(List<T> items, Function<T, String> name) {
        ComboBox<T> box = new ComboBox<>(FXCollections.observableArrayList(items));
        box.setConverter(new NameConverter<>(name));
        box.setValue(items.getFirst());
        return box;
    }
}
