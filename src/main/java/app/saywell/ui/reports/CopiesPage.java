package app.saywell.ui.reports;

import app.saywell.practice.pack.Merge;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Notice;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// Lessons, recordings and the whole library, to other computers and back.
final class CopiesPage extends VBox {
    private static final int MOST_SHOWN = 12;

    private final CopiesModel model;
    private final Texts texts;
    private final FilePrompt files;
    private final VBox opened = new VBox(8);

    CopiesPage(CopiesModel model, Texts texts, FilePrompt files) {
        super(12);
        this.model = model;
        this.texts = texts;
        this.files = files;
        getStyleClass().add("middle");
        opened.getStyleClass().add("card");
        opened.setId("opened-file");
        getChildren()
                .addAll(
                        new Notice(texts, model.told(), "copies-told"),
                        progress(),
                        opened,
                        packs(),
                        backup());
        model.looked().subscribe(any -> showOpened());
        model.restoring().subscribe(any -> showOpened());
        texts.language().subscribe(any -> showOpened());
    }

    private ProgressBar progress() {
        ProgressBar bar = new ProgressBar();
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.progressProperty().bind(model.share());
        Nodes.showWhen(bar, model.share().map(share -> share.doubleValue() >= 0));
        return bar;
    }

    private VBox packs() {
        return card(
                "reports.packs",
                buttons(
                        button(
                                "reports.open",
                                Feather.FOLDER,
                                "open-file",
                                () ->
                                        files.open(texts.get("reports.open"), FilePrompt.Kind.PACK)
                                                .ifPresent(model::open)),
                        button(
                                "reports.lesson.save",
                                Feather.BOOK_OPEN,
                                "save-lesson",
                                () -> save("reports.lesson.save", "lesson", model::saveLesson)),
                        button(
                                "reports.evidence.save",
                                Feather.MIC,
                                "save-evidence",
                                () ->
                                        save(
                                                "reports.evidence.save",
                                                "recordings",
                                                model::saveEvidence))));
    }

    private VBox backup() {
        CheckBox switched = new CheckBox();
        switched.setId("nightly");
        switched.textProperty().bind(texts.of("reports.nightly"));
        switched.setWrapText(true);
        model.nightly().subscribe(folder -> switched.setSelected(!folder.isEmpty()));
        switched.setOnAction(
                event -> {
                    Optional<Path> folder =
                            switched.isSelected()
                                    ? files.folder(texts.get("reports.nightly.folder"))
                                    : Optional.empty();
                    model.copyNightlyTo(folder);
                    switched.setSelected(folder.isPresent());
                });
        Label where =
                Nodes.wrapped(
                        Nodes.label(
                                Bindings.createStringBinding(
                                        () ->
                                                model.nightly().get().isEmpty()
                                                        ? texts.get("reports.nightly.off")
                                                        : texts.get(
                                                                "reports.nightly.on",
                                                                model.nightly().get()),
                                        model.nightly(),
                                        texts.language()),
                                "small",
                                "soft"));
        return card(
                "reports.backup",
                buttons(
                        button(
                                "reports.backup.now",
                                Feather.SAVE,
                                "backup-now",
                                () -> save("reports.backup.now", "backup", model::backUp)),
                        button(
                                "reports.restore",
                                Feather.ROTATE_CCW,
                                "restore",
                                () ->
                                        files.open(
                                                        texts.get("reports.restore"),
                                                        FilePrompt.Kind.BACKUP)
                                                .ifPresent(model::open))),
                switched,
                where);
    }

    private void save(String title, String name, java.util.function.Consumer<Path> write) {
        String suggested = "saywell-" + name + "-" + CopiesModel.today() + ".saywell";
        files.save(texts.get(title), suggested, FilePrompt.Kind.PACK).ifPresent(write);
    }

    private void showOpened() {
        opened.getChildren().clear();
        model.looked().get().ifPresent(one -> show(one.merge()));
        model.restoring().get().ifPresent(this::showBackup);
        opened.setVisible(!opened.getChildren().isEmpty());
        opened.setManaged(opened.isVisible());
    }

    private void show(Merge merge) {
        String from =
                merge.schoolClass().isEmpty()
                        ? merge.lesson()
                        : merge.schoolClass() + " · " + merge.lesson();
        opened.getChildren()
                .addAll(
                        Nodes.label(from, "place-title"),
                        Nodes.wrapped(
                                Nodes.label(
                                        texts.get(
                                                "reports.evidence.looked",
                                                merge.fresh(),
                                                merge.known()))));
        merge.conflicts().stream()
                .limit(MOST_SHOWN)
                .map(one -> Nodes.wrapped(Nodes.label("!  " + words(one), "notice", "failed")))
                .forEach(
                        label -> {
                            label.setMaxWidth(Double.MAX_VALUE);
                            opened.getChildren().add(label);
                        });
        if (merge.conflicts().size() > MOST_SHOWN) {
            int more = merge.conflicts().size() - MOST_SHOWN;
            opened.getChildren().add(Nodes.label(texts.get("reports.conflict.more", more), "soft"));
        }
        Button take =
                Controls.button(
                        texts,
                        "reports.evidence.take-in",
                        Feather.DOWNLOAD,
                        "primary",
                        "take-in",
                        model::takeIn);
        take.setDisable(merge.fresh() == 0);
        opened.getChildren().add(buttons(take, leave()));
    }

    private void showBackup(Path file) {
        opened.getChildren()
                .addAll(
                        Nodes.label(String.valueOf(file.getFileName()), "place-title"),
                        Nodes.wrapped(Nodes.label(texts.get("reports.restore.about"))),
                        buttons(
                                Controls.button(
                                        texts,
                                        "reports.restore.do",
                                        Feather.ROTATE_CCW,
                                        "primary",
                                        "restore-do",
                                        model::restore),
                                leave()));
    }

    private Button leave() {
        return Nodes.button(texts.of("reports.leave"), model::leaveIt, "quiet");
    }

    private String words(Merge.Conflict conflict) {
        String key =
                "reports.conflict."
                        + conflict.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return texts.get(key, conflict.who(), conflict.what());
    }

    private VBox card(String key, Node... content) {
        VBox card =
                Nodes.column(
                        10,
                        Nodes.label(texts.of(key), "place-title"),
                        Nodes.wrapped(Nodes.label(texts.of(key + ".about"), "soft")));
        card.getChildren().addAll(content);
        card.getStyleClass().add("card");
        return card;
    }

    private Button button(String key, Feather sign, String id, Runnable action) {
        return Controls.button(texts, key, sign, "quiet", id, action);
    }

    private static FlowPane buttons(Node... buttons) {
        FlowPane row = new FlowPane(8, 8, buttons);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
