package app.saywell.desk.daily.view;

import app.saywell.desk.classes.progress.WeeklyChange;
import app.saywell.desk.classes.sounds.SoundChange;
import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.classes.sounds.SoundStatus;
import app.saywell.desk.classes.sounds.ThenAndNow;
import app.saywell.desk.daily.LearnerProgress;
import app.saywell.desk.daily.Reread;
import app.saywell.desk.daily.SentenceGrowth;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What was learned over the days: how many sounds are due, learned and mastered; each practised sound and each
/// sentence that was read again with its first and latest recording; and what may be called a change.
final class ProgressPane extends VBox {
    private static final int MAX_SENTENCES = 5;

    private final DailyViewModel viewModel;
    private final LearnerProgress progress;
    private final LocalizedTexts texts;

    ProgressPane(DailyViewModel viewModel, LearnerProgress progress, LocalizedTexts texts, FilePrompt files) {
        super(10);
        this.viewModel = viewModel;
        this.progress = progress;
        this.texts = texts;
        setId("daily-progress");
        getStyleClass().add("card");
        getChildren().add(NodeFactory.label(texts.get("daily.progress.title"), "place-title"));
        getChildren()
                .add(line(
                        "daily-worked",
                        progress.days() == 0
                                ? texts.get("daily.none")
                                : texts.get("daily.worked", progress.days(), DailyTexts.minutes(progress.seconds())),
                        "soft"));
        if (!progress.sounds().isEmpty()) {
            addSounds();
            addSentences();
        }
        if (progress.hasAny()) {
            addExport(files);
        }
    }

    private void addSounds() {
        getChildren()
                .add(line(
                        "daily-counts",
                        texts.get(
                                "daily.progress.counts",
                                progress.count(SoundStatus.MASTERED),
                                progress.count(SoundStatus.DUE),
                                progress.count(SoundStatus.LEARNING),
                                progress.count(SoundStatus.NEW)),
                        "strong"));
        SentenceGrowth growth = progress.growth();
        if (growth.verdict() != WeeklyChange.GrowthVerdict.TOO_FEW) {
            getChildren()
                    .add(line(
                            "daily-growth",
                            texts.get(
                                    "daily.progress.growth."
                                            + growth.verdict().name().toLowerCase(Locale.ROOT),
                                    Math.max(1, Math.round(growth.weeks())),
                                    Math.round(Math.abs(growth.change())),
                                    Math.round(growth.band()))));
        }
        progress.practised().forEach(sound -> getChildren().add(row(sound)));
    }

    private Node row(SoundProgress sound) {
        Label name = NodeFactory.label(DailyTexts.sounds(List.of(sound.sound())), "daily-number", "daily-sound");
        Label state = NodeFactory.wrapped(NodeFactory.label(state(sound) + change(sound)));
        FlowPane buttons = new FlowPane(8, 6);
        buttons.setAlignment(Pos.CENTER_LEFT);
        ThenAndNow.of(sound).ifPresent(pair -> {
            String id = "sound-" + sound.sound();
            buttons.getChildren()
                    .addAll(
                            play(
                                    id + "-then",
                                    heard(pair.first().place().word(), pair.firstDay(sound)),
                                    () -> viewModel.play(List.of(pair.first()))),
                            play(
                                    id + "-now",
                                    heard(pair.latest().place().word(), pair.latestDay(sound)),
                                    () -> viewModel.play(List.of(pair.latest()))));
        });
        return NodeFactory.row(10, name, NodeFactory.column(4, state, buttons));
    }

    private String state(SoundProgress sound) {
        LocalDate due = sound.dueOn().orElse(progress.today());
        return switch (sound.status(progress.today())) {
            case DUE -> texts.get("daily.sound.due");
            case MASTERED -> texts.get("daily.sound.mastered", due.getMonthValue(), due.getDayOfMonth());
            case LEARNING, NEW -> texts.get("daily.sound.learning", due.getMonthValue(), due.getDayOfMonth());
        };
    }

