package app.saywell.desk.settings.view;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.LevelMeterBar;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.TemporaryRecordings;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.RecordingFailure;
import app.saywell.speech.audio.playback.OutputDevices;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// The microphone with its level and a test recording of three seconds, and the loudspeaker.
final class AudioDevicesCard extends VBox {
    private static final Duration TEST_DURATION = Duration.seconds(3);

    private final TaskRunner tasks;
    private final PublishedSettings settings;
    private final AudioSession audioSession;
    private final TemporaryRecordings recordings;
    private final LocalizedTexts texts;
    private final MicrophoneChoice microphones;
    private final ObjectProperty<Optional<Path>> testFile = new SimpleObjectProperty<>(Optional.empty());

    /// The progress of the test, or why it failed; empty before the first.
    private final ObjectProperty<Optional<UserMessage>> message = new SimpleObjectProperty<>(Optional.empty());

    /// @param recordings where the test recording lies until it was played back
    AudioDevicesCard(
            TaskRunner tasks,
            PublishedSettings settings,
            AudioSession audioSession,
            TemporaryRecordings recordings,
            LocalizedTexts texts) {
        super(14);
        this.tasks = tasks;
        this.settings = settings;
        this.audioSession = audioSession;
        this.recordings = recordings;
        this.texts = texts;
        microphones = new MicrophoneChoice(tasks, settings, audioSession, texts);
        microphones.setId("microphones");
        getStyleClass().add("card");
        Button testButton = NodeFactory.button(texts.binding("settings.microphone.test"), this::startTest, "quiet");
        testButton.setId("test-microphone");
        testButton.disableProperty().bind(testFile.map(Optional::isPresent));
        HBox row = NodeFactory.row(14, new LevelMeterBar(audioSession, texts), testButton);
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.sound"), "place-title"),
                        ChoiceButtons.labeled(texts.binding("settings.microphone"), microphones),
                        row,
                        new UserMessageLabel(texts, message, "microphone-told"),
                        NodeFactory.wrapped(
                                NodeFactory.label(texts.binding("settings.microphone.aim"), "small", "soft")),
                        ChoiceButtons.labeled(texts.binding("settings.loudspeaker"), loudspeakerRow()));
        audioSession.recorderState().subscribe(this::recorderChanged);
    }

    /// Shows the stored microphone, which may have been chosen elsewhere.
    void refresh() {
        microphones.refresh();
    }

    /// The choice of the loudspeaker, and a button for a test tone.
    private HBox loudspeakerRow() {
        ComboBox<String> box = new ComboBox<>();
        box.setId("loudspeakers");
        box.setConverter(new DeviceNameConverter(texts, "settings.loudspeaker.system"));
        texts.language()
                .addListener(change -> box.setConverter(new DeviceNameConverter(texts, "settings.loudspeaker.system")));
        box.setMaxWidth(420);
        String current = settings.get(Setting.LOUDSPEAKER);
        box.getItems().setAll(new LinkedHashSet<>(List.of("", current)));
        box.setValue(current);
        new LatestRead(tasks).run(OutputDevices::list, all -> {
            Set<String> names = new LinkedHashSet<>(List.of(""));
            names.addAll(all);
            names.add(box.getValue());
            box.getItems().setAll(names);
        });
        SearchableChoice.onChosen(box, name -> settings.set(Setting.LOUDSPEAKER, name));
        Button testButton = NodeFactory.button(
                texts.binding("settings.loudspeaker.test"),
                () -> audioSession.play(PlaybackRange.whole(TestTone.create())),
                "quiet");
        testButton.setId("test-loudspeaker");
        HBox row = NodeFactory.row(14, box, testButton);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void startTest() {
        Path file = recordings.newRecordingFile();
        testFile.set(Optional.of(file));
        if (audioSession.meter().isEmpty()) {
            audioSession.openMicrophone(settings.get(Setting.MICROPHONE));
        }
        message.set(Optional.of(UserMessage.success("settings.microphone.speak")));
        audioSession.startRecording(file);
        PauseTransition wait = new PauseTransition(TEST_DURATION);
        wait.setOnFinished(event -> audioSession.stopRecording());
        wait.play();
    }

    private void recorderChanged(RecorderState state) {
        Optional<Path> tested = testFile.get();
        if (tested.isEmpty()) {
            return;
        }
        if (state instanceof RecorderState.TakeFinished finished) {
            testFile.set(Optional.empty());
            tasks.run(progress -> readAndDelete(finished.take().file()), this::playBack);
        } else if (state instanceof RecorderState.RecordingFailed failed) {
            testFile.set(Optional.empty());
            tasks.run(
                    progress -> {
                        recordings.remove(tested.get());
                        return tested.get();
                    },
                    removed -> showFailure(failed.failure()));
        }
    }

    private void showFailure(RecordingFailure failure) {
        message.set(Optional.of(UserMessage.failure(FailureTexts.recording(failure))));
    }

    private Pcm readAndDelete(Path file) throws IOException {
        try {
            return new AudioDecoder().decode(file);
        } finally {
            recordings.remove(file);
        }
    }

    private void playBack(TaskOutcome<Pcm> outcome) {
        if (outcome instanceof TaskOutcome.TaskDone<Pcm>(Pcm audio)) {
            message.set(Optional.of(UserMessage.success("settings.microphone.heard")));
            audioSession.play(PlaybackRange.whole(audio));
        } else {
            showFailure(RecordingFailure.CANNOT_WRITE);
        }
    }
}
