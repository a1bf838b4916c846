package app.saywell.practice.report;

import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.take.Standing;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Desk;
import app.saywell.report.table.CsvWriter;
import app.saywell.report.table.XlsxWriter;
import app.saywell.report.textgrid.TextGridWriter;
import app.saywell.report.xapi.XapiWriter;
import app.saywell.task.Progress;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Results for other programs. Of each pupil and sentence the take that counts is given: the best,
/// else the newest that was judged.
public final class Exports {
    private final Desk desk;
    private final Library library;

    public Exports(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// A table that spreadsheets open.
    public void csv(Selection selection, Locale language, Path file) throws IOException {
        var headings = ResultSheet.Headings.in(language);
        CsvWriter.write(
                new ResultSheet(desk).read(selection, headings), file, CsvWriter.Separator.COMMA);
    }

    /// The same table as a workbook.
    public void xlsx(Selection selection, Locale language, Path file) throws IOException {
        var headings = ResultSheet.Headings.in(language);
        XlsxWriter.write(new ResultSheet(desk).read(selection, headings), file);
    }

    /// Learning records, one for each pupil and sentence.
    ///
    /// @return how many
    public int xapi(Selection selection, Path file) throws IOException {
        var statements = new LearningRecords(desk).of(selection);
        XapiWriter.write(statements, file);
        return statements.size();
    }

    /// The recordings with names that say whose they are and of what; also those that nobody has
    /// judged yet.
    ///
    /// @return how many
    public int audio(Selection selection, Path folder, Progress progress) throws IOException {
        return each(selection, folder, progress, this::counted, this::copy);
    }

    /// The recordings, each with its TextGrid beside it.
    ///
    /// @return how many
    public int textGrids(Selection selection, Path folder, Progress progress) throws IOException {
        TextGrids grids = new TextGrids(desk);
        return each(
                selection,
                folder,
                progress,
                (pupil, sentence, standing) ->
                        standing.score().flatMap(s -> library.takes().find(s.takeId())),
                (take, target) -> {
                    copy(take, target);
                    long result = library.results().latest(take.id()).orElseThrow().id();
                    TextGridWriter.write(
                            grids.of(result),
                            target.resolveSibling(target.getFileName() + ".TextGrid"));
                });
    }

    private void copy(Take take, Path target) throws IOException {
        Files.copy(
                library.recordings().file(take.audio()),
                target.resolveSibling(target.getFileName() + "." + take.audio().extension()),
                StandardCopyOption.REPLACE_EXISTING);
    }

    // The take whose score counts; where none is judged, the newest of the period.
    private Optional<Take> counted(Learner pupil, Sentence sentence, Standing standing) {
        return standing.score()
                .flatMap(score -> library.takes().find(score.takeId()))
                .or(
                        () ->
                                library
                                        .takes()
                                        .of(new Take.Owner(sentence.id(), pupil.id()))
                                        .stream()
                                        .reduce((older, newer) -> newer));
    }

    private int each(
            Selection selection, Path folder, Progress progress, Choice choice, Writer writer)
            throws IOException {
        Files.createDirectories(folder);
        SelectedGrid grid = SelectedGrid.read(desk, selection);
        Set<String> given = new HashSet<>();
        int written = 0;
        int pupils = 0;
        for (Learner pupil : grid.pupils()) {
            for (Sentence sentence : grid.sentences()) {
                Standing standing = grid.standing(pupil, sentence);
                Optional<Take> take =
                        standing.takes() == 0
                                ? Optional.empty()
                                : choice.of(pupil, sentence, standing);
                if (take.isPresent()) {
                    String name = unused(given, FileNames.of(grid, pupil, sentence));
                    writer.write(take.get(), folder.resolve(name));
                    written++;
                }
            }
            progress.at(++pupils, grid.pupils().size());
        }
        return written;
    }

    private static String unused(Set<String> given, String name) {
        String free = name;
        for (int i = 2; !given.add(free.toLowerCase(Locale.ROOT)); i++) {
            free = name + "_" + i;
        }
        return free;
    }

    /// Which take of a pupil and sentence is given.
    private interface Choice {
        Optional<Take> of(Learner pupil, Sentence sentence, Standing standing);
    }

    /// Writes what belongs to a take.
    private interface Writer {
        /// @param target without the ending
        void write(Take take, Path target) throws IOException;
    }
}
