package app.saywell.desk.homework.view;

import app.saywell.desk.homework.handin.HandInFolder;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;

/// The folder in which hand-ins arrive, if the teacher has named one. It is looked into while
/// Saywell is open. Use it only on the JavaFX thread.
public final class WatchedFolderViewModel implements AutoCloseable {
    /// The path of the folder; empty if none is watched.
    public static final Setting<String> FOLDER = Setting.text("homework.folder", "");

    private static final Duration PERIOD = Duration.seconds(5);

    private final ReadOnlyObjectWrapper<Optional<Path>> folder = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final HandInFolder watched = new HandInFolder();
    private final PublishedSettings settings;
    private final Consumer<List<Path>> arrived;
    private final Subscription subscription;
    private final Timeline clock;
    private final LatestRead polls;

    /// @param arrived receives the hand-ins that have come to rest there
    public WatchedFolderViewModel(
            TaskRunner tasks, ChangePublisher changes, PublishedSettings settings, Consumer<List<Path>> arrived) {
        this.settings = settings;
        this.arrived = arrived;
        polls = new LatestRead(tasks);
        subscription = changes.subscribe(this::changed);
        clock = new Timeline(new KeyFrame(PERIOD, event -> poll()));
        clock.setCycleCount(Animation.INDEFINITE);
        readSetting();
        clock.play();
    }

    /// The folder that is watched.
    public ReadOnlyObjectProperty<Optional<Path>> folder() {
        return folder.getReadOnlyProperty();
    }

    /// Whether the school has set which folder is watched, or that none is.
    public boolean isSetBySchool() {
        return settings.policy().imposes(FOLDER);
    }

    /// Watches a folder from now on.
    public void watch(Path newFolder) {
        settings.set(FOLDER, newFolder.toString());
        readSetting();
        poll();
    }

    /// Watches no folder any more.
    public void stop() {
        settings.set(FOLDER, "");
        readSetting();
    }

    /// Looks into the folder in the background.
    public void poll() {
        Optional<Path> wanted = folder.get();
        if (wanted.isPresent() && !polls.isReading()) {
            polls.run(() -> watched.poll(wanted.get()), this::polled);
        }
    }

    private void polled(List<Path> files) {
        if (!files.isEmpty()) {
            arrived.accept(files);
        }
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.SettingsChanged) {
            readSetting();
        }
    }

    private void readSetting() {
        String path = settings.get(FOLDER);
        try {
            folder.set(path.isBlank() ? Optional.empty() : Optional.of(Path.of(path)));
        } catch (InvalidPathException e) { // of another system
            folder.set(Optional.empty());
        }
    }

    @Override
    public void close() {
        clock.stop();
        polls.cancel();
        subscription.close();
    }
}
