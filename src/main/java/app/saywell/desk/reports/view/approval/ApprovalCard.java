package app.saywell.desk.reports.view.approval;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.ApprovalReport;
import app.saywell.desk.school.settings.Setting;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What a school needs to decide about Saywell, and guardians to agree, as one PDF.
public final class ApprovalCard extends VBox {
    private static final double FIELD_WIDTH = 560;

    private final ApprovalViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final ObjectProperty<InterfaceLanguage> language;

    public ApprovalCard(ApprovalViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        language = new SimpleObjectProperty<>(texts.language().get());
        setId("approval");
        getStyleClass().add("card");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.approval"), "place-title"),
                        NodeFactory.wrapped(
                                NodeFactory.label(texts.binding("settings.approval.about"), "small", "soft")),
                        field("approval-school", "settings.approval.school", ApprovalReport.SCHOOL),
                        field("approval-contact", "settings.approval.contact", ApprovalReport.CONTACT),
                        field("approval-operator", "settings.approval.operator", ApprovalReport.OPERATOR),
                        ChoiceButtons.labeled(texts.binding("settings.approval.language"), languageChoice()),
                        saveButton(),
                        new UserMessageLabel(texts, viewModel.message(), "approval-told"));
    }

    private Node field(String id, String name, Setting<String> setting) {
        TextField field = new TextField(viewModel.text(setting));
        field.setId(id);
        field.setMaxWidth(FIELD_WIDTH);
        NodeFactory.saveWhenLeft(field, () -> viewModel.setText(setting, field.getText()));
        return ChoiceButtons.labeled(texts.binding(name), field);
    }

    /// The language of the pages, which the window's language does not follow.
    private Node languageChoice() {
        FlowPane choice = ChoiceButtons.createBound(
                List.of(InterfaceLanguage.values()),
                language,
                value -> Bindings.createStringBinding(value::nativeName),
                language::set);
        choice.getChildren().forEach(button -> button.setId("approval-" + button.getId()));
        return choice;
    }

    private Button saveButton() {
        Button button = NodeFactory.button(texts.binding("settings.approval.save"), this::save, "quiet");
        button.setId("approval-save");
        button.disableProperty().bind(viewModel.writing());
        return button;
    }

    private void save() {
        filePrompt
                .chooseSaveTarget(
                        texts.get("settings.approval.save"),
                        texts.get("settings.approval.file"),
                        FilePrompt.FileKind.PDF)
                .ifPresent(file -> viewModel.write(language.get(), file));
    }
}
