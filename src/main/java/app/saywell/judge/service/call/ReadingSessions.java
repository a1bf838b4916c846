package app.saywell.judge.service.call;

import app.saywell.judge.service.call.ReadingSession.FollowedText;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/// The readings that are being followed, in the memory of this process. One that gets no part for half a minute is
/// forgotten, as is the one of a key that waits longest where the key begins too many: nobody says that a reading is
/// over. Each holds 1.8 MB at most, all of them 115 MB.
///
/// Safe for several threads.
final class ReadingSessions {
    private static final int MAX_SESSIONS = 64;
    private static final int MAX_OF_KEY = 8;
    private static final long IDLE_NANOS = Duration.ofSeconds(30).toNanos();
    private static final int ID_BYTES = 16;
    private static final long RETRY_AFTER_SECONDS = 10;

    private final Map<String, ReadingSession> sessions = new HashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final LongSupplier nanoTime;

    /// @param nanoTime such as [System#nanoTime()]
    ReadingSessions(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /// A session with its id.
    record OpenSession(String id, ReadingSession session) {}

    /// Begins a session.
    ///
    /// @throws ApiException if there is no room
    synchronized OpenSession begin(String owner, FollowedText text) {
        forgetIdle();
        makeRoom(owner);
        if (sessions.size() >= MAX_SESSIONS) {
            throw ApiError.of(ApiError.ApiErrorKind.SERVICE_UNAVAILABLE, "Too many readings are being followed.")
                    .retryAfter(RETRY_AFTER_SECONDS)
                    .toException();
        }
        byte[] bytes = new byte[ID_BYTES];
        random.nextBytes(bytes);
        OpenSession begun =
                new OpenSession(HexFormat.of().formatHex(bytes), new ReadingSession(owner, text, nanoTime.getAsLong()));
        sessions.put(begun.id(), begun.session());
        return begun;
    }

    /// A session of this key.
    ///
    /// @throws ApiException if there is none, or none any more
    synchronized OpenSession find(String owner, String id) {
        forgetIdle();
        ReadingSession session = sessions.get(id);
        if (session == null || !session.owner().equals(owner)) {
            throw ApiError.of(
                            ApiError.ApiErrorKind.NOT_FOUND,
                            "There is no such session here. A session ends half a minute after its last part, or"
                                    + " when its key has begun eight others since.")
                    .toException();
        }
        return new OpenSession(id, session);
    }

    synchronized void forget(String id) {
        sessions.remove(id);
    }

    long now() {
        return nanoTime.getAsLong();
    }

    private void makeRoom(String owner) {
        long now = nanoTime.getAsLong();
        List<OpenSession> own = sessions.entrySet().stream()
                .filter(entry -> entry.getValue().owner().equals(owner))
                .map(entry -> new OpenSession(entry.getKey(), entry.getValue()))
                .toList();
        if (own.size() >= MAX_OF_KEY) {
            own.stream()
                    .max(Comparator.comparingLong(open -> now - open.session().usedNanos()))
                    .ifPresent(longest -> sessions.remove(longest.id()));
        }
    }

    private void forgetIdle() {
        long now = nanoTime.getAsLong();
        for (Iterator<ReadingSession> all = sessions.values().iterator(); all.hasNext(); ) {
            if (now - all.next().usedNanos() > IDLE_NANOS) {
                all.remove();
            }
        }
    }
}
