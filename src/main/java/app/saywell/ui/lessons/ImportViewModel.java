package app.saywell.ui.lessons;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.practice.Practice;
import app.saywell.practice.lesson.Readings;
import app.saywell.practice.text.Draft;
import app.saywell.practice.text.Drafts;
import app.saywell.task.Outcome;
import app.saywell.task.Running;
import app.saywell.ui.kit.Told;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.nio.file.Path;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/// Takes sentences out of files, and readings out of folders.
final class ImportViewModel {
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new Idle());
    private final Practice practice;
    private final Studio studio;
    private final Supplier<Reading.Voice> voice;
    private final LongConsumer choose;
    private Running running = () -> {};

    /// What is going on.
    sealed interface State {}

    /// Nothing.
    record Idle() implements State {}

    /// Captions were read; the audio that they belong to may be given.
    record Captions(String title, List<Draft> drafts) implements State {}

    /// A folder was looked through; nothing is done before the user has seen what it comes to.
    record FolderSeen(long lesson, Readings.Plan plan) implements State {}

    /// Something is being done.
    ///
    /// @param total 0 while it is not known
    record Working(long done, long total) implements State {}

    /// What came of it.
    record Ended(Told told) implements State {}

    /// @param voice whose readings are added
    /// @param choose puts a lesson on the table
    ImportViewModel(Studio studio, Supplier<Reading.Voice> voice, LongConsumer choose) {
        this.studio = studio;
        this.practice = studio.practice();
        this.voice = voice;
        this.choose = choose;
    }

    ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /// Reads a list, a table or captions; sentences of a list or a table go into the lesson at
    /// once.
    void read(long lesson, Path file) {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
        state.set(new Working(0, 0));
        running =
                studio.tasks()
                        .run(progress -> Drafts.read(file), outcome -> read(lesson, name, outcome));
    }

    private void read(long lesson, String name, Outcome<List<Draft>> outcome) {
        switch (outcome) {
            case Outcome.Done<List<Draft>>(List<Draft> drafts) -> {
                if (drafts.isEmpty()) {
                    tell("lessons.import.nothing", false);
                } else if (drafts.stream().allMatch(one -> one.span().isPresent())) {
                    state.set(new Captions(name, drafts));
                } else {
                    add(lesson, drafts);
                }
            }
            case Outcome.Failed<List<Draft>> failed -> tell("lessons.import.unreadable", false);
            case Outcome.Cancelled<List<Draft>> cancelled -> leave();
        }
    }

    private void add(long lesson, List<Draft> drafts) {
        practice.lessonImport().add(lesson, drafts);
        tell("lessons.import.added", true, drafts.size());
    }

    /// Adds only the text of the captions.
    void withoutAudio(long lesson) {
        if (state.get() instanceof Captions captions) {
            add(lesson, captions.drafts());
        }
    }

    /// Makes a lesson of the captions, with a native reading of each cut out of their audio.
    void withAudio(Path audio) {
        if (state.get() instanceof Captions captions) {
            state.set(new Working(0, captions.drafts().size()));
            running =
                    practice.lessonImport()
                            .create(
                                    captions.title(),
                                    captions.drafts(),
                                    audio,
                                    voice.get(),
                                    outcome -> made(captions, outcome));
        }
    }

    private void made(Captions captions, Outcome<Lesson> outcome) {
        switch (outcome) {
            case Outcome.Done<Lesson>(Lesson lesson) -> {
                choose.accept(lesson.id());
                tell("lessons.import.cut", true, captions.drafts().size());
            }
            case Outcome.Failed<Lesson> failed -> tell("lessons.told.no-sound", false);
            case Outcome.Cancelled<Lesson> cancelled -> leave();
        }
    }

    /// Looks through a folder of audio files for readings of a lesson's sentences.
    void look(long lesson, Path folder) {
        state.set(new Working(0, 0));
        running =
                studio.tasks()
                        .run(
                                progress -> practice.readings().plan(lesson, folder),
                                outcome -> {
                                    switch (outcome) {
                                        case Outcome.Done<Readings.Plan>(Readings.Plan plan) ->
                                                seen(lesson, plan);
                                        case Outcome.Failed<Readings.Plan> failed ->
                                                tell("lessons.import.no-folder", false);
                                        case Outcome.Cancelled<Readings.Plan> cancelled -> leave();
                                    }
                                });
    }

    private void seen(long lesson, Readings.Plan plan) {
        if (plan.usable() == 0) {
            tell("lessons.import.no-match", false, plan.files());
        } else {
            state.set(new FolderSeen(lesson, plan));
        }
    }

    /// Takes the readings of the folder in and has them analysed.
    void takeFolder() {
        if (state.get() instanceof FolderSeen seen) {
            state.set(new Working(0, seen.plan().usable()));
            running =
                    practice.readings()
                            .addFolder(
                                    seen.lesson(),
                                    seen.plan().folder(),
                                    voice.get(),
                                    (done, total) -> state.set(new Working(done, total)),
                                    this::taken);
        }
    }

    private void taken(Outcome<Readings.Batch> outcome) {
        switch (outcome) {
            case Outcome.Done<Readings.Batch>(Readings.Batch batch) -> {
                long refused =
                        batch.added().stream().filter(one -> one.notAnalysed().isPresent()).count();
                tell(
                        "lessons.import.taken",
                        refused == 0,
                        batch.added().size(),
                        refused,
                        batch.unused().size());
            }
            case Outcome.Failed<Readings.Batch> failed -> tell("lessons.import.no-folder", false);
            case Outcome.Cancelled<Readings.Batch> cancelled ->
                    tell("lessons.import.stopped", true);
        }
    }

    /// Stops what is being done; what was taken in stays, and undo takes it out.
    void cancel() {
        running.cancel();
    }

    /// Thinks better of it.
    void leave() {
        state.set(new Idle());
    }

    private void tell(String key, boolean good, Object... arguments) {
        state.set(new Ended(new Told(key, arguments, good)));
    }
}
