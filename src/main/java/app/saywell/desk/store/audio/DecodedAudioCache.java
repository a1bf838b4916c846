package app.saywell.desk.store.audio;

import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/// The recordings used last, decoded once for everybody: measured when they are kept, sent to be
/// scored, drawn and played.
///
/// Holds at most 64 MiB of samples, which are some 60 sentences. A recording that had to go, or
/// never fitted, is still found while somebody uses it. An erasure empties it. Decodes outside of
/// its lock, one recording for all who ask for it at the same time. Safe for several threads.
public final class DecodedAudioCache {
    private static final long MAX_BYTES = 64L << 20;

    private final FileDecoder decoder;
    private final ByteLimitedCache<String, Pcm> held;
    private final Map<String, WeakReference<Pcm>> inUse = new HashMap<>();
    private final Map<String, FutureTask<Pcm>> decoding = new ConcurrentHashMap<>();
    private long clearings;

    /// Decodes an audio file.
    @FunctionalInterface
    public interface FileDecoder {
        /// @throws app.saywell.speech.audio.UnreadableAudioException if it holds no sound
        Pcm decode(Path file) throws IOException;
    }

    /// Decodes what is not in the cache with this decoder.
    public DecodedAudioCache(FileDecoder decoder) {
        this(decoder, MAX_BYTES);
    }

    /// @param maxBytes how many bytes of samples are held at most
    DecodedAudioCache(FileDecoder decoder, long maxBytes) {
        this.decoder = decoder;
        held = new ByteLimitedCache<>(maxBytes, audio -> (long) audio.samples().length * Float.BYTES);
    }

    /// Decodes a file that has no name in the library yet; [#put] makes it known.
    ///
    /// @throws app.saywell.speech.audio.UnreadableAudioException if it holds no sound
    public Pcm decode(Path file) {
        try {
            return decoder.decode(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Makes a decoded recording known by the digest of its file.
    public synchronized void put(String hash, Pcm audio) {
        inUse.values().removeIf(user -> user.refersTo(null));
        inUse.put(hash, new WeakReference<>(audio));
        held.put(hash, audio);
    }

    /// Forgets everything, also what is being decoded now.
    public synchronized void clear() {
        held.clear();
        inUse.clear();
        clearings++;
    }

    /// The sound of a recording; decodes it the first time, so call it on a worker thread.
    ///
    /// @throws app.saywell.speech.audio.UnreadableAudioException if the file holds no sound
    public Pcm open(String hash, Path file) {
        Pcm known = find(hash);
        while (known == null) {
            known = decodeForAll(hash, file);
        }
        return known;
    }

    /// How many bytes of samples are held, apart from those that others hold.
    long heldBytes() {
        return held.heldBytes();
    }

    /// Empty where another thread failed: its cause, such as an interruption, need not be ours.
    private @Nullable Pcm decodeForAll(String hash, Path file) {
        FutureTask<Pcm> own = new FutureTask<>(() -> decodeAndPut(hash, file));
        FutureTask<Pcm> others = decoding.putIfAbsent(hash, own);
        if (others != null) {
            return result(others, false);
        }
        try {
            own.run();
            return result(own, true);
        } finally {
            decoding.remove(hash, own);
        }
    }

    private Pcm decodeAndPut(String hash, Path file) {
        long before = clearings();
        Pcm known = find(hash);
        Pcm audio = known == null ? decode(file) : known;
        synchronized (this) {
            if (before == clearings) {
                put(hash, audio);
            }
        }
        return audio;
    }

    private static @Nullable Pcm result(FutureTask<Pcm> task, boolean own) {
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a recording was decoded", e);
        } catch (ExecutionException e) {
            if (!own) {
                return null;
            }
            switch (e.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }

    private synchronized @Nullable Pcm find(String hash) {
        Optional<Pcm> audio = held.get(hash);
        if (audio.isPresent()) {
            return audio.get();
        }
        WeakReference<Pcm> user = inUse.get(hash);
        return user == null ? null : user.get();
    }

    private synchronized long clearings() {
        return clearings;
    }
}
