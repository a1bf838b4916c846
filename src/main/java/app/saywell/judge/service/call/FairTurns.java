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
    private final Map<String, ArrayDeque<Turn>> lines = new LinkedHashMap<>();
    private final Map<String, Integer> running = new HashMap<>();
    private int waiting;
    private double runningAmount;

    /// Work that waits or whose turn has come. Whoever runs it calls [FairTurns#ended] afterwards.
    ///
    /// @param amount how much it is, as in [Workload]
    record Turn(String key, Runnable work, double amount) {}

    /// @param share how much work of a key may run at the same time
    /// @param places how much may wait
    FairTurns(ToIntFunction<String> share, int places) {
        this.share = share;
        this.places = places;
    }

    /// Lines up.
    ///
    /// @return false if every place is taken
    synchronized boolean add(Turn turn) {
        if (waiting >= places) {
            return false;
        }
        lines.computeIfAbsent(turn.key(), any -> new ArrayDeque<>()).add(turn);
        waiting++;
        return true;
    }

    /// The next work: of the key that has waited longest for a turn and runs less than its share.
    synchronized Optional<Turn> next() {
        for (String key : List.copyOf(lines.keySet())) {
            if (running.getOrDefault(key, 0) < share.applyAsInt(key)) {
                ArrayDeque<Turn> line = Objects.requireNonNull(lines.remove(key));
                Turn turn = line.remove();
                if (!line.isEmpty()) {
                    lines.put(key, line); // behind the others
                }
                waiting--;
                running.merge(key, 1, Integer::sum);
                runningAmount += turn.amount();
                return Optional.of(turn);
            }
        }
        return Optional.empty();
    }

    /// Work has ended.
    synchronized void ended(Turn turn) {
        runningAmount -= turn.amount();
        running.merge(turn.key(), -1, (before, change) -> before + change == 0 ? null : before + change);
    }

    /// How much work comes before more of a key: what that key has waiting, as many turns of every other key, and half
    /// of what runs, because nobody knows how far it is.
    synchronized double amountBefore(String key) {
        ArrayDeque<Turn> own = lines.get(key);
        int turns = own == null ? 1 : own.size() + 1;
        double amount = runningAmount / 2;
        for (Map.Entry<String, ArrayDeque<Turn>> line : lines.entrySet()) {
            amount += line.getValue().stream()
                    .limit(line.getKey().equals(key) ? Integer.MAX_VALUE : turns)
                    .mapToDouble(Turn::amount)
                    .sum();
        }
        return amount;
    }

    /// Takes work out of its line.
    ///
    /// @return false if it is not there any more
    synchronized boolean remove(Turn turn) {
        for (Iterator<ArrayDeque<Turn>> all = lines.values().iterator(); all.hasNext(); ) {
            ArrayDeque<Turn> line = all.next();
            if (line.remove(turn)) {
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
