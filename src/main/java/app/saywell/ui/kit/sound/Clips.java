package app.saywell.ui.kit.sound;

import app.saywell.audio.AudioDecoder;
import app.saywell.library.store.AudioClip;
import app.saywell.task.Tasks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/// The recordings that were opened last, decoded. Safe for several threads.
public final class Clips {
    private static final int KEPT = 24;

    private final Function<AudioClip, Path> files;
    private final Tasks tasks;
    private final Map<String, Clip> known =
            new LinkedHashMap<>(KEPT, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Clip> eldest) {
                    return size() > KEPT;
                }
            };

    /// @param files where the recording lies on the disk
    public Clips(Function<AudioClip, Path> files, Tasks tasks) {
        this.files = files;
        this.tasks = tasks;
    }

    /// Opens a recording; decodes it the first time, so not to be called on the window's thread.
    ///
    /// @throws app.saywell.audio.UnreadableAudioException if the file holds no sound
    public synchronized Clip open(AudioClip audio) {
        Clip clip = known.get(audio.hash());
        if (clip == null) {
            clip = decoded(files.apply(audio));
            known.put(audio.hash(), clip);
        }
        return clip;
    }

    private Clip decoded(Path file) {
        try {
            return Clip.of(new AudioDecoder().decode(file), tasks);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
