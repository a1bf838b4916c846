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
import app.saywell.ui.kit.Notice;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.Told;
import app.saywell.ui.kit.sound.Meter;
import app.saywell.ui.studio.Studio;

import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
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

    private final Studio studio;
    private final Texts texts;
    private final ObjectProperty<Optional<Path>> testing =
            new SimpleObjectProperty<>(Optional.empty());

    /// How the test goes, or why it cannot be made; empty before the first.
    private final ObjectProperty<Optional<Told>> told =
            new SimpleObjectProperty<>(Optional.empty());

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
                        new Notice(texts, told, "microphone-told"),
                        Nodes.wrapped(
                                Nodes.label(texts.of("settings.microphone.aim"), "small", "soft")),
                        Choices.named(texts.of("settings.loudspeaker"), loudspeaker()));
        studio.sound().recording().subscribe(this::heard);
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
            told.set(Optional.of(Told.done("settings.microphone.speak")));
            studio.sound().record(file);
            PauseTransition wait = new PauseTransition(TEST);
            wait.setOnFinished(event -> studio.sound().endTake());
            wait.play();
        } catch (IOException e) {
            testing.set(Optional.empty());
            fail("cannot-write");
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
            fail(failed.failure().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }

    /// @param cause as the keys name it
    private void fail(String cause) {
        told.set(Optional.of(Told.failed("practice.broken." + cause)));
    }

    private static Pcm takenAway(Path file) throws IOException {
        Pcm audio = new AudioDecoder().decode(file);
        Files.delete(file);
        Files.deleteIfExists(file.toAbsolutePath().getParent());
        return audio;
    }

    private void playBack(Outcome<Pcm> outcome) {
        if (outcome instanceof Outcome.Done<Pcm>(Pcm audio)) {
            told.set(Optional.of(Told.done("settings.microphone.heard")));
            studio.sound().play(Passage.all(audio));
        } else {
            fail("cannot-write");
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
