package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.speaking.SpeakingTask;
import app.saywell.speech.task.Subscription;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// The view model of the list: which tasks there are, which one is chosen, and what the learner said before.
public final class TaskListViewModel implements AutoCloseable {
    private static final int TITLE_WORDS = 5;

    private final ReadOnlyObjectWrapper<List<SpeakingTask>> tasks = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<SpeakingTask>> chosen = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper speaker = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<List<FreeSpeech>> earlier = new ReadOnlyObjectWrapper<>(List.of());
    private final SpeakingServices services;
    private final LatestRead reads;
    private final LatestRead changes;
    private final Subscription subscription;
    private boolean isShown;
    private long speakerId;

    /// Follows the library.
    TaskListViewModel(SpeakingServices services) {
        this.services = services;
        reads = new LatestRead(services.tasks());
        changes = new LatestRead(services.tasks());
        subscription = services.changes().subscribe(this::libraryChanged);
    }

    private record Listing(List<SpeakingTask> tasks, Learner learner, List<FreeSpeech> earlier) {}

    /// All tasks in their order.
    public ReadOnlyObjectProperty<List<SpeakingTask>> tasks() {
        return tasks.getReadOnlyProperty();
    }

    /// The task that is shown.
    public ReadOnlyObjectProperty<Optional<SpeakingTask>> chosen() {
        return chosen.getReadOnlyProperty();
    }

    /// The name of who speaks; empty for the learner of a computer without a class.
    public ReadOnlyStringProperty speaker() {
        return speaker.getReadOnlyProperty();
    }

    /// The id of who speaks; 0 until it was read.
    long speakerId() {
        return speakerId;
    }

    /// What the learner said before, newest first, to any task.
    public ReadOnlyObjectProperty<List<FreeSpeech>> earlier() {
        return earlier.getReadOnlyProperty();
    }

    /// The list is shown. What an interruption left is kept first.
    void open() {
        isShown = true;
        reads.runAfterEdits(
                () -> {
                    services.speeches().keepInterrupted();
                    return read();
                },
                this::show);
    }

    /// The list is hidden.
    void leave() {
        isShown = false;
    }

    void choose(SpeakingTask task) {
        chosen.set(Optional.of(task));
    }

    /// Chooses a task by its key, if it is still there.
    void choose(String key) {
        tasks.get().stream().filter(task -> task.key().equals(key)).findFirst().ifPresent(this::choose);
    }

    /// Adds a task and chooses it.
    ///
    /// @param title may be empty; then the prompt's first words stand for it
    void add(String title, String prompt, Runnable then) {
        String name = title.isBlank() ? firstWords(prompt.strip()) : title.strip();
        changes.make(() -> services.speeches().addTask(name, prompt.strip()), task -> {
            choose(task);
            refresh();
            then.run();
        });
    }

    /// Removes the chosen task, if it was written here.
    void deleteChosen() {
        chosen.get()
                .filter(SpeakingTask::isOwn)
                .ifPresent(task -> changes.make(
                        () -> {
                            services.speeches().deleteTask(task);
                            return task;
                        },
                        deleted -> {
                            chosen.set(Optional.empty());
                            refresh();
                        }));
    }

    /// Reads it again.
    void refresh() {
        reads.refresh(this::read, this::show);
    }

    private static String firstWords(String prompt) {
        String[] words = prompt.split("\\s+", TITLE_WORDS + 1);
        return words.length <= TITLE_WORDS
                ? prompt
                : String.join(" ", List.of(words).subList(0, TITLE_WORDS)) + " …";
    }

    private Listing read() {
        Learner learner = services.learners().current();
        return new Listing(
                services.speeches().tasks(), learner, services.speeches().findByLearner(learner.id()));
    }

    private void show(Listing listing) {
        tasks.set(listing.tasks);
        speakerId = listing.learner.id();
        speaker.set(listing.learner.classId().isPresent() ? listing.learner.name() : "");
        earlier.set(listing.earlier);
        if (chosen.get().isEmpty()) {
            chosen.set(listing.tasks.stream().filter(task -> !task.isOwn()).findFirst());
        }
    }

    private void libraryChanged(LibraryChange change) {
        boolean isOfLearner =
                change instanceof LibraryChange.LearnersChanged || change instanceof LibraryChange.SettingsChanged;
        if (isShown && isOfLearner) {
            refresh();
        }
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
        changes.cancel();
    }
}
