package app.saywell.ui.settings;

import app.saywell.audio.AudioDecoder;
import app.saywell.audio.capture.Device;
import app.saywell.audio.capture.Devices;
import app.saywell.audio.capture.RecorderState;
import app.saywell.audio.playback.Passage;
import app.saywell.audio.playback.Speakers;
import app.saywell.library.settings.Setting;
import app.saywell.signal.Pcm;
import app.saywell.task.Outcome;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.sound.Meter;
import app.saywell.ui.studio.Studio;

import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import javafx.util.StringConverter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The microphone: which, what it hears, and three seconds to be heard back.
final class SoundCard extends VBox {
    private static final Duration TEST = Duration.seconds(3);

    /// What the keys of all reasons why nothing was recorded begin with.
    private static final String FAILED = "practice.broken.";

    private final Studio studio;
    private final Texts texts;
    private final ObjectProperty<Optional<Path>> testing =
            new SimpleObjectProperty<>(Optional.empty());

    /// Key of what is to be said of the test; empty before the first.
    private final StringProperty told = new SimpleStringProperty("");

    SoundCard(Studio studio, Texts texts) {
        super(14);
        this.studio = studio;
        this.texts = texts;
        getStyleClass().add("card");
        Button test = Nodes.button(texts.of("settings.microphone.test"), this::test, "quiet");
        test.setId("test-microphone");
        test.disableProperty().bind(testing.map(Optional::isPresent));
        HBox row = Nodes.row(14, new Meter(studio.sound()), test);
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .addAll(
                        Nodes.label(texts.of("settings.sound"), "place-title"),
                        Choices.named(texts.of("settings.microphone"), microphones()),
                        row,
                        told(),
                        Nodes.wrapped(
                                Nodes.label(texts.of("settings.microphone.aim"), "small", "soft")),
                        Choices.named(texts.of("settings.loudspeaker"), loudspeaker()));
        studio.sound().recording().subscribe(this::heard);
    }

    /// How the test goes, or why it cannot be made.
    private Label told() {
        Label label = Nodes.wrapped(Nodes.label("", "notice", "told"));
        label.setId("microphone-told");
        label.setMaxWidth(Double.MAX_VALUE);
        label.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> told.get().isEmpty() ? "" : texts.get(told.get()),
                                told,
                                texts.language()));
        told.subscribe(
                key -> {
                    label.getStyleClass().removeAll("told", "failed");
                    label.getStyleClass().add(key.startsWith(FAILED) ? "failed" : "told");
                });
        Nodes.showWhen(label, told.isNotEmpty());
        return label;
    }

    private ComboBox<String> microphones() {
        ComboBox<String> box = new ComboBox<>();
        box.setId("microphones");
        box.setConverter(new Names("settings.microphone.system"));
        box.setMaxWidth(420);
        texts.language()
                .addListener(change -> box.setConverter(new Names("settings.microphone.system")));
        String now = studio.practice().get(Setting.MICROPHONE);
        box.getItems().setAll(new LinkedHashSet<>(List.of("", now)));
        box.setValue(now);
        studio.tasks()
                .run(
                        progress -> Devices.list(),
                        outcome -> {
                            if (outcome instanceof Outcome.Done<List<Device>>(List<Device> all)) {
                                offer(box, all);
                            }
                        });
        box.valueProperty()
                .addListener(
                        (property, before, name) -> {
                            if (name != null && !name.equals(before)) {
                                studio.practice().set(Setting.MICROPHONE, name);
                                studio.sound().arm(name);
                            }
                        });
        return box;
    }

    /// The system's choice, then real microphones; what only records the loudspeaker is left out.
    private static void offer(ComboBox<String> box, List<Device> all) {
        List<String> names = new ArrayList<>(List.of(""));
        all.stream()
                .filter(device -> device.kind() == Device.Kind.MICROPHONE)
                .map(Device::name)
                .forEach(names::add);
        if (!names.contains(box.getValue())) {
            names.add(box.getValue());
        }
        box.getItems().setAll(names);
    }

    /// Which loudspeaker, and a tone from it.
    private HBox loudspeaker() {
        ComboBox<String> box = new ComboBox<>();
        box.setId("loudspeakers");
        box.setConverter(new Names("settings.loudspeaker.system"));
        texts.language()
                .addListener(change -> box.setConverter(new Names("settings.loudspeaker.system")));
        box.setMaxWidth(420);
        String now = studio.practice().get(Setting.LOUDSPEAKER);
        box.getItems().setAll(new LinkedHashSet<>(List.of("", now)));
        box.setValue(now);
        studio.tasks()
                .run(
                        progress -> Speakers.list(),
                        outcome -> {
                            if (outcome instanceof Outcome.Done<List<String>>(List<String> all)) {
                                Set<String> names = new LinkedHashSet<>(List.of(""));
                                names.addAll(all);
                                names.add(box.getValue());
                                box.getItems().setAll(names);
                            }
                        });
        box.valueProperty()
                .addListener(
                        (property, before, name) -> {
                            if (name != null && !name.equals(before)) {
                                studio.practice().set(Setting.LOUDSPEAKER, name);
                            }
                        });
        Button test =
                Nodes.button(
                        texts.of("settings.loudspeaker.test"),
                        () -> studio.sound().play(Passage.all(TestTone.make())),
                        "quiet");
        test.setId("test-loudspeaker");
        HBox row = Nodes.row(14, box, test);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void test() {
        try {
            Path file = Files.createTempDirectory("saywell-test").resolve("test.wav");
            testing.set(Optional.of(file));
            if (studio.sound().meter().isEmpty()) {
                studio.sound().arm(studio.practice().get(Setting.MICROPHONE));
            }
            told.set("settings.microphone.speak");
            studio.sound().record(file);
            PauseTransition wait = new PauseTransition(TEST);
            wait.setOnFinished(event -> studio.sound().endTake());
            wait.play();
        } catch (IOException e) {
            testing.set(Optional.empty());
            told.set(FAILED + "cannot-write");
        }
    }

    private void heard(RecorderState state) {
        if (testing.get().isEmpty()) {
            return;
        }
        if (state instanceof RecorderState.Finished finished) {
            testing.set(Optional.empty());
            studio.tasks().run(progress -> takenAway(finished.take().file()), this::playBack);
        } else if (state instanceof RecorderState.Failed failed) {
            testing.set(Optional.empty());
            told.set(FAILED + failed.failure().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }

    private static Pcm takenAway(Path file) throws IOException {
        Pcm audio = new AudioDecoder().decode(file);
        Files.delete(file);
        Files.deleteIfExists(file.toAbsolutePath().getParent());
        return audio;
    }

    private void playBack(Outcome<Pcm> outcome) {
        if (outcome instanceof Outcome.Done<Pcm>(Pcm audio)) {
            told.set("settings.microphone.heard");
            studio.sound().play(Passage.all(audio));
        } else {
            told.set(FAILED + "cannot-write");
        }
    }

    private final class Names extends StringConverter<String> {
        private final String usual;

        /// @param usual key of the name of the system's choice
        Names(String usual) {
            this.usual = usual;
        }

        @Override
        public String toString(String name) {
            return name == null || name.isEmpty() ? texts.get(usual) : name;
        }

        @Override
        public String fromString(String shown) {
            return shown;
        }
    }
}
