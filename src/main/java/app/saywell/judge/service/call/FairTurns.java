package app.saywell.judge.service.call;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;

/// Work that waits, in one line for each key. The lines take turns, and no key runs more than its share at once.
///
/// Safe for any number of threads.
final class FairTurns {
    private final ToIntFunction<String> share;
    private final int places;
    private final Map<String, ArrayDeque<Runnable>> lines = new LinkedHashMap<>();
    private final Map<String, Integer> running = new HashMap<>();
    private int waiting;

    /// Work whose turn has come. Whoever runs it calls [FairTurns#ended] afterwards.
    record Turn(String key, Runnable work) {}

    /// @param share how much work of a key may run at the same time
    /// @param places how much may wait
    FairTurns(ToIntFunction<String> share, int places) {
        this.share = share;
        this.places = places;
    }

    /// Lines up.
    ///
    /// @return false if every place is taken
    synchronized boolean add(String key, Runnable work) {
        if (waiting >= places) {
            return false;
        }
        lines.computeIfAbsent(key, any -> new ArrayDeque<>()).add(work);
        waiting++;
        return true;
    }

    /// The next work: of the key that has waited longest for a turn and runs less than its share.
    synchronized Optional<Turn> next() {
        for (String key : List.copyOf(lines.keySet())) {
            if (running.getOrDefault(key, 0) < share.applyAsInt(key)) {
                ArrayDeque<Runnable> line = Objects.requireNonNull(lines.remove(key));
                Runnable work = line.remove();
                if (!line.isEmpty()) {
                    lines.put(key, line); // behind the others
                }
                waiting--;
                running.merge(key, 1, Integer::sum);
                return Optional.of(new Turn(key, work));
            }
        }
        return Optional.empty();
    }

    /// Work of a key has ended.
    synchronized void ended(String key) {
        running.merge(key, -1, (before, change) -> before + change == 0 ? null : before + change);
    }

    /// Takes work out of its line.
    ///
    /// @return false if it is not there any more
    synchronized boolean remove(Runnable work) {
        for (Iterator<ArrayDeque<Runnable>> all = lines.values().iterator(); all.hasNext(); ) {
            ArrayDeque<Runnable> line = all.next();
            if (line.remove(work)) {
                waiting--;
                if (line.isEmpty()) {
                    all.remove();
                }
                return true;
            }
        }
        return false;
    }

    synchronized int waiting() {
        return waiting;
    }

    synchronized boolean isFull() {
        return waiting >= places;
    }
}
