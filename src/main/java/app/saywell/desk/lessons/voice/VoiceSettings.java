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
    ///
    /// @param lastOld made readings up to this id are made anew
    record PendingLesson(long lessonId, long lastOld, VoiceChoice choice) {}

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
                : VoiceChoice.read(parts[1]).map(choice -> pending(parts[0].split("/", 2), choice));
    }

    private static PendingLesson pending(String[] lesson, VoiceChoice choice) {
        return new PendingLesson(Long.parseLong(lesson[0]), lesson.length < 2 ? 0 : Long.parseLong(lesson[1]), choice);
    }

    void begun(PendingLesson pending) {
        String lesson = pending.lessonId() + "/" + pending.lastOld();
        settings().set(PENDING, lesson + ":" + pending.choice().written());
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