    private String change(SoundProgress sound) {
        SoundChange change = SoundChange.of(sound);
        if (change.verdict() == SoundChange.ChangeVerdict.TOO_FEW) {
            return "";
        }
        return " · "
                + texts.get(
                        "daily.change." + EnumKey.of(change.verdict()),
                        Math.round(100 * change.before()),
                        Math.round(100 * change.now()),
                        Math.round(100 * change.band()));
    }

    private void addSentences() {
        if (progress.reread().isEmpty()) {
            return;
        }
        getChildren().add(NodeFactory.label(texts.get("daily.progress.sentences"), "place-title"));
        int number = 0;
        for (Reread reread : progress.reread().stream().limit(MAX_SENTENCES).toList()) {
            number++;
            FlowPane buttons = new FlowPane(
                    8,
                    6,
                    play(
                            "sentence-" + number + "-then",
                            scored(reread.firstDay(), reread.first().total()),
                            () -> viewModel.playTake(reread.first().takeId())),
                    play(
                            "sentence-" + number + "-now",
                            scored(reread.latestDay(), reread.latest().total()),
                            () -> viewModel.playTake(reread.latest().takeId())));
            getChildren().add(NodeFactory.column(4, NodeFactory.wrapped(NodeFactory.label(reread.text())), buttons));
        }
    }

    private void addExport(FilePrompt files) {
        FlowPane buttons = new FlowPane(
                8,
                6,
                export(
                        "daily-export-csv",
                        FilePrompt.FileKind.CSV,
                        files,
                        file -> viewModel.exportCsv(
                                file,
                                List.of(
                                        texts.get("daily.export.day"),
                                        texts.get("daily.export.sound"),
                                        texts.get("daily.export.said"),
                                        texts.get("daily.export.well"),
                                        texts.get("daily.export.mean")))),
                export(
                        "daily-export-ear",
                        texts.get("daily.export.ear"),
                        "saywell-ear-training",
                        FilePrompt.FileKind.CSV,
                        files,
                        file -> viewModel.exportEarCsv(file, earHeadings())),
                export("daily-export-json", FilePrompt.FileKind.JSON, files, viewModel::exportJson));
        getChildren().add(buttons);
    }

    private List<String> earHeadings() {
        return List.of(
                texts.get("daily.export.ear.at"),
                texts.get("daily.export.ear.contrast"),
                texts.get("daily.export.ear.words"),
                texts.get("daily.export.ear.said"),
                texts.get("daily.export.ear.chosen"),
                texts.get("daily.export.ear.right"),
                texts.get("daily.export.ear.voice"),
                texts.get("daily.export.ear.level"));
    }

    private Button export(String id, FilePrompt.FileKind kind, FilePrompt files, Consumer<Path> write) {
        return export(id, texts.get("daily.export", kind.label()), "saywell-progress", kind, files, write);
    }

    private Button export(
            String id, String name, String file, FilePrompt.FileKind kind, FilePrompt files, Consumer<Path> write) {
        Button button = play(id, name, () -> files.chooseSaveTarget(
                        name, file + "." + kind.label().toLowerCase(Locale.ROOT), kind)
                .ifPresent(write));
        button.getStyleClass().setAll("button", "quiet");
        return button;
    }

    private String heard(String word, LocalDate day) {
        return texts.get("daily.end.then", word, day.getMonthValue(), day.getDayOfMonth());
    }

    private String scored(LocalDate day, double total) {
        return texts.get("daily.progress.take", day.getMonthValue(), day.getDayOfMonth(), Math.round(total));
    }

    private static Button play(String id, String name, Runnable action) {
        Button button = new Button(name);
        button.setId(id);
        button.getStyleClass().setAll("button", "chip");
        button.setOnAction(event -> action.run());
        return button;
    }

    private static Label line(String id, String text, String... styles) {
        Label line = NodeFactory.wrapped(NodeFactory.label(text, styles));
        line.setId(id);
        return line;
    }
}
