package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.Dialogue;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.lessons.pack.ReadyLessons.ReadyLesson;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.dialogue.DialogueRun;
import app.saywell.speech.task.Subscription;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of the list: which dialogues there are, which one is chosen, with which role, and what of it was
/// begun.
public final class DialogueListViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<Dialogue>> own = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<ReadyLesson>> ready = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Dialogue>> chosen = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<String> role = new ReadOnlyObjectWrapper<>("");
    private final ReadOnlyObjectWrapper<Optional<DialogueRun>> unfinished =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final DialogueServices services;
    private final LatestRead reads;
    private final LatestRead openings;
    private final LatestRead runs;
    private final Subscription changes;
    private Locale language = Locale.ENGLISH;
    private boolean isOpen;

    /// Follows the library.
    DialogueListViewModel(DialogueServices services) {
        this.services = services;
        reads = new LatestRead(services.tasks());
        openings = new LatestRead(services.tasks());
        runs = new LatestRead(services.tasks());
        changes = services.changes().subscribe(this::changed);
    }

    private record Listing(List<Dialogue> own, List<ReadyLesson> ready) {}

    /// The dialogues among the lessons.
    public ReadOnlyObjectProperty<List<Dialogue>> own() {
        return own.getReadOnlyProperty();
    }

    /// Those that come with Saywell and were not opened yet.
    public ReadOnlyObjectProperty<List<ReadyLesson>> ready() {
        return ready.getReadOnlyProperty();
    }

    /// The dialogue that is played; empty before one is chosen.
    public ReadOnlyObjectProperty<Optional<Dialogue>> chosen() {
        return chosen.getReadOnlyProperty();
    }

    /// Whose lines the learner says.
    public ReadOnlyObjectProperty<String> role() {
        return role.getReadOnlyProperty();
    }

    /// The run of the chosen dialogue that was stopped and can go on.
    public ReadOnlyObjectProperty<Optional<DialogueRun>> unfinished() {
        return unfinished.getReadOnlyProperty();
    }

    /// The screen is shown.
    ///
    /// @param texts language of titles
    void open(Locale texts) {
        isOpen = true;
        language = texts;
        refresh();
    }

    /// Titles of what comes with Saywell are shown in another language.
    void speak(Locale texts) {
        language = texts;
        refresh();
    }

    /// The screen is hidden.
    void leave() {
        isOpen = false;
    }

    public void choose(Dialogue dialogue) {
        boolean isOther = chosen.get()
                .filter(before -> before.lesson().id() == dialogue.lesson().id())
                .isEmpty();
        // What is the same is not shown anew: a button that is being pressed would be another one when it is released.
        if (!chosen.get().equals(Optional.of(dialogue))) {
            chosen.set(Optional.of(dialogue));
        }
        if (isOther) {
            unfinished.set(Optional.empty());
        }
        if (isOther || !dialogue.speakers().contains(role.get())) {
            role.set(usualRole(dialogue));
        }
        readRun();
    }

    /// Takes a dialogue in that comes with Saywell, and chooses it.
    void chooseReady(String readyId) {
        Locale titles = language;
        openings.make(() -> services.dialogues().open(readyId, titles), dialogue -> {
            choose(dialogue);
            refresh();
        });
    }

    /// Chooses the dialogue of a lesson, if it is one.
    public void chooseLesson(long lessonId) {
        openings.run(() -> services.dialogues().find(lessonId), found -> found.ifPresent(this::choose));
    }

    /// Chooses whose lines the learner says.
    void chooseRole(String speaker) {
        role.set(speaker);
    }

    /// Chooses the role after the chosen one.
    void chooseNextRole() {
        chosen.get()
                .map(Dialogue::speakers)
                .ifPresent(speakers -> chooseRole(speakers.get((speakers.indexOf(role.get()) + 1) % speakers.size())));
    }

    /// Looks again what was begun.
    void readRun() {
        chosen.get()
                .ifPresent(dialogue -> runs.runAfterEdits(
                        () -> services.dialogues()
                                .unfinished(
                                        services.learners().current().id(),
                                        dialogue.lesson().id()),
                        unfinished::set));
    }

    /// Whoever has a choice, else whoever answers.
    private static String usualRole(Dialogue dialogue) {
        List<String> speakers = dialogue.speakers();
        return speakers.stream().filter(dialogue::hasChoice).findFirst().orElse(speakers.get(1));
    }

    private void refresh() {
        if (isOpen) {
            Locale titles = language;
            reads.refresh(() -> read(titles), this::show);
        }
    }

    private Listing read(Locale titles) throws IOException {
        return new Listing(services.dialogues().all(), services.dialogues().ready(titles));
    }

    private void show(Listing listing) {
        own.set(listing.own);
        ready.set(listing.ready);
        Optional<Dialogue> still = listing.own.stream()
                .filter(dialogue -> chosen.get()
                        .filter(before ->
                                before.lesson().id() == dialogue.lesson().id())
                        .isPresent())
                .findFirst();
        if (still.isPresent()) {
            choose(still.get());
        } else if (!openings.isReading()) {
            chosen.set(Optional.empty());
            unfinished.set(Optional.empty());
            listing.own.stream().findFirst().ifPresent(this::choose);
        }
    }

    private void changed(LibraryChange change) {
        switch (change) {
            case LibraryChange.LessonsChanged _, LibraryChange.SentencesChanged _ -> refresh();
            case LibraryChange.LearnersChanged _, LibraryChange.SettingsChanged _ -> readRun();
            case LibraryChange.TakesChanged _,
                    LibraryChange.EarAnswersChanged _,
                    LibraryChange.PronunciationsChanged _,
                    LibraryChange.ReadingsChanged _,
                    LibraryChange.HeardTextChanged _,
                    LibraryChange.QueueChanged _,
                    LibraryChange.HistoryChanged _ -> {}
        }
    }

    @Override
    public void close() {
        changes.close();
        reads.cancel();
        openings.cancel();
        runs.cancel();
    }
}
