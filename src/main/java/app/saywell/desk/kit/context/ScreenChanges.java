package app.saywell.desk.kit.context;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.speech.task.ListenerList;
import app.saywell.speech.task.Subscription;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The changes of the library as a screen hears of them: at once while it is shown, and otherwise
/// when it is shown again, each once. What nobody sees is not read again with every take that is
/// scored.
///
/// A screen begins hidden. Used on the UI thread only.
public final class ScreenChanges implements AutoCloseable {
    private static final LibraryChange.TakesChanged MANY_TAKES = new LibraryChange.TakesChanged(0, 0);

    private final ListenerList<LibraryChange> listeners = new ListenerList<>();
    private final Map<Object, LibraryChange> missed = new LinkedHashMap<>();
    private final Subscription subscription;
    private boolean isShown;

    /// Follows the changes of a library.
    public ScreenChanges(ChangePublisher changes) {
        subscription = changes.subscribe(this::changed);
    }

    /// Calls `listener` for every later change that the screen hears of.
    public Subscription subscribe(Consumer<LibraryChange> listener) {
        return listeners.add(listener);
    }

    /// The screen is shown: it hears of what it missed, and from now on of everything at once.
    public void resume() {
        isShown = true;
        List<LibraryChange> all = List.copyOf(missed.values());
        missed.clear();
        all.forEach(listeners::publish);
    }

    /// The screen is hidden.
    public void pause() {
        isShown = false;
    }

    private void changed(LibraryChange change) {
        if (isShown) {
            listeners.publish(change);
        } else if (change instanceof LibraryChange.TakesChanged) {
            missed.merge(
                    LibraryChange.TakesChanged.class, change, (before, now) -> before.equals(now) ? now : MANY_TAKES);
        } else {
            missed.put(change, change);
        }
    }

    @Override
    public void close() {
        subscription.close();
    }
}
