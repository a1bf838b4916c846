package app.saywell.ui.kit.sound;

import app.saywell.library.store.AudioClip;
import app.saywell.signal.Pcm;
import app.saywell.task.TaskRunner;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/// A cache of the recordings opened last, decoded. Safe for several threads.
public final class DecodedRecordingCache {
    private static final int MAX_RECORDINGS = 24;

    private final Function<AudioClip, Pcm> decoder;
    private final TaskRunner tasks;
    private final Map<String, DecodedRecording> cache = new LinkedHashMap<>(MAX_RECORDINGS, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, DecodedRecording> eldest) {
            return size() > MAX_RECORDINGS;
        }
    };

    /// @param decoder the sound of a recording
    public DecodedRecordingCache(Function<AudioClip, Pcm> decoder, TaskRunner tasks) {
        this.decoder = decoder;
        this.tasks = tasks;
    }

    /// Opens a recording. Decodes it and builds its peaks the first time, so call it on a worker
    /// thread.
    ///
    /// @throws app.saywell.audio.UnreadableAudioException if the file holds no sound
    public synchronized DecodedRecording open(AudioClip audio) {
        DecodedRecording recording = cache.get(audio.hash());
        if (recording == null) {
            recording = DecodedRecording.of(decoder.apply(audio), tasks);
            cache.put(audio.hash(), recording);
        }
        return recording;
    }
}
