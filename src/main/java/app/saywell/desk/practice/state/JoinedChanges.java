package app.saywell.desk.practice.state;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Changes of several properties that are made as one: what is built from many of them is built
/// once, when all are made, and not anew with each of them. Used on the UI thread only.
public final class JoinedChanges {
    private final Set<Runnable> waiting = new LinkedHashSet<>();
    private boolean areRunning;

    public void make(Runnable changes) {
        areRunning = true;
        try {
            changes.run();
        } finally {
            areRunning = false;
            List<Runnable> due = List.copyOf(waiting);
            waiting.clear();
            due.forEach(Runnable::run);
        }
    }

    /// Builds now, or while changes are made as one, once after them.
    ///
    /// @param builder the same object each time
    public void build(Runnable builder) {
        if (areRunning) {
            waiting.add(builder);
        } else {
            builder.run();
        }
    }
}
