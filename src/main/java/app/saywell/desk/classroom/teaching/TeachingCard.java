package app.saywell.desk.classroom.teaching;

import app.saywell.desk.classes.TeachingPriorities.CommonMistake;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// A short list of what to teach next, shown next to the grid.
public final class TeachingCard extends VBox {
    private static final int MAX_ITEMS = 3;

    private final TeachingViewModel viewModel;
    private final LocalizedTexts texts;

    /// Follows the class.
    public TeachingCard(TeachingViewModel viewModel, LocalizedTexts texts) {
        super(8);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().addAll("card", "teaching-card");
        viewModel.commonErrors().subscribe(any -> show());
        texts.language().addListener(change -> show());
        NodeFactory.showWhen(this, viewModel.commonErrors().map(errors -> !errors.isEmpty()));
    }

    private void show() {
        getChildren().setAll(NodeFactory.label(texts.get("classroom.page.teaching"), "small", "soft"));
        List<CommonMistake> sounds = viewModel.commonErrors().get().sounds().stream()
                .limit(MAX_ITEMS)
                .toList();
        List<CommonMistake> shown = sounds.isEmpty()
                ? viewModel.commonErrors().get().words().stream()
                        .limit(MAX_ITEMS)
                        .toList()
                : sounds;
        for (CommonMistake missed : shown) {
            MissedRow.MissedItemKind kind =
                    sounds.isEmpty() ? MissedRow.MissedItemKind.WORD : MissedRow.MissedItemKind.SOUND;
            getChildren().addAll(NodeFactory.separatorLine(), new MissedRow(missed, viewModel, kind, texts));
        }
        getChildren().add(lessonButton(viewModel, texts));
    }

    /// A button that makes a lesson of the list.
    static Button lessonButton(TeachingViewModel viewModel, LocalizedTexts texts) {
        String today = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale())
                .format(LocalDate.now(ZoneId.systemDefault()));
        Button button = NodeFactory.button(
                texts.binding("classroom.make-lesson"),
                () -> viewModel.makeLesson(texts.get("classroom.lesson-title", today)),
                "quiet");
        button.setId("make-lesson");
        return button;
    }
}
