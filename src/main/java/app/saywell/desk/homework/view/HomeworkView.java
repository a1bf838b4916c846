package app.saywell.desk.homework.view;

import app.saywell.desk.homework.handin.HomeworkProgress;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;

/// The homework of a class: collecting what was handed in, and each homework with who has handed
/// in.
public final class HomeworkView {
    private final VBox root = new VBox(12);
    private final VBox cards = new VBox(12);
    private final HomeworkViewModel viewModel;
    private final ResultPagesViewModel pagesViewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private Optional<UUID> openPages = Optional.empty();

    public HomeworkView(
            HomeworkViewModel viewModel,
            ResultPagesViewModel pagesViewModel,
            CollectPane collectPane,
            LocalizedTexts texts,
            FilePrompt filePrompt) {
        this.viewModel = viewModel;
        this.pagesViewModel = pagesViewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        layout(collectPane);
        bind();
    }

    /// The root node.
    public VBox root() {
        return root;
    }

    private void layout(CollectPane collectPane) {
        root.getStyleClass().addAll("middle", "homework");
        ProgressBar writing = new ProgressBar();
        writing.setMaxWidth(Double.MAX_VALUE);
        writing.progressProperty().bind(pagesViewModel.progress());
        NodeFactory.showWhen(writing, pagesViewModel.writing());
        UserMessageLabel written = new UserMessageLabel(texts, pagesViewModel.message(), "pages-told");
        root.getChildren().addAll(collectPane, written, writing, cards);
    }

    private void bind() {
        viewModel.homework().subscribe(this::show);
        texts.language().addListener(change -> show(viewModel.homework().get()));
        viewModel
                .names()
                .hidden()
                .addListener(change -> show(viewModel.homework().get()));
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
                viewModel.names(),
                openPages.filter(id::equals).isPresent(),
                () -> {
                    openPages = openPages.filter(id::equals).isPresent() ? Optional.empty() : Optional.of(id);
                    show(viewModel.homework().get());
                },
                new ResultPagesPane(given, pagesViewModel, texts, viewModel.names(), filePrompt));
    }
}
