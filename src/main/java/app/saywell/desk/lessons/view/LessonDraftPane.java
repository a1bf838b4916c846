package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.TextExcerpt;
import app.saywell.desk.lessons.draft.DraftPart;
import app.saywell.desk.lessons.draft.LessonDraft;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// A text before it is stored: its sentences with their translations, to be changed, divided and
/// put together, and what of it is no sentence.
final class LessonDraftPane extends VBox {
    private static final int MAX_ROWS = 200;
    private static final int MAX_NAMED = 3;
    private static final int MAX_EXCERPT = 40;
    private static final double MAX_HEIGHT = 360;

    private final LessonDraftViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final LongSupplier lessonId;
    private final BiConsumer<LessonDraftViewModel.ShownDraft, Path> withAudio;
    private final Label sum = NodeFactory.label("", "strong");
    private final Label heldBack = NodeFactory.wrapped(NodeFactory.label("", "small", "warned"));
    private final Label more = NodeFactory.label("", "caption");
    private final VBox rows = new VBox(4);
    private final Button audioButton;

    /// @param lessonId gives the selected lesson
    /// @param withAudio makes a lesson of a draft and the recording that it belongs to
    LessonDraftPane(
            LessonDraftViewModel viewModel,
            LocalizedTexts texts,
            FilePrompt filePrompt,
            LongSupplier lessonId,
            BiConsumer<LessonDraftViewModel.ShownDraft, Path> withAudio) {
        super(8);
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        this.lessonId = lessonId;
        this.withAudio = withAudio;
        audioButton = button("lessons.import.audio", "import-audio", this::chooseAudio);
        layoutParts();
        bind();
    }

    private void layoutParts() {
        getStyleClass().add("card");
        setId("lesson-draft");
        sum.setId("draft-lesson-sum");
        heldBack.setId("draft-held-back");
        Button addButton = NodeFactory.button(
                texts.binding("lessons.draft.add"), () -> viewModel.add(lessonId.getAsLong()), "primary");
        addButton.setId("draft-add");
        ScrollPane scrollPane = NodeFactory.scrollingList(rows);
        scrollPane.setMaxHeight(MAX_HEIGHT);
        getChildren()
                .addAll(
                        sum,
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("lessons.draft.keys"), "caption")),
                        scrollPane,
                        more,
                        heldBack,
                        new FlowPane(
                                8,
                                8,
                                addButton,
                                audioButton,
                                button("lessons.import.leave", "draft-cancel", viewModel::cancel)));
    }

    private void bind() {
        NodeFactory.showWhen(this, viewModel.shown().map(Optional::isPresent));
        viewModel.shown().subscribe((before, now) -> show(before, now));
        viewModel.textChecks().subscribe(any -> showHeldBack());
        texts.language()
                .addListener(change -> show(Optional.empty(), viewModel.shown().get()));
        show(Optional.empty(), viewModel.shown().get());
    }

    private void show(Optional<LessonDraftViewModel.ShownDraft> before, Optional<LessonDraftViewModel.ShownDraft> now) {
        LessonDraft draft = now.map(LessonDraftViewModel.ShownDraft::draft).orElse(new LessonDraft(List.of()));
        long sentences = count(draft, DraftPart.DraftPartKind.SENTENCE);
        sum.setText(texts.get(
                "lessons.draft.sum",
                sentences,
                count(draft, DraftPart.DraftPartKind.HEADING),
                count(draft, DraftPart.DraftPartKind.LEFT_OUT)));
        NodeFactory.setShown(audioButton, draft.isTimed());
        int hidden = draft.parts().size() - MAX_ROWS;
        more.setText(hidden > 0 ? texts.get("lessons.draft.more", hidden) : "");
        NodeFactory.setShown(more, hidden > 0);
        boolean sameRows = before.map(LessonDraftViewModel.ShownDraft::draft)
                .filter(old -> kinds(old).equals(kinds(draft)))
                .isPresent();
        if (!sameRows) {
            rebuild(draft);
        }
        showHeldBack();
    }

    private void rebuild(LessonDraft draft) {
        rows.getChildren().forEach(row -> ((LessonDraftRow) row).retire());
        rows.getChildren().clear();
        int number = 0;
        for (int i = 0; i < Math.min(MAX_ROWS, draft.parts().size()); i++) {
            DraftPart part = draft.parts().get(i);
            number += part.isSentence() ? 1 : 0;
            rows.getChildren()
                    .add(new LessonDraftRow(
                            new LessonDraftRow.PlacedPart(part, i, number), viewModel, texts, this::focusRow));
        }
    }

    /// Gives the keyboard to the text of a row after the rows were built anew.
    private void focusRow(int index) {
        if (index >= 0
                && index < rows.getChildren().size()
                && rows.getChildren().get(index) instanceof LessonDraftRow row) {
            row.focusText();
        }
    }

    private void showHeldBack() {
        List<DraftPart> parts = viewModel.shown().get().stream()
                .flatMap(now -> now.draft().parts().stream())
                .filter(viewModel::isHeldBack)
                .toList();
        String named = parts.stream()
                .limit(MAX_NAMED)
                .map(part -> "“" + TextExcerpt.of(part.text(), MAX_EXCERPT) + "”")
                .collect(Collectors.joining(", "));
        heldBack.setText(parts.isEmpty() ? "" : texts.get("lessons.draft.held-back", parts.size(), named));
        NodeFactory.setShown(heldBack, !parts.isEmpty());
    }

    private void chooseAudio() {
        viewModel.shown().get().ifPresent(now -> filePrompt
                .chooseFile(texts.get("lessons.import.audio"), FilePrompt.FileKind.AUDIO)
                .ifPresent(audio -> withAudio.accept(now, audio)));
    }

    private static long count(LessonDraft draft, DraftPart.DraftPartKind kind) {
        return draft.parts().stream().filter(part -> part.kind() == kind).count();
    }

    private static List<DraftPart.DraftPartKind> kinds(LessonDraft draft) {
        return draft.parts().stream().map(DraftPart::kind).toList();
    }

    private Button button(String key, String id, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "chip");
        button.setId(id);
        return button;
    }
}
