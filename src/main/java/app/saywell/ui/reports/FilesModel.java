package app.saywell.ui.reports;

import app.saywell.practice.Practice;
import app.saywell.practice.report.Selection;
import app.saywell.practice.report.TextGrids;
import app.saywell.report.textgrid.TextGridException;
import app.saywell.task.Outcome;
import app.saywell.task.Work;
import app.saywell.ui.kit.Told;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// Results for other programs, and boundaries back from Praat.
final class FilesModel {
    private final Practice practice;
    private final ChoiceModel choice;
    private final ReadOnlyObjectWrapper<Optional<Told>> told =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    FilesModel(Practice practice, ChoiceModel choice) {
        this.practice = practice;
        this.choice = choice;
    }

    /// What came of the last thing that was tried.
    ReadOnlyObjectProperty<Optional<Told>> told() {
        return told.getReadOnlyProperty();
    }

    void csv(Path file) {
        write(
                file,
                selection -> {
                    practice.exports().csv(selection, language(), file);
                    return 1;
                },
                "reports.told.saved");
    }

    void xlsx(Path file) {
        write(
                file,
                selection -> {
                    practice.exports().xlsx(selection, language(), file);
                    return 1;
                },
                "reports.told.saved");
    }

    void xapi(Path file) {
        write(
                file,
                selection -> practice.exports().xapi(selection, file),
                "reports.told.statements");
    }

    void audio(Path folder) {
        write(
                folder,
                selection -> practice.exports().audio(selection, folder, (done, all) -> {}),
                "reports.told.recordings");
    }

    void textGrids(Path folder) {
        write(
                folder,
                selection -> practice.exports().textGrids(selection, folder, (done, all) -> {}),
                "reports.told.text-grids");
    }

    /// Takes boundaries back that were moved in Praat.
    void takeIn(Path file) {
        practice.tasks().run(progress -> practice.textGrids().takeIn(file), this::takenIn);
    }

    private void takenIn(Outcome<TextGrids.TakenIn> outcome) {
        told.set(
                Optional.of(
                        switch (outcome) {
                            case Outcome.Done<TextGrids.TakenIn>(TextGrids.TakenIn in) ->
                                    in.moved() == 0
                                            ? Told.done("reports.told.unmoved")
                                            : Told.done("reports.told.moved", in.moved());
                            case Outcome.Failed<TextGrids.TakenIn>(TextGridException e) ->
                                    Told.failed(
                                            "reports.text-grid."
                                                    + e.kind()
                                                            .name()
                                                            .toLowerCase(Locale.ROOT)
                                                            .replace('_', '-'));
                            default -> Told.failed("reports.told.not-read");
                        }));
    }

    /// Something to write of what is chosen.
    private interface Writing {
        /// @return how many things were written
        int write(Selection selection) throws java.io.IOException;
    }

    private void write(Path target, Writing writing, String done) {
        Optional<Selection> chosen = choice.selection().get();
        if (chosen.isEmpty()) {
            return;
        }
        String name = String.valueOf(target.getFileName());
        Work<Integer> work = progress -> writing.write(chosen.get());
        practice.tasks()
                .run(
                        work,
                        outcome ->
                                told.set(
                                        Optional.of(
                                                outcome instanceof Outcome.Done<Integer>(Integer n)
                                                        ? Told.done(done, name, n)
                                                        : Told.failed(
                                                                "reports.told.not-saved", name))));
    }

    private Locale language() {
        return choice.language().get().locale();
    }
}
