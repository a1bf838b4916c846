package app.saywell.desk.lessons.view.shared;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.PaneHead;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.shared.SharedLesson;
import app.saywell.desk.school.lesson.Lesson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The shared folder of a school: its lessons with how each stands, and what can be done with it.
public final class SharedFolderPane extends VBox {
    private final SharedFolderViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final VBox rows = new VBox();
    private final VBox content = new VBox(12);
    private final MenuButton shareMenu = new MenuButton();

    /// @param onClose removes the pane
    public SharedFolderPane(
            SharedFolderViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt, Runnable onClose) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        setId("shared-folder");
        PaneHead head = new PaneHead(
                NodeFactory.label(texts.binding("lessons.shared"), "page-title"),
                texts.binding("lessons.say.close"),
                "shared-close",
                onClose);
        rows.getStyleClass().setAll("card", "sentences");
        shareMenu.setId("shared-add");
        shareMenu.textProperty().bind(texts.binding("lessons.shared.add"));
        getChildren()
                .addAll(
                        head,
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("lessons.shared.about"), "soft")),
                        folderRow(),
                        new UserMessageLabel(texts, viewModel.message(), "shared-told"),
                        content);
        viewModel.lessons().subscribe(any -> showContent());
        viewModel.unshared().subscribe(any -> fillMenu());
        viewModel.compared().subscribe(any -> showContent());
        viewModel.folder().subscribe(any -> showContent());
        texts.language().subscribe(any -> showContent());
    }

    private FlowPane folderRow() {
        Button choose = NodeFactory.button(
                texts.binding("lessons.shared.choose"),
                () -> filePrompt
                        .chooseFolder(texts.get("lessons.shared.choose"))
                        .ifPresent(viewModel::setFolder),
                "quiet");
        choose.setId("shared-choose");
        Button refresh = NodeFactory.button(texts.binding("lessons.shared.refresh"), viewModel::refresh, "quiet");
        refresh.setId("shared-refresh");
        refresh.disableProperty().bind(viewModel.busy());
        Label path = NodeFactory.wrapped(NodeFactory.label("", "small"));
        path.setId("shared-path");
        path.textProperty().bind(viewModel.folder().map(folder -> folder.map(Path::toString)
                .orElse("")));
        NodeFactory.showWhen(path, viewModel.folder().map(Optional::isPresent));
        NodeFactory.showWhen(refresh, viewModel.folder().map(Optional::isPresent));
        NodeFactory.showWhen(shareMenu, viewModel.folder().map(Optional::isPresent));
        return new FlowPane(8, 8, path, choose, refresh, shareMenu);
    }

    private void fillMenu() {
        shareMenu.getItems().clear();
        for (Lesson lesson : viewModel.unshared().get()) {
            MenuItem item = new MenuItem(lesson.title());
            item.setOnAction(event -> viewModel.publish(lesson, Optional.empty()));
            shareMenu.getItems().add(item);
        }
        shareMenu.setDisable(shareMenu.getItems().isEmpty());
    }

    private void showContent() {
        viewModel
                .compared()
                .get()
                .ifPresentOrElse(
                        versions -> content.getChildren().setAll(new VersionChoice(versions, viewModel, texts)),
                        this::showList);
    }

    private void showList() {
        List<SharedLesson> lessons = viewModel.lessons().get();
        if (viewModel.folder().get().isEmpty()) {
            content.getChildren().clear();
            return;
        }
        List<Node> nodes = new ArrayList<>();
        for (SharedLesson lesson : lessons) {
            if (!nodes.isEmpty()) {
                nodes.add(NodeFactory.separatorLine());
            }
            nodes.add(row(lesson));
        }
        if (nodes.isEmpty()) {
            nodes.add(NodeFactory.wrapped(NodeFactory.label(texts.get("lessons.shared.empty"), "soft")));
        }
        rows.getChildren().setAll(nodes);
        content.getChildren().setAll(rows);
    }

    private HBox row(SharedLesson lesson) {
        VBox words = NodeFactory.column(
                2,
                NodeFactory.wrapped(NodeFactory.label(lesson.title(), "strong")),
                NodeFactory.wrapped(NodeFactory.label(
                        texts.get("lessons.shared.state." + EnumKey.of(lesson.state())), "small", "soft")));
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = NodeFactory.row(8, words);
        row.getChildren().addAll(actions(lesson));
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("sentence-row");
        return row;
    }

    private List<Button> actions(SharedLesson lesson) {
        return switch (lesson.state()) {
            case SAME, UNREADABLE -> List.of();
            case CHANGED_HERE ->
                List.of(action(
                        "publish", lesson, () -> viewModel.publish(lesson.here().orElseThrow(), lesson.there())));
            case CHANGED_THERE, CONFLICT ->
                List.of(action(
                        "compare",
                        lesson,
                        () -> viewModel.compare(
                                lesson.here().orElseThrow(), lesson.there().orElseThrow())));
            case ONLY_THERE ->
                List.of(action(
                        "open", lesson, () -> viewModel.open(lesson.there().orElseThrow())));
            case GONE_THERE ->
                List.of(
                        action(
                                "publish",
                                lesson,
                                () -> viewModel.publish(lesson.here().orElseThrow(), lesson.there())),
                        action(
                                "stop",
                                lesson,
                                () -> viewModel.stopSharing(lesson.here().orElseThrow())));
        };
    }

    private Button action(String name, SharedLesson lesson, Runnable action) {
        Button button = NodeFactory.button(texts.binding("lessons.shared." + name), action, "quiet");
        button.getStyleClass().add("shared-" + name);
        button.setMinWidth(USE_PREF_SIZE);
        button.setAccessibleText(texts.get("lessons.shared." + name) + ": " + lesson.title());
        button.disableProperty().bind(viewModel.busy());
        return button;
    }
}
