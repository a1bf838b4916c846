package app.saywell.speech.task;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a window does in the background and nobody waits for: how far the reads are that run, and
/// what failed or was stopped and can be tried again. A place of the window has one piece of work
/// here at most. Used on the thread for outcomes only.
public final class OpenWork {
    private final Map<Place, Progress> running = new LinkedHashMap<>();
    private final Map<Object, Unfinished> unfinished = new LinkedHashMap<>();
    private final ListenerList<OpenWork> listeners = new ListenerList<>();

    /// Where something is read and shown.
    public interface Place {
        /// Interrupts the read; it ends as stopped.
        void stop();

        /// Interrupts the read; nothing is said or shown of it any more.
        void leave();
    }

    /// Why something is unfinished.
    public enum Reason {
        /// It could not be read.
        NOT_READ,
        /// A change could not be stored.
        NOT_STORED,
        /// What is stored can only be read, so no change is stored.
        READ_ONLY,
        /// Whoever looks at the window stopped it.
        STOPPED
    }

    private record Unfinished(Reason reason, Runnable again) {}

    private record Progress(long done, long total) {}

    /// A read began; what was unfinished there is forgotten.
    public void began(Place place) {
        unfinished.remove(place);
        running.put(place, new Progress(0, 0));
        listeners.publish(this);
    }

    /// @param total number of steps, 0 if unknown
    public void progressed(Place place, long done, long total) {
        if (running.replace(place, new Progress(done, total)) != null) {
            listeners.publish(this);
        }
    }

    /// What was read is shown, or wanted no more.
    public void ended(Place place) {
        boolean ran = running.remove(place) != null;
        if (unfinished.remove(place) != null || ran) {
            listeners.publish(this);
        }
    }

    /// Something came to no end.
    ///
    /// @param place where; what was unfinished there before is replaced
    /// @param again tries it again
    public void failed(Object place, Reason reason, Runnable again) {
        if (place instanceof Place read) {
            running.remove(read);
        }
        unfinished.put(place, new Unfinished(reason, again));
        listeners.publish(this);
    }

    /// Whether something is read.
    public boolean isRunning() {
        return !running.isEmpty();
    }

    /// How much of what is read is there, 0 to 1; empty where no read knows.
    public Optional<Double> share() {
        return running.values().stream()
                .filter(progress -> progress.total() > 0)
                .map(progress -> (double) progress.done() / progress.total())
                .reduce(Math::min);
    }

    /// Why something is unfinished: changes that were refused or not stored first, then what could not be read.
    public Optional<Reason> unfinished() {
        List<Reason> all = unfinished.values().stream().map(Unfinished::reason).toList();
        return List.of(Reason.READ_ONLY, Reason.NOT_STORED, Reason.NOT_READ, Reason.STOPPED).stream()
                .filter(all::contains)
                .findFirst();
    }

    /// Stops all reads; they can be tried again.
    public void stop() {
        List.copyOf(running.keySet()).forEach(Place::stop);
    }

    /// Tries everything again that is unfinished, in the order in which it failed.
    public void tryAgain() {
        List<Unfinished> all = List.copyOf(unfinished.values());
        unfinished.clear();
        all.forEach(one -> one.again().run());
        listeners.publish(this);
    }

    /// Leaves unfinished what is.
    public void dismiss() {
        unfinished.clear();
        listeners.publish(this);
    }

    /// Ends all reads because nobody looks any more.
    public void leave() {
        List.copyOf(running.keySet()).forEach(Place::leave);
        running.clear();
        dismiss();
    }

    /// Adds a listener, which is called after every change until the subscription is closed.
    public Subscription subscribe(Runnable listener) {
        return listeners.add(any -> listener.run());
    }
}
