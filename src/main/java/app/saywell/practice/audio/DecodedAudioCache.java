package app.saywell.practice.audio;

import app.saywell.signal.Pcm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/// The recordings used last, decoded once for everybody: measured when they are kept, sent to be
/// scored, drawn and played. Safe for several threads.
public final class DecodedAudioCache {
    private static final int MAX_RECORDINGS = 24;

    /// Longer recordings are decoded each time, because they would fill the memory.
    private static final double MAX_SECONDS = 180;

    private final FileDecoder decoder;
    private final Map<String, Pcm> cache = new LinkedHashMap<>(MAX_RECORDINGS, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Pcm> eldest) {
            return size() > MAX_RECORDINGS;
        }
    };

    /// Decodes an audio file.
    @FunctionalInterface
    public interface FileDecoder {
        /// @throws app.saywell.audio.UnreadableAudioException if it holds no sound
        Pcm decode(Path file) throws IOException;
    }

    /// Decodes what is not in the cache with this decoder.
    public DecodedAudioCache(FileDecoder decoder) {
        this.decoder = decoder;
    }

    /// Decodes a file that has no name in the library yet; [#put] makes it known.
    ///
    /// @throws app.saywell.audio.UnreadableAudioException if it holds no sound
    public Pcm decode(Path file) {
        try {
            return decoder.decode(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Makes a decoded recording known by the digest of its file.
    public synchronized void put(String hash, Pcm audio) {
        if (audio.seconds() <= MAX_SECONDS) {
            cache.put(hash, audio);
        }
    }

    /// Forgets everything, after an erasure.
    public synchronized void clear() {
        cache.clear();
    }

    /// The sound of a recording; decodes it the first time, so call it on a worker thread.
    ///
    /// @throws app.saywell.audio.UnreadableAudioException if it holds no sound
    public synchronized Pcm open(String hash, Path file) {
        Pcm audio = cache.get(hash);
        if (audio == null) {
            audio = decode(file);
            put(hash, audio);
        }
        return audio;
    }
}
