package app.saywell.desk.homework.view;

import app.saywell.desk.homework.handin.HomeworkProgress;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The homework of a class: collecting what was handed in, and each homework with who has handed
/// in.
public final class HomeworkView {
    private final VBox root = new VBox(12);
    private final VBox cards = new VBox(12);
    private final HomeworkViewModel viewModel;
    private final CollectViewModel collectViewModel;
    private final WatchedFolderViewModel folderViewModel;
    private final ResultPagesViewModel pagesViewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private Optional<UUID> openPages = Optional.empty();

    public HomeworkView(
            HomeworkViewModel viewModel,
            CollectViewModel collectViewModel,
            WatchedFolderViewModel folderViewModel,
            ResultPagesViewModel pagesViewModel,
            LocalizedTexts texts,
            FilePrompt filePrompt) {
        this.viewModel = viewModel;
        this.collectViewModel = collectViewModel;
        this.folderViewModel = folderViewModel;
        this.pagesViewModel = pagesViewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        layout();
        bind();
    }

    /// The root node.
    public VBox root() {
        return root;
    }

    private void layout() {
        root.getStyleClass().addAll("middle", "homework");
        ProgressBar writing = new ProgressBar();
        writing.setMaxWidth(Double.MAX_VALUE);
        writing.progressProperty().bind(pagesViewModel.progress());
        NodeFactory.showWhen(writing, pagesViewModel.writing());
        UserMessageLabel collected = new UserMessageLabel(texts, collectViewModel.message(), "homework-told");
        UserMessageLabel written = new UserMessageLabel(texts, pagesViewModel.message(), "pages-told");
        root.getChildren()
                .addAll(
                        header(),
                        folderRow(),
                        collected,
                        new CollectCard(collectViewModel, texts),
                        written,
                        writing,
                        cards);
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

    private void bind() {
        viewModel.homework().subscribe(this::show);
        texts.language().addListener(change -> show(viewModel.homework().get()));
    }

    private void show(List<HomeworkProgress> homework) {
        NodeFactory.rebuildKeepingFocus(cards, () -> {
            cards.getChildren().clear();
            homework.forEach(given -> cards.getChildren().add(card(given)));
            if (homework.isEmpty()) {
                VBox empty = NodeFactory.column(
                        8,
                        NodeFactory.label(texts.get("homework.empty.title"), "strong"),
                        NodeFactory.wrapped(NodeFactory.label(texts.get("homework.empty"), "soft")));
                empty.getStyleClass().add("card");
                cards.getChildren().add(empty);
            }
        });
    }

    private HomeworkCard card(HomeworkProgress given) {
        UUID id = given.homework().id();
        return new HomeworkCard(
                given,
                texts,
                openPages.filter(id::equals).isPresent(),
                () -> {
                    openPages = openPages.filter(id::equals).isPresent() ? Optional.empty() : Optional.of(id);
                    show(viewModel.homework().get());
                },
                new ResultPagesPane(given, pagesViewModel, texts, filePrompt));
    }

    private void choose() {
        List<Path> files = filePrompt.chooseFiles(texts.get("homework.collect"), FilePrompt.FileKind.HOMEWORK);
        collectViewModel.collect(files);
    }

    private void chooseFolder() {
        filePrompt.chooseFolder(texts.get("homework.folder.choose")).ifPresent(folderViewModel::watch);
    }
}
