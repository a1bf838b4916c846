package app.saywell.ui.reports;

import app.saywell.library.lesson.Lesson;
import app.saywell.practice.Practice;
import app.saywell.practice.backup.BackupException;
import app.saywell.practice.backup.NightlyWhole;
import app.saywell.practice.pack.Content;
import app.saywell.practice.pack.Merge;
import app.saywell.practice.pack.PackException;
import app.saywell.task.Outcome;
import app.saywell.ui.kit.Told;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/// Lessons, recordings and the whole library, to other computers and back.
final class CopiesModel {
    private final Practice practice;
    private final ChoiceModel choice;
    private final ReadOnlyObjectWrapper<Optional<Told>> told =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Looked>> looked =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Path>> restoring =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<String> nightly = new ReadOnlyObjectWrapper<>("");
    private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper(-1);

    /// A pack of recordings that was looked into and not taken in yet.
    record Looked(Path file, Merge merge) {}

    CopiesModel(Practice practice, ChoiceModel choice) {
        this.practice = practice;
        this.choice = choice;
        nightly.set(practice.get(NightlyWhole.FOLDER));
    }

    ReadOnlyObjectProperty<Optional<Told>> told() {
        return told.getReadOnlyProperty();
    }

    /// What a pack of recordings would bring.
    ReadOnlyObjectProperty<Optional<Looked>> looked() {
        return looked.getReadOnlyProperty();
    }

    /// A backup that somebody opened, before they have said that it is to be restored.
    ReadOnlyObjectProperty<Optional<Path>> restoring() {
        return restoring.getReadOnlyProperty();
    }

    /// The folder of the nightly copies; empty where none are made.
    ReadOnlyObjectProperty<String> nightly() {
        return nightly.getReadOnlyProperty();
    }

    /// How far long work is, 0 to 1; less where nothing runs.
    ReadOnlyDoubleProperty share() {
        return share.getReadOnlyProperty();
    }

    void saveLesson(Path file) {
        choice.selection()
                .get()
                .ifPresent(
                        chosen ->
                                practice.packs()
                                        .save(
                                                chosen.lessonId(),
                                                file,
                                                outcome -> written(outcome, file)));
    }

    void saveEvidence(Path file) {
        choice.selection()
                .get()
                .ifPresent(
                        chosen ->
                                practice.tasks()
                                        .run(
                                                progress ->
                                                        practice.evidence()
                                                                .save(chosen, file, progress),
                                                this::moved,
                                                (Outcome<Integer> outcome) -> {
                                                    share.set(-1);
                                                    say(
                                                            outcome
                                                                            instanceof
                                                                            Outcome.Done<Integer>(
                                                                                    Integer takes)
                                                                    ? Told.done(
                                                                            "reports.evidence.saved",
                                                                            name(file),
                                                                            takes)
                                                                    : Told.failed(
                                                                            "reports.told.not-saved",
                                                                            name(file)));
                                                }));
    }

    /// Opens a file of Saywell's, whatever it holds.
    void open(Path file) {
        looked.set(Optional.empty());
        restoring.set(Optional.empty());
        practice.tasks()
                .run(
                        progress -> Content.of(file),
                        (Outcome<Content> outcome) -> {
                            Content content =
                                    outcome instanceof Outcome.Done<Content> done
                                            ? done.value()
                                            : Content.UNKNOWN;
                            switch (content) {
                                case LESSON -> practice.packs().open(file, this::lessonOpened);
                                case EVIDENCE -> look(file);
                                case BACKUP -> restoring.set(Optional.of(file));
                                case UNKNOWN ->
                                        say(Told.failed("reports.open.unknown", name(file)));
                            }
                        });
    }

    /// Takes in what was looked into.
    void takeIn() {
        looked.get()
                .ifPresent(
                        one ->
                                practice.tasks()
                                        .run(
                                                progress -> practice.evidence().takeIn(one.file()),
                                                this::takenIn));
    }

