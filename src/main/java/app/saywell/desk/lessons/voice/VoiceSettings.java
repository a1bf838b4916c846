package app.saywell.desk.lessons.voice;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.settings.Settings;
import java.util.Optional;

/// Which voice reads: for a lesson, or by default. Kept in the library.
public final class VoiceSettings {
    private static final Setting<String> PENDING = Setting.text("voice.pending", "");

    private final UseCaseContext desk;
    private final TextToSpeech voice;

    VoiceSettings(UseCaseContext desk, TextToSpeech voice) {
        this.desk = desk;
        this.voice = voice;
    }

    /// A lesson whose readings are being made.
    record PendingLesson(long lessonId, VoiceChoice choice) {}

    /// The choice for lessons that have none of their own.
    public VoiceChoice usual() {
        String first = voice.voices().isEmpty() ? "" : voice.voices().getFirst().id();
        return read("voice.usual").orElse(VoiceChoice.of(first));
    }

    /// Changes it.
    public void usual(VoiceChoice choice) {
        write("voice.usual", choice);
    }

    public VoiceChoice of(long lessonId) {
        return read("voice.lesson." + lessonId).orElseGet(this::usual);
    }

    /// Changes it; readings that are there stay as they are.
    public void set(long lessonId, VoiceChoice choice) {
        write("voice.lesson." + lessonId, choice);
    }

    Optional<PendingLesson> pending() {
        String[] parts = settings().get(PENDING).split(":", 2);
        return parts.length < 2
                ? Optional.empty()
                : VoiceChoice.read(parts[1]).map(choice -> new PendingLesson(Long.parseLong(parts[0]), choice));
    }

    void begun(long lessonId, VoiceChoice choice) {
        settings().set(PENDING, lessonId + ":" + choice.written());
    }

    void ended() {
        settings().set(PENDING, "");
    }

    private Optional<VoiceChoice> read(String name) {
        return VoiceChoice.read(settings().get(Setting.text(name, "")));
    }

    private void write(String name, VoiceChoice choice) {
        settings().set(Setting.text(name, ""), choice.written());
        desk.changes().publish(new LibraryChange.SettingsChanged());
    }

    private Settings settings() {
        return desk.library().settings();
    }
}
