package app.saywell.desk.homework.view;

import app.saywell.desk.homework.handin.CollectedFile;
import app.saywell.desk.homework.handin.HandInSoundCheck;
import app.saywell.desk.homework.handin.SoundlessRecordings;
import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Listens to collected files in the background, one after the other, while the teacher looks at
/// the list. Use it only on the JavaFX thread.
final class SoundCheckViewModel {
    private final ReadOnlyObjectWrapper<Map<String, SoundlessRecordings>> soundless =
            new ReadOnlyObjectWrapper<>(Map.of());
    private final Queue<CollectedFile> waiting = new ArrayDeque<>();
    private final Map<String, SoundlessRecordings> checked = new HashMap<>();
    private final HandInSoundCheck handInSoundCheck;
    private final TaskRunner tasks;
    private RunningTask running = () -> {};
    private boolean isRunning;

    SoundCheckViewModel(HandInSoundCheck handInSoundCheck, TaskRunner tasks) {
        this.handInSoundCheck = handInSoundCheck;
        this.tasks = tasks;
    }

    /// The recordings without sound, by the digest of their file. It changes only when some are
    /// found.
    ReadOnlyObjectProperty<Map<String, SoundlessRecordings>> soundless() {
        return soundless.getReadOnlyProperty();
    }

    /// Listens to those files that were not listened to yet.
    void start(List<CollectedFile> files) {
        waiting.clear();
        files.stream()
                .filter(file -> file.state().isStorable() && !checked.containsKey(file.digest()))
                .forEach(waiting::add);
        if (!isRunning) {
            checkNext();
        }
    }

    /// Stops listening. What is known stays known.
    void stop() {
        waiting.clear();
        running.cancel();
    }

    private void checkNext() {
        CollectedFile file = waiting.poll();
        isRunning = file != null;
        if (file == null) {
            return;
        }
        HandInSoundCheck check = handInSoundCheck;
        running = tasks.run(progress -> check.check(file), outcome -> heard(file, outcome));
    }

    private void heard(CollectedFile file, TaskOutcome<SoundlessRecordings> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<SoundlessRecordings>(SoundlessRecordings found) -> keep(file, found);
            case TaskOutcome.TaskFailed<SoundlessRecordings> failed ->
                tasks.openWork().failed(file.digest(), OpenWork.Reason.NOT_READ, () -> start(List.of(file)));
            case TaskOutcome.TaskCancelled<SoundlessRecordings> cancelled -> {}
        }
        checkNext();
    }

    private void keep(CollectedFile file, SoundlessRecordings found) {
        checked.put(file.digest(), found);
        if (!found.isEmpty()) {
            Map<String, SoundlessRecordings> all = new HashMap<>(soundless.get());
            all.put(file.digest(), found);
            soundless.set(Map.copyOf(all));
        }
    }
}