    /// Thinks better of what was opened.
    void leaveIt() {
        looked.set(Optional.empty());
        restoring.set(Optional.empty());
        told.set(Optional.empty());
    }

    void backUp(Path file) {
        practice.backUp(file, this::moved, outcome -> written(outcome, file));
    }

    /// Makes the opened backup ready for the next start.
    void restore() {
        restoring
                .get()
                .ifPresent(
                        file ->
                                practice.restore(
                                        file,
                                        this::moved,
                                        outcome -> {
                                            share.set(-1);
                                            restored(outcome, file);
                                        }));
    }

    /// Where nightly copies go from now on; empty for nowhere. Today's is made at once.
    void copyNightlyTo(Optional<Path> folder) {
        String chosen = folder.map(Path::toString).orElse("");
        practice.set(NightlyWhole.FOLDER, chosen);
        nightly.set(chosen);
        told.set(Optional.empty());
        if (folder.isPresent()) {
            practice.tasks()
                    .run(
                            progress -> practice.nightly().makeOnce(progress),
                            this::moved,
                            (Outcome<Optional<Path>> outcome) -> {
                                share.set(-1);
                                if (outcome instanceof Outcome.Done<Optional<Path>>(var made)) {
                                    made.ifPresent(
                                            file ->
                                                    say(
                                                            Told.done(
                                                                    "reports.told.saved",
                                                                    name(file))));
                                } else {
                                    say(Told.failed("reports.told.not-saved", chosen));
                                }
                            });
        }
    }

    private void look(Path file) {
        practice.tasks()
                .run(
                        progress -> practice.evidence().look(file),
                        (Outcome<Merge> outcome) -> {
                            if (outcome instanceof Outcome.Done<Merge>(Merge merge)) {
                                told.set(Optional.empty());
                                looked.set(Optional.of(new Looked(file, merge)));
                            } else {
                                refused(outcome, file);
                            }
                        });
    }

    private void lessonOpened(Outcome<Lesson> outcome) {
        if (outcome instanceof Outcome.Done<Lesson>(Lesson lesson)) {
            choice.chooseLesson(lesson.id());
            say(Told.done("reports.open.lesson", lesson.title()));
        } else {
            refused(outcome, Path.of(""));
        }
    }

    private void takenIn(Outcome<Merge> outcome) {
        Path file = looked.get().map(Looked::file).orElse(Path.of(""));
        looked.set(Optional.empty());
        if (outcome instanceof Outcome.Done<Merge>(Merge merge)) {
            say(Told.done("reports.evidence.taken-in", merge.fresh()));
        } else {
            refused(outcome, file);
        }
    }

    private void restored(Outcome<Path> outcome, Path file) {
        restoring.set(Optional.empty());
        switch (outcome) {
            case Outcome.Done<Path> done -> say(Told.done("reports.restore.ready"));
            case Outcome.Failed<Path>(BackupException e) ->
                    say(Told.failed("reports.restore." + lower(e.kind())));
            default -> say(Told.failed("reports.restore.failed", name(file)));
        }
    }

    private void refused(Outcome<?> outcome, Path file) {
        say(
                outcome instanceof Outcome.Failed<?>(PackException e)
                        ? Told.failed("reports.refused." + lower(e.kind()))
                        : Told.failed("reports.open.unknown", name(file)));
    }

    private void written(Outcome<Path> outcome, Path file) {
        share.set(-1);
        say(
                outcome instanceof Outcome.Done<Path>
                        ? Told.done("reports.told.saved", name(file))
                        : Told.failed("reports.told.not-saved", name(file)));
    }

    private void moved(long done, long total) {
        share.set(total == 0 ? 0 : (double) done / total);
    }

    private void say(Told one) {
        told.set(Optional.of(one));
    }

    /// Today, as it may stand in the name of a file.
    static String today() {
        return DateTimeFormatter.ISO_LOCAL_DATE.format(
                java.time.LocalDate.now(ZoneId.systemDefault()));
    }

    private static String lower(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
