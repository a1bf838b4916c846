package app.saywell.desk.settings.view;

import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.audio.capture.InputDevices;
import app.saywell.speech.task.TaskRunner;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.control.ComboBox;

/// The choice of the microphone: the system's default, then the microphones. A chosen one is stored
/// and opened at once.
public final class MicrophoneChoice extends ComboBox<String> {
    private static final String DEFAULT_KEY = "settings.microphone.system";

    private final PublishedSettings settings;
    private final AudioSession audioSession;

    /// Shows the stored choice, and soon the microphones of this computer.
    public MicrophoneChoice(
            TaskRunner tasks, PublishedSettings settings, AudioSession audioSession, LocalizedTexts texts) {
        this.settings = settings;
        this.audioSession = audioSession;
        setConverter(new DeviceNameConverter(texts, DEFAULT_KEY));
        setMaxWidth(420);
        texts.language().addListener(change -> showNames(texts));
        String current = settings.get(Setting.MICROPHONE);
        getItems().setAll(new LinkedHashSet<>(List.of("", current)));
        setValue(current);
        new LatestRead(tasks).run(InputDevices::microphoneNames, this::show);
        SearchableChoice.onChosen(this, this::chosen);
    }

    /// Names the devices anew; the chosen one is written again only when it changes.
    private void showNames(LocalizedTexts texts) {
        String current = getValue();
        setConverter(new DeviceNameConverter(texts, DEFAULT_KEY));
        setValue(null);
        setValue(current);
    }

    /// Shows the stored choice, which may have been changed elsewhere.
    void refresh() {
        String current = settings.get(Setting.MICROPHONE);
        if (!getItems().contains(current)) {
            getItems().add(current);
        }
        setValue(current);
    }

    private void chosen(String name) {
        if (!name.equals(settings.get(Setting.MICROPHONE))) {
            settings.set(Setting.MICROPHONE, name);
            audioSession.openMicrophone(name);
        }
    }

    private void show(List<String> microphones) {
        Set<String> names = new LinkedHashSet<>(List.of(""));
        names.addAll(microphones);
        names.add(getValue());
        getItems().setAll(names);
    }
}
