package app.saywell.ui.classroom.teaching;

import app.saywell.practice.classroom.Teaching.Missed;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;

/// What to teach tomorrow, in short, beside the grid.
public final class TeachingCard extends VBox {
    private static final int SHORT = 3;

    private final TeachingModel model;
    private final Texts texts;

    /// Follows the class.
    public TeachingCard(TeachingModel model, Texts texts) {
        super(8);
        this.model = model;
        this.texts = texts;
        getStyleClass().addAll("card", "teaching-card");
        model.lacks().subscribe(any -> show());
        texts.language().addListener(change -> show());
        Nodes.showWhen(this, model.lacks().map(one -> !one.isEmpty()));
    }

    private void show() {
        getChildren().setAll(Nodes.label(texts.get("classroom.page.teaching"), "small", "soft"));
        List<Missed> sounds = model.lacks().get().sounds().stream().limit(SHORT).toList();
        List<Missed> shown =
                sounds.isEmpty()
                        ? model.lacks().get().words().stream().limit(SHORT).toList()
                        : sounds;
        for (Missed missed : shown) {
            MissedRow.Kind kind = sounds.isEmpty() ? MissedRow.Kind.WORD : MissedRow.Kind.SOUND;
            getChildren().addAll(Nodes.rule(), new MissedRow(missed, model, kind, texts));
        }
        getChildren().add(lessonButton(model, texts));
    }

    /// Makes the lesson with one click.
    static Button lessonButton(TeachingModel model, Texts texts) {
        String today =
                DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                        .withLocale(texts.language().get().locale())
                        .format(LocalDate.now(ZoneId.systemDefault()));
        Button make =
                Nodes.button(
                        texts.of("classroom.make-lesson"),
                        () -> model.makeLesson(texts.get("classroom.lesson-title", today)),
                        "quiet");
        make.setId("make-lesson");
        return make;
    }
}
