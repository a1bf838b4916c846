package app.saywell.desk.lan;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/// Who may come in: the code that is shown, how often it was guessed wrong, and whether the teacher has closed the
/// door.
///
/// Forty bits and [#MAX_GUESSES] guesses a code: whoever guesses comes in once in five thousand million codes. Safe for
/// several threads.
final class JoinGate {
    /// How long a code is shown before another takes its place.
    static final Duration CODE_LIFETIME = Duration.ofMinutes(10);

    /// Wrong codes of one address before it has to wait for the next code.
    static final int MAX_GUESSES_OF_ADDRESS = 10;

    /// Wrong codes of all addresses before the gate closes until the teacher opens it.
    static final int MAX_GUESSES = 200;

    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Integer> guesses = new HashMap<>();
    private int allGuesses;
    private boolean locked;
    private JoinCode code;

    JoinGate(InstantSource clock) {
        this.clock = clock;
        code = newCode();
    }

    /// What came of a code.
    enum JoinAnswer {
        ADMITTED,
        /// The code is wrong, or not shown any more.
        WRONG,
        /// This address has guessed too often.
        TOO_MANY_GUESSES,
        /// Nobody may join now.
        LOCKED
    }

    /// Judges a code.
    synchronized JoinAnswer judge(String address, String typed) {
        JoinCode current = code();
        if (locked) {
            return JoinAnswer.LOCKED;
        }
        if (guesses.getOrDefault(address, 0) >= MAX_GUESSES_OF_ADDRESS) {
            return JoinAnswer.TOO_MANY_GUESSES;
        }
        if (current.isTyped(typed)) {
            return JoinAnswer.ADMITTED;
        }
        guesses.merge(address, 1, Integer::sum);
        allGuesses++;
        locked = allGuesses >= MAX_GUESSES;
        return JoinAnswer.WRONG;
    }

    /// The code that is to be shown now.
    synchronized JoinCode code() {
        if (!clock.instant().isBefore(code.expiresAt())) {
            code = newCode();
        }
        return code;
    }

    synchronized boolean isLocked() {
        return locked;
    }

    /// Lets nobody in any more, or lets devices in by a new code.
    synchronized void lock(boolean lock) {
        if (locked && !lock) {
            code = newCode();
        }
        locked = lock;
    }

    private JoinCode newCode() {
        guesses.clear();
        allGuesses = 0;
        Instant now = clock.instant();
        return JoinCode.create(random, now.plus(CODE_LIFETIME));
    }
}
