package app.saywell.ui.shell;

import app.saywell.audio.capture.LevelMeter;
import app.saywell.audio.capture.RecorderState;
import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.task.Subscription;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.sound.Meter;
import app.saywell.ui.kit.sound.Sound;

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
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Duration;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/// The microphone and what it hears; at the other end, when something was saved last.
final class BottomBar extends HBox implements AutoCloseable {
    private static final Duration READ_EVERY = Duration.millis(250);
    private static final double NOTHING_DB = -90;
    private static final double DEAD_SECONDS = 2;

    private final ObjectProperty<Optional<LocalTime>> saved =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<String>> undoable =
            new SimpleObjectProperty<>(Optional.empty());
    private final IntegerProperty waiting = new SimpleIntegerProperty();
    private final BooleanProperty stopped = new SimpleBooleanProperty();
    private final Practice practice;
    private final Sound sound;
    private final Texts texts;
    private final Meter meter;
    private final Label decibels = Nodes.label("", "small", "soft");
    private final Subscription changes;
    private final Timeline reading;

    /// @param queue leads to what waits and what it costs
    BottomBar(Practice practice, Sound sound, Texts texts, Runnable queue) {
        super(18);
        this.practice = practice;
        this.sound = sound;
        this.texts = texts;
        getStyleClass().add("bottom-bar");
        setAlignment(Pos.CENTER_LEFT);
        meter = new Meter(sound);
        meter.accessibleTextProperty().bind(decibels.textProperty());
        Label name =
                Nodes.label(
                        Bindings.createStringBinding(
                                this::microphone, sound.recording(), texts.language()),
                        "small",
                        "soft");
        Label kept =
                Nodes.label(
                        Bindings.createStringBinding(this::saved, saved, texts.language()),
                        "small",
                        "soft");
        kept.setId("saved");
        getChildren().addAll(name, meter, decibels, Nodes.spacer(), undo(), queue(queue), kept);
        readQueue();
        changes = practice.changes().listen(this::changed);
        reading = new Timeline(new KeyFrame(READ_EVERY, event -> read()));
        reading.setCycleCount(Timeline.INDEFINITE);
        reading.play();
    }

    private String microphone() {
        if (sound.recording().get() instanceof RecorderState.Failed) {
            return texts.get("shell.microphone.none");
        }
        String name = practice.get(Setting.MICROPHONE);
        return name.isEmpty() ? texts.get("shell.microphone") : name;
    }

    /// Offers to take the last change back, by its name.
    private Button undo() {
        Button button = new Button();
        button.getStyleClass().setAll("button", "link");
        button.setId("undo");
        button.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () ->
                                        undoable.get()
                                                .map(
                                                        name ->
                                                                texts.get(
                                                                        "shell.undo",
                                                                        texts.get("shell." + name)))
                                                .orElse(""),
                                undoable,
                                texts.language()));
        Nodes.showWhen(button, undoable.map(Optional::isPresent));
        button.setOnAction(event -> practice.history().undo());
        return button;
    }

    /// How many takes wait to be judged, and whether something hinders them.
    private Button queue(Runnable lead) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "link");
        button.setId("go-queue");
        button.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                this::queueWords, waiting, stopped, texts.language()));
        button.setOnAction(event -> lead.run());
        return button;
    }

    private String queueWords() {
        if (waiting.get() == 0) {
            return texts.get("shell.queue");
        }
        return texts.get(
                stopped.get() ? "shell.queue.stopped" : "shell.queue.waiting", waiting.get());
    }

    private void readQueue() {
        waiting.set(practice.queue().waiting().size());
        stopped.set(practice.queue().stoppedBy().isPresent());
    }

    private void read() {
        decibels.setText(meter.reading().map(this::said).orElse(""));
    }

    private String said(LevelMeter.Reading now) {
        if (now.clipped()) {
            return texts.get("shell.level.clipped");
        }
        if (now.deadSeconds() > DEAD_SECONDS) {
            return texts.get("shell.level.dead");
        }
        return now.peakDb() < NOTHING_DB
                ? ""
                : String.format(Locale.ROOT, "%.0f dB", now.peakDb()).replace('-', '−');
    }

    private void changed(Change change) {
        if (change instanceof Change.QueueChanged) {
            readQueue();
        }
        undoable.set(practice.history().undoName());
        if (!(change instanceof Change.HistoryChanged)
                && !(change instanceof Change.QueueChanged)) {
            saved.set(Optional.of(LocalTime.now()));
        }
    }

    private String saved() {
        return saved.get()
                .map(
                        at ->
                                texts.get(
                                        "shell.saved",
                                        DateTimeFormatter.ofPattern("HH:mm").format(at)))
                .orElse("");
    }

    @Override
    public void close() {
        reading.stop();
        changes.close();
    }
}
