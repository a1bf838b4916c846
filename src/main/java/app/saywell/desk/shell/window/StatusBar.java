package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.LevelMeterBar;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.speech.audio.capture.LevelMeter;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.playback.PlayerState;
import app.saywell.speech.task.Subscription;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Duration;

/// The bar at the bottom: microphone level, undo, scoring queue and the time of the last save.
final class StatusBar extends HBox implements AutoCloseable {
    private static final Duration LEVEL_INTERVAL = Duration.millis(250);
    private static final double SILENCE_DB = -90;
    private static final Map<String, String> ALONE =
            Map.of("edit.learner.add", "edit.person.add", "edit.learner.edit", "edit.person.rename");

    private final ObjectProperty<Optional<LocalTime>> savedAt = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<String>> undoName = new SimpleObjectProperty<>(Optional.empty());
    private final IntegerProperty waitingTakes = new SimpleIntegerProperty();
    private final IntegerProperty failedTakes = new SimpleIntegerProperty();
    private final BooleanProperty queueStopped = new SimpleBooleanProperty();
    private final BooleanProperty mayCost = new SimpleBooleanProperty();
    private final ObjectProperty<UserRole> role = new SimpleObjectProperty<>(UserRole.TEACHER);
    private final ObjectProperty<Optional<String>> updateVersion = new SimpleObjectProperty<>(Optional.empty());
    private final Supplier<Optional<String>> newerVersion;
    private final ServiceGraph practice;
    private final LatestRead queueReads;
    private final LatestRead costReads;
    private final AudioSession audioSession;
    private final LocalizedTexts texts;
    private final LevelMeterBar meter;
    private final Node rightSide = NodeFactory.spacer();
    private final Label decibels = NodeFactory.label("", "small", "soft");
    private final Subscription changes;
    private final Timeline levelTimer;

    /// @param newerVersion a newer version of the program, as far as it is known
    /// @param openQueue opens the scoring queue screen
    /// @param openSettings opens the settings, where newer versions are told
    StatusBar(
            ServiceGraph practice,
            AudioSession audioSession,
            LocalizedTexts texts,
            Supplier<Optional<String>> newerVersion,
            Runnable openQueue,
            Runnable openSettings) {
        super(18);
        this.practice = practice;
        queueReads = new LatestRead(practice.tasks());
        costReads = new LatestRead(practice.tasks());
        this.audioSession = audioSession;
        this.newerVersion = newerVersion;
        updateVersion.set(newerVersion.get());
        this.texts = texts;
        getStyleClass().add("bottom-bar");
        rightSide.getStyleClass().add(UserMessageLabel.FREE_ROOM);
        setAlignment(Pos.CENTER_LEFT);
        meter = new LevelMeterBar(audioSession, texts);
        Label microphoneLabel = NodeFactory.label(
                Bindings.createStringBinding(this::microphoneName, audioSession.recorderState(), texts.language()),
                "small",
                "soft");
        Label savedLabel = NodeFactory.label(
                Bindings.createStringBinding(this::savedText, savedAt, texts.language()), "small", "soft");
        savedLabel.setId("saved");
        getChildren()
                .addAll(
                        microphoneLabel,
                        meter,
                        decibels,
                        playbackTrouble(),
                        rightSide,
                        updateButton(openSettings),
                        undoButton(),
                        queueButton(openQueue),
                        savedLabel);
        refreshQueue();
        refreshSettings();
        changes = practice.changes().subscribe(this::libraryChanged);
        levelTimer = new Timeline(new KeyFrame(LEVEL_INTERVAL, event -> refreshLevel()));
        levelTimer.setCycleCount(Timeline.INDEFINITE);
        levelTimer.play();
    }

    /// Adds something that is told before everything else on the right.
    void announce(Node news) {
        getChildren().add(getChildren().indexOf(rightSide) + 1, news);
    }

    /// Says why nothing is heard, until something is played again.
    private Label playbackTrouble() {
        Label trouble = NodeFactory.label(
                Bindings.createStringBinding(this::playbackText, audioSession.playerState(), texts.language()),
                "small");
        trouble.setId("playback-trouble");
        NodeFactory.showWhen(trouble, audioSession.playerState().map(PlayerState.PlaybackFailed.class::isInstance));
        return trouble;
    }

    private String playbackText() {
        return audioSession.playerState().get() instanceof PlayerState.PlaybackFailed failed
                ? texts.get("shell.playback." + EnumKey.of(failed.problem()))
                : "";
    }

