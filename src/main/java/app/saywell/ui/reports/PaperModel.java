package app.saywell.ui.reports;

import app.saywell.practice.Practice;
import app.saywell.practice.report.Paper;
import app.saywell.practice.report.Selection;
import app.saywell.report.paper.PageImage;
import app.saywell.task.Outcome;
import app.saywell.task.Running;
import app.saywell.ui.kit.Told;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// The pages of what is chosen, as they will come out of the printer.
final class PaperModel implements AutoCloseable {
    private static final float SHOWN_DPI = 110;
    private static final float PRINTED_DPI = 200;

    private final Practice practice;
    private final ChoiceModel choice;
    private final ObjectProperty<Paper> paper = new SimpleObjectProperty<>(Paper.SLIPS);
    private final ReadOnlyObjectWrapper<Preview> preview =
            new ReadOnlyObjectWrapper<>(new Preview.Nothing());
    private final ReadOnlyObjectWrapper<Optional<Told>> told =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private @Nullable Path pdf;
    private Running running = () -> {};
    private long asked;
    private boolean active;

    /// What there is to look at.
    sealed interface Preview {
        /// It is being made.
        record Working() implements Preview {}

        /// Nobody has recorded, or the lesson is empty.
        record Nothing() implements Preview {}

        /// A page.
        ///
        /// @param page from 0
        record Shown(int page, int pages, PageImage image) implements Preview {}

        /// It could not be made.
        record Failed() implements Preview {}
    }

    PaperModel(Practice practice, ChoiceModel choice) {
        this.practice = practice;
        this.choice = choice;
        paper.subscribe(any -> refresh());
        choice.revision().subscribe(any -> refresh());
        choice.language().subscribe(any -> refresh());
    }

    /// Which of the papers; to be set.
    ObjectProperty<Paper> paper() {
        return paper;
    }

    ReadOnlyObjectProperty<Preview> preview() {
        return preview.getReadOnlyProperty();
    }

    /// What came of saving and printing.
    ReadOnlyObjectProperty<Optional<Told>> told() {
        return told.getReadOnlyProperty();
    }

    /// Pages are made only while somebody looks.
    void setActive(boolean looking) {
        active = looking;
        if (looking) {
            refresh();
        }
    }

    /// Turns to a page; one that is not there is passed over.
    void turn(int by) {
        Path file = pdf;
        if (file != null && preview.get() instanceof Preview.Shown shown) {
            int page = shown.page() + by;
            if (page >= 0 && page < shown.pages()) {
                long number = ++asked;
                running.cancel();
                running =
                        practice.tasks()
                                .run(
                                        progress -> show(file, page, shown.pages()),
                                        outcome -> turned(outcome, number));
            }
        }
    }

    /// Writes the pages to a file of the user's choice.
    void save(Path file) {
        choice.selection()
                .get()
                .ifPresent(
                        chosen ->
                                practice.tasks()
                                        .run(
                                                progress -> write(chosen, file),
                                                outcome -> saved(outcome, file)));
    }

    /// Hands every page to a printer, one after the other, on a worker thread.
    void print(Printing.Job job) {
        Path file = pdf;
        if (file == null || !(preview.get() instanceof Preview.Shown shown)) {
            job.close();
            return;
        }
        told.set(Optional.of(Told.done("reports.told.printing")));
        practice.tasks()
                .run(
                        progress -> {
                            try (job) {
                                for (int page = 0; page < shown.pages(); page++) {
                                    job.print(practice.papers().picture(file, page, PRINTED_DPI));
                                }
                                return shown.pages();
                            }
                        },
                        this::printed);
    }

    /// There is no printer to print on.
    void noPrinter() {
        told.set(Optional.of(Told.failed("reports.told.no-printer")));
    }

    private void refresh() {
        told.set(Optional.empty());
        if (!active) {
            return;
        }
        running.cancel();
        long number = ++asked;
        Optional<Selection> chosen = choice.selection().get();
        if (chosen.isEmpty()) {
            replace(null);
            preview.set(new Preview.Nothing());
            return;
        }
        preview.set(new Preview.Working());
        Paper wanted = paper.get();
        Locale language = choice.language().get().locale();
        running =
                practice.tasks()
                        .run(
                                progress -> make(wanted, chosen.get(), language),
                                outcome -> made(outcome, number));
    }

    private Made make(Paper wanted, Selection chosen, Locale language) throws IOException {
        Optional<Path> file = practice.papers().preview(wanted, chosen, language);
        if (file.isEmpty()) {
            return new Made(Optional.empty(), new Preview.Nothing());
        }
        try {
            return new Made(file, show(file.get(), 0, practice.papers().pages(file.get())));
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(file.get());
            throw e;
        }
    }

    private Preview show(Path file, int page, int pages) throws IOException {
        return new Preview.Shown(page, pages, practice.papers().picture(file, page, SHOWN_DPI));
    }

    private Boolean write(Selection chosen, Path file) throws IOException {
        return practice.papers().write(paper.get(), chosen, choice.language().get().locale(), file);
    }

    private void made(Outcome<Made> outcome, long number) {
        if (number != asked) {
            if (outcome instanceof Outcome.Done<Made> late) {
                late.value().file().ifPresent(PaperModel::delete);
            }
            return;
        }
        switch (outcome) {
            case Outcome.Done<Made>(Made made) -> {
                replace(made.file().orElse(null));
                preview.set(made.preview());
            }
            case Outcome.Failed<Made> failed -> preview.set(new Preview.Failed());
            case Outcome.Cancelled<Made> cancelled -> {}
        }
    }

    private void turned(Outcome<Preview> outcome, long number) {
        if (number == asked && outcome instanceof Outcome.Done<Preview> done) {
            preview.set(done.value());
        }
    }

    private void saved(Outcome<Boolean> outcome, Path file) {
        boolean good = outcome instanceof Outcome.Done<Boolean>(Boolean written) && written;
        String name = String.valueOf(file.getFileName());
        told.set(
                Optional.of(
                        good
                                ? Told.done("reports.told.saved", name)
                                : Told.failed("reports.told.not-saved", name)));
    }

    private void printed(Outcome<Integer> outcome) {
        told.set(
                Optional.of(
                        outcome instanceof Outcome.Done<Integer>(Integer pages)
                                ? Told.done("reports.told.printed", pages)
                                : Told.failed("reports.told.not-printed")));
    }

    private void replace(@Nullable Path fresh) {
        Path old = pdf;
        pdf = fresh;
        if (old != null) {
            delete(old);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        asked++;
        running.cancel();
        replace(null);
    }

    private record Made(Optional<Path> file, Preview preview) {}
}
