package app.saywell.ui.lessons;

import app.saywell.practice.lesson.Readings;
import app.saywell.practice.scoring.Estimate;
import app.saywell.ui.kit.Money;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.Told;
import app.saywell.ui.studio.FilePrompt;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;
import java.util.function.LongSupplier;

/// Ways into a lesson from files, and what comes of them, in place.
final class ImportPane extends VBox {
    private static final double MINUTE = 60;

    private final ImportViewModel model;
    private final Texts texts;
    private final FilePrompt files;
    private final LongSupplier lesson;
    private final VBox answer = new VBox();

    /// @param lesson the one on the table
    ImportPane(ImportViewModel model, Texts texts, FilePrompt files, LongSupplier lesson) {
        super(8);
        this.model = model;
        this.texts = texts;
        this.files = files;
        this.lesson = lesson;
        getChildren().addAll(ways(), answer);
        model.state().subscribe(any -> show());
    }

    private FlowPane ways() {
        Button text =
                verb(
                        "lessons.import.text",
                        () ->
                                files.open(texts.get("lessons.import.text"), FilePrompt.Kind.TEXT)
                                        .ifPresent(file -> model.read(lesson.getAsLong(), file)));
        text.setGraphic(new FontIcon(Feather.FILE_TEXT));
        text.setId("import-text");
        Button folder =
                verb(
                        "lessons.import.folder",
                        () ->
                                files.folder(texts.get("lessons.import.folder"))
                                        .ifPresent(path -> model.look(lesson.getAsLong(), path)));
        folder.setGraphic(new FontIcon(Feather.FOLDER_PLUS));
        folder.setId("import-folder");
        return new FlowPane(8, 8, text, folder);
    }

    private void show() {
        answer.getChildren().clear();
        switch (model.state().get()) {
            case ImportViewModel.Idle idle -> {}
            case ImportViewModel.Captions captions ->
                    answer.getChildren().add(captions(captions.drafts().size()));
            case ImportViewModel.FolderSeen seen -> answer.getChildren().add(folder(seen.plan()));
            case ImportViewModel.Working working -> answer.getChildren().add(working(working));
            case ImportViewModel.Ended(Told told) ->
                    answer.getChildren()
                            .add(
                                    box(
                                            told.good() ? "told" : "failed",
                                            texts.get(told.key(), told.arguments()),
                                            verb("lessons.import.noted", model::leave)));
        }
    }

    private VBox captions(int count) {
        Button audio =
                verb(
                        "lessons.import.audio",
                        () ->
                                files.open(texts.get("lessons.import.audio"), FilePrompt.Kind.AUDIO)
                                        .ifPresent(model::withAudio));
        audio.setId("import-audio");
        Button only =
                verb("lessons.import.only-text", () -> model.withoutAudio(lesson.getAsLong()));
        only.setId("import-only-text");
        return box(
                "told",
                texts.get("lessons.import.captions", count),
                audio,
                only,
                verb("lessons.import.leave", model::leave));
    }

    private VBox folder(Readings.Plan plan) {
        Estimate estimate = plan.estimate();
        String price =
                estimate.microDollars() == 0
                        ? texts.get("lessons.import.free")
                        : Money.dollars(estimate.microDollars());
        Button take = verb("lessons.import.take", model::takeFolder);
        take.setId("import-take");
        return box(
                "told",
                texts.get(
                        "lessons.import.seen",
                        plan.usable(),
                        plan.files(),
                        estimate.calls(),
                        String.format(Locale.ROOT, "%.1f", estimate.seconds() / MINUTE),
                        price),
                take,
                verb("lessons.import.leave", model::leave));
    }

    private HBox working(ImportViewModel.Working now) {
        ProgressBar bar =
                new ProgressBar(
                        now.total() == 0
                                ? ProgressBar.INDETERMINATE_PROGRESS
                                : (double) now.done() / now.total());
        bar.setPrefWidth(240);
        HBox row = Nodes.row(10, bar);
        if (now.total() > 0) {
            row.getChildren()
                    .add(
                            Nodes.label(
                                    texts.get("lessons.import.of", now.done(), now.total()),
                                    "soft"));
        }
        row.getChildren().add(verb("lessons.import.cancel", model::cancel));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private VBox box(String style, String words, Node... verbs) {
        VBox box = Nodes.column(8, Nodes.wrapped(Nodes.label(words)), new FlowPane(8, 8, verbs));
        box.setId("import-told");
        box.getStyleClass().addAll("notice", style);
        return box;
    }

    private Button verb(String key, Runnable action) {
        return Nodes.button(texts.of(key), action, "chip");
    }
}
