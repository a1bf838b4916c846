package app.saywell.desk.homework.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The head of the homework of a class: collecting what was handed in, and the folder in which hand-ins arrive.
public final class CollectPane extends VBox {
    private final CollectViewModel viewModel;
    private final WatchedFolderViewModel folderViewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;

    public CollectPane(
            CollectViewModel viewModel,
            WatchedFolderViewModel folderViewModel,
            LocalizedTexts texts,
            FilePrompt filePrompt) {
        super(12);
        this.viewModel = viewModel;
        this.folderViewModel = folderViewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        getChildren()
                .addAll(
                        header(),
                        folderRow(),
                        new UserMessageLabel(texts, viewModel.message(), "homework-told"),
                        new CollectCard(viewModel, texts));
    }

    private HBox header() {
        Button collectButton = NodeFactory.button(texts.binding("homework.collect"), this::choose, "quiet");
        collectButton.setId("collect-homework");
        collectButton.setGraphic(NodeFactory.icon(Feather.FOLDER));
        HBox head = NodeFactory.row(
                10,
                NodeFactory.label(texts.binding("classroom.page.homework"), "page-title"),
                NodeFactory.spacer(),
                collectButton);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private VBox folderRow() {
        Label label = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> folderViewModel
                                .folder()
                                .get()
                                .map(folder -> texts.get("homework.folder.watched", folder.toString()))
                                .orElseGet(() -> texts.get("homework.folder.none")),
                        folderViewModel.folder(),
                        texts.language()),
                "soft"));
        label.setId("watched-folder");
        Button chooseButton = NodeFactory.button(texts.binding("homework.folder.choose"), this::chooseFolder, "chip");
        chooseButton.setId("choose-folder");
        Button stopButton = NodeFactory.button(texts.binding("homework.folder.stop"), folderViewModel::stop, "chip");
        stopButton.setId("stop-folder");
        NodeFactory.showWhen(stopButton, folderViewModel.folder().map(Optional::isPresent));
        HBox buttons = NodeFactory.row(10, chooseButton, stopButton);
        return NodeFactory.column(6, label, SchoolMark.settled(buttons, folderViewModel.isSetBySchool(), texts));
    }

    private void choose() {
        List<Path> files = filePrompt.chooseFiles(texts.get("homework.collect"), FilePrompt.FileKind.HOMEWORK);
        viewModel.collect(files);
    }

    private void chooseFolder() {
        filePrompt.chooseFolder(texts.get("homework.folder.choose")).ifPresent(folderViewModel::watch);
    }
}
