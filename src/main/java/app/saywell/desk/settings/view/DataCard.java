package app.saywell.desk.settings.view;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.ScrollReveal;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.school.learner.Learner;
import java.nio.file.Path;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The data folder, backups, and the erasure of the learner's data.
final class DataCard extends VBox {
    private final DataViewModel viewModel;
    private final LocalizedTexts texts;
    private final Runnable openBackups;
    private final VBox resultPane = new VBox();

    /// @param openBackups opens the screen where backups are made and restored
    DataCard(DataViewModel viewModel, LocalizedTexts texts, Runnable openBackups, Path dataFolder) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        this.openBackups = openBackups;
        getStyleClass().add("card");
        TextField folderField = new TextField(dataFolder.toString());
        folderField.setId("data-folder");
        folderField.setEditable(false);
        folderField.setMaxWidth(560);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.data"), "place-title"),
                        ChoiceButtons.labeled(texts.binding("settings.learner"), nameField()),
                        ChoiceButtons.labeled(
                                texts.binding("settings.folder"),
                                SchoolMark.settled(folderField, viewModel.isFolderSetBySchool(), texts)),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.folder.about"), "small", "soft")),
                        actionButtons(),
                        eraseConfirmation(),
                        resultPane);
        viewModel.state().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private TextField nameField() {
        TextField name = new TextField();
        viewModel.learner().subscribe(read -> {
            if (!name.isFocused()) {
                read.map(Learner::name).ifPresent(name::setText);
            }
        });
        name.setId("learner-name");
        name.setMaxWidth(260);
        NodeFactory.saveWhenLeft(name, () -> viewModel.rename(name.getText()));
        return name;
    }

    private FlowPane actionButtons() {
        Button backupButton = NodeFactory.button(texts.binding("settings.backup"), openBackups, "quiet");
        backupButton.setId("backup");
        Button eraseButton = NodeFactory.button(
                texts.binding("settings.erase"),
                () -> viewModel.confirmingErasure().set(true),
                "quiet");
        eraseButton.setId("erase");
        return new FlowPane(8, 8, backupButton, SchoolMark.locked(eraseButton, !viewModel.mayErase(), texts));
    }

    private VBox eraseConfirmation() {
        Button confirmButton = NodeFactory.button(texts.binding("settings.erase.do"), viewModel::erase, "quiet");
        confirmButton.setId("erase-sure");
        VBox box = NodeFactory.column(
                8,
                NodeFactory.wrapped(NodeFactory.label(Bindings.createStringBinding(
                        this::eraseQuestion, viewModel.confirmingErasure(), viewModel.learner(), texts.language()))),
                NodeFactory.row(
                        8,
                        confirmButton,
                        NodeFactory.button(
                                texts.binding("settings.erase.not"),
                                () -> viewModel.confirmingErasure().set(false),
                                "quiet")));
        box.getStyleClass().addAll("notice", "failed");
        NodeFactory.showWhen(box, viewModel.confirmingErasure());
        ScrollReveal.revealWhen(box, viewModel.confirmingErasure());
        return box;
    }

    private String eraseQuestion() {
        String name = viewModel.learner().get().map(Learner::name).orElse("");
        return name.isBlank() ? texts.get("settings.erase.sure") : texts.get("settings.erase.sure.named", name);
    }

    private void show() {
        resultPane.getChildren().clear();
        switch (viewModel.state().get()) {
            case DataViewModel.ErasureIdle idle -> {}
            case DataViewModel.ErasureRunning working ->
                resultPane.getChildren().add(progressBar());
            case DataViewModel.ErasureFinished(UserMessage message) -> {
                Label label = NodeFactory.wrapped(NodeFactory.label(
                        texts.get(message.key(), message.arguments()),
                        "notice",
                        message.successful() ? "told" : "failed"));
                label.setId("data-told");
                label.setMaxWidth(Double.MAX_VALUE);
                resultPane.getChildren().add(label);
                ScrollReveal.revealSoon(label);
            }
        }
    }

    private static ProgressBar progressBar() {
        ProgressBar bar = new ProgressBar(ProgressBar.INDETERMINATE_PROGRESS);
        bar.setPrefWidth(240);
        return bar;
    }
}
