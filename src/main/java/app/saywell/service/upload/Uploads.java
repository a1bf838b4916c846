package app.saywell.service.upload;

import app.saywell.service.call.EngineQueue;
import app.saywell.service.call.Limits;
import app.saywell.service.call.Problem;

import java.util.HashMap;
import java.util.Map;

/// Shares places and memory among the keys: no key takes more than half of either, so that one
/// caller's flood leaves room for the others. Safe for several threads.
public final class Uploads {
    private static final long RETRY_AFTER_SECONDS = 2;

    private final long mostBytes;
    private final int mostCalls;
    private final Map<String, Share> shares = new HashMap<>();
    private long bytes;

    /// @param limits how much there is to share
    public Uploads(Limits limits) {
        mostBytes = limits.memoryBytes();
        mostCalls = Math.max(1, (limits.waiting() + Limits.workers()) / 2);
    }

    /// Takes a place for one call of a key.
    ///
    /// @throws app.saywell.service.call.Refused if the key has too many calls under way
    public synchronized Place enter(String key) {
        Share share = shares.computeIfAbsent(key, any -> new Share());
        if (share.calls == mostCalls) {
            throw EngineQueue.noPlace().refused();
        }
        share.calls++;
        return new Place(key);
    }

    private synchronized void take(String key, long more) {
        Share share = shares.getOrDefault(key, new Share());
        if (bytes + more > mostBytes || share.bytes + more > mostBytes / 2) {
            throw Problem.of(
                            Problem.Kind.SERVICE_UNAVAILABLE,
                            "Too many uploads are under way. Try again shortly.")
                    .retryAfter(RETRY_AFTER_SECONDS)
                    .refused();
        }
        bytes += more;
        share.bytes += more;
    }

    private synchronized void leave(String key, long taken) {
        Share share = shares.getOrDefault(key, new Share());
        bytes -= taken;
        share.bytes -= taken;
        share.calls--;
        if (share.calls == 0) {
            shares.remove(key);
        }
    }

    private static final class Share {
        private int calls;
        private long bytes;
    }

    /// One call's place, and the memory that it has taken; for one thread.
    public final class Place implements AutoCloseable {
        private final String key;
        private long taken;

        private Place(String key) {
            this.key = key;
        }

        /// Takes memory for more bytes.
        ///
        /// @throws app.saywell.service.call.Refused if there is none
        void take(long more) {
            Uploads.this.take(key, more);
            taken += more;
        }

        @Override
        public void close() {
            leave(key, taken);
        }
    }
}
