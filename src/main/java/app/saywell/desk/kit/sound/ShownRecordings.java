package app.saywell.desk.kit.sound;

import app.saywell.desk.school.AudioClip;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskRunner;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The recordings that the window shows or plays now: who opens one that is shown already gets the
/// same, with the peaks, pitch and spectrogram that were computed for it. Holds none itself; the
/// sound comes from the one cache of the application. Safe for several threads.
public final class ShownRecordings {
    private final Function<AudioClip, Pcm> decoder;
    private final TaskRunner tasks;
    private final Map<String, WeakReference<DecodedRecording>> shown = new HashMap<>();

    /// @param decoder the sound of a recording, from a cache
    public ShownRecordings(Function<AudioClip, Pcm> decoder, TaskRunner tasks) {
        this.decoder = decoder;
        this.tasks = tasks;
    }

    /// Opens a recording. May decode it and build its peaks, so call it on a worker thread.
    ///
    /// @throws app.saywell.speech.audio.UnreadableAudioException if the file holds no sound
    public DecodedRecording open(AudioClip audio) {
        Pcm sound = decoder.apply(audio);
        DecodedRecording known = find(audio.hash());
        if (known != null && known.audio() == sound) {
            return known;
        }
        DecodedRecording opened = DecodedRecording.of(sound, tasks);
        synchronized (shown) {
            shown.values().removeIf(reference -> reference.refersTo(null));
            shown.put(audio.hash(), new WeakReference<>(opened));
        }
        return opened;
    }

    private @Nullable DecodedRecording find(String hash) {
        synchronized (shown) {
            WeakReference<DecodedRecording> reference = shown.get(hash);
            return reference == null ? null : reference.get();
        }
    }
}