    private String microphoneName() {
        if (audioSession.recorderState().get() instanceof RecorderState.RecordingFailed failed) {
            switch (failed.failure()) {
                case NO_DEVICE, DEVICE_LOST, FORMAT_CHANGED -> {
                    return texts.get("shell.microphone.none");
                }
                case DEVICE_BUSY -> {
                    return texts.get("shell.microphone.busy");
                }
                case ASLEEP, DISK_FULL, DISK_TOO_SLOW, CANNOT_WRITE, FILE_EXISTS, UNEXPECTED, STOPPED_EARLY -> {}
            }
        }
        String name = practice.settings().get(Setting.MICROPHONE);
        return name.isEmpty() ? texts.get("shell.microphone") : name;
    }

    /// Says that there is a newer version.
    private Button updateButton(Runnable openSettings) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "link");
        button.setId("update-known");
        button.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> updateVersion
                                .get()
                                .map(version -> texts.get("shell.update", version))
                                .orElse(""),
                        updateVersion,
                        texts.language()));
        NodeFactory.showWhen(button, updateVersion.map(Optional::isPresent));
        button.setOnAction(event -> openSettings.run());
        return button;
    }

    /// Offers to undo the last change, with its name.
    private Button undoButton() {
        Button button = new Button();
        button.getStyleClass().setAll("button", "link");
        button.setId("undo");
        button.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> undoName.get()
                                .map(editName -> texts.get("shell.undo", texts.get("shell." + inRole(editName))))
                                .orElse(""),
                        undoName,
                        role,
                        texts.language()));
        NodeFactory.showWhen(button, undoName.map(Optional::isPresent));
        button.setOnAction(event -> practice.edits().undo());
        return button;
    }

    /// Who studies alone adds a person, not a learner of a class.
    private String inRole(String editName) {
        return role.get() == UserRole.LEARNER ? ALONE.getOrDefault(editName, editName) : editName;
    }

    /// Shows how many takes wait for scoring and whether the queue has stopped.
    private Button queueButton(Runnable openQueue) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "link");
        button.setId("go-queue");
        button.textProperty()
                .bind(Bindings.createStringBinding(
                        this::queueText, waitingTakes, failedTakes, queueStopped, mayCost, texts.language()));
        button.setOnAction(event -> openQueue.run());
        return button;
    }

    private String queueText() {
        if (waitingTakes.get() == 0) {
            return failedTakes.get() == 0
                    ? texts.get(mayCost.get() ? "shell.queue.costs" : "shell.queue")
                    : texts.get("shell.queue.failed", failedTakes.get());
        }
        return texts.get(queueStopped.get() ? "shell.queue.stopped" : "shell.queue.waiting", waitingTakes.get());
    }

    private void refreshSettings() {
        role.set(practice.settings().get(Setting.ROLE));
        costReads.run(practice.spendingReport()::mayCost, mayCost::set);
    }

    private void refreshQueue() {
        queueReads.run(practice.scoringQueue()::queuedTakes, this::showQueue);
    }

    private void showQueue(List<QueuedTake> queued) {
        int waiting = (int) queued.stream().filter(ScoringQueue::isWaiting).count();
        waitingTakes.set(waiting);
        failedTakes.set(queued.size() - waiting);
        queueStopped.set(practice.scoringQueue().stoppedBy().isPresent());
    }

    private void refreshLevel() {
        decibels.setText(meter.reading().map(this::levelText).orElse(""));
    }

    private String levelText(LevelMeter.LevelReading current) {
        if (current.clipped()) {
            return texts.get("shell.level.clipped");
        }
        if (current.isMuted()) {
            return texts.get("shell.level.dead");
        }
        return current.peakDb() < SILENCE_DB
                ? ""
                : String.format(Locale.ROOT, "%.0f dB", current.peakDb()).replace('-', '−');
    }

    private void libraryChanged(LibraryChange change) {
        if (change instanceof LibraryChange.QueueChanged) {
            refreshQueue();
        }
        if (change instanceof LibraryChange.SettingsChanged) {
            updateVersion.set(newerVersion.get());
            refreshSettings();
        }
        undoName.set(practice.edits().history().undoName());
        if (!(change instanceof LibraryChange.HistoryChanged) && !(change instanceof LibraryChange.QueueChanged)) {
            savedAt.set(Optional.of(LocalTime.now()));
        }
    }

    private String savedText() {
        return savedAt.get()
                .map(time -> texts.get(
                        "shell.saved", DateTimeFormatter.ofPattern("HH:mm").format(time)))
                .orElse("");
    }

    @Override
    public void close() {
        levelTimer.stop();
        changes.close();
        queueReads.cancel();
        costReads.cancel();
    }
}
