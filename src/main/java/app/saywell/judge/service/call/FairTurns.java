package app.saywell.judge.service.call;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/// Work that waits, in one line for each key. The lines take turns, and no key runs more than its share at once. With
/// two threads or more, work that takes long never has the last one: what is short passes it in its line.
///
/// Safe for any number of threads.
final class FairTurns {
    private final ToIntFunction<String> share;
    private final int places;
    private final int threads;
    private final int longPlaces;
    private final Map<String, ArrayDeque<Turn>> lines = new LinkedHashMap<>();
    private final Map<String, Integer> running = new HashMap<>();
    private final RunningWork runningAll = new RunningWork();
    private final RunningWork runningLong = new RunningWork();
    private int waiting;

    /// Work that waits or whose turn has come. Whoever runs it calls [FairTurns#ended] afterwards.
    record Turn(String key, Runnable work, Workload load) {}

    /// @param share how much work of a key may run at the same time
    /// @param places how much may wait
    /// @param threads how much runs at the same time
    FairTurns(ToIntFunction<String> share, int places, int threads) {
        this.share = share;
        this.places = places;
        this.threads = threads;
        longPlaces = Math.max(1, threads - 1);
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

    /// The next work: of the key that has waited longest for a turn, runs less than its share, and has some that may
    /// run now.
    synchronized Optional<Turn> next() {
        for (String key : List.copyOf(lines.keySet())) {
            ArrayDeque<Turn> line = Objects.requireNonNull(lines.get(key));
            Optional<Turn> next = hasShareLeft(key)
                    ? line.stream().filter(turn -> mayRun(turn.load())).findFirst()
                    : Optional.empty();
            if (next.isPresent()) {
                lines.remove(key);
                line.remove(next.get());
                if (!line.isEmpty()) {
                    lines.put(key, line); // behind the others
                }
                begin(next.get());
                return next;
            }
        }
        return Optional.empty();
    }

    private boolean hasShareLeft(String key) {
        return running.getOrDefault(key, 0) < share.applyAsInt(key);
    }

    private boolean mayRun(Workload load) {
        return !load.isLong() || runningLong.count < longPlaces;
    }

    private void begin(Turn turn) {
        waiting--;
        running.merge(turn.key(), 1, Integer::sum);
        count(turn.load(), 1);
    }

    /// Work has ended.
    synchronized void ended(Turn turn) {
        count(turn.load(), -1);
        running.merge(turn.key(), -1, (before, change) -> before + change == 0 ? null : before + change);
    }

    private void count(Workload load, int change) {
        runningAll.add(load, change);
        if (load.isLong()) {
            runningLong.add(load, change);
        }
    }

    /// How much work each thread does at least before more of a key begins: what that key has waiting, as many turns
    /// of every other key, and half of what runs, because nobody knows how far it is. 0 if it may begin at once.
    ///
    /// Long work waits for all other long work on its fewer threads, too. Short work passes long work that has
    /// no place.
    synchronized double amountBefore(String key, Workload load) {
        if (hasShareLeft(key) && mayRun(load) && runningAll.count < threads) {
            return 0;
        }
        boolean passesLong = !load.isLong() && runningLong.count >= longPlaces;
        double before = (runningAll.amount / 2
                        + waitingAmount(key, turn -> !passesLong || !turn.load().isLong()))
                / threads;
        return load.isLong()
                ? Math.max(
                        before,
                        (runningLong.amount / 2
                                        + waitingAmount(key, turn -> turn.load().isLong()))
                                / longPlaces)
                : before;
    }

    private double waitingAmount(String key, Predicate<Turn> counts) {
        long own = waiting(key, counts).count();
        return lines.keySet().stream()
                .flatMap(other -> waiting(other, counts).limit(other.equals(key) ? own : own + 1))
                .mapToDouble(turn -> turn.load().amount())
                .sum();
    }

    private Stream<Turn> waiting(String key, Predicate<Turn> counts) {
        return lines.getOrDefault(key, new ArrayDeque<>()).stream().filter(counts);
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

    private static final class RunningWork {
        private int count;
        private double amount;

        void add(Workload load, int change) {
            count += change;
            amount += change * load.amount();
        }
    }
}
