package app.saywell.desk.reports;

import app.saywell.desk.reports.table.CsvWriter;
import app.saywell.desk.reports.table.XlsxWriter;
import app.saywell.desk.reports.xapi.XapiWriter;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeSummary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.WholeFile;
import app.saywell.desk.store.textgrid.TextGridWriter;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Exports results for other programs. For each learner and sentence it exports the take that
/// counts: the best, else the newest scored one.
public final class ResultExporter {
    private final UseCaseContext context;
    private final Library library;

    public ResultExporter(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// A table as CSV.
    public void exportCsv(ReportSelection selection, Locale language, Path file) throws IOException {
        note(selection);
        var headings = ResultTable.TableHeadings.in(language);
        CsvWriter.write(new ResultTable(context).read(selection, headings), file, CsvWriter.CsvSeparator.COMMA);
    }

    /// The same table as an Excel workbook.
    public void exportXlsx(ReportSelection selection, Locale language, Path file) throws IOException {
        note(selection);
        var headings = ResultTable.TableHeadings.in(language);
        XlsxWriter.write(new ResultTable(context).read(selection, headings), file);
    }

    /// Learning records (xAPI), one per learner and sentence.
    ///
    /// @return number of records or files
    public int exportXapi(ReportSelection selection, Path file) throws IOException {
        note(selection);
        var statements = new LearningRecordBuilder(context).build(selection);
        XapiWriter.write(statements, file);
        return statements.size();
    }

    /// The recordings, with names that contain the learner and the sentence; also recordings
    /// without a result. One that cannot be read is left out and named.
    public GivenRecordings exportAudio(ReportSelection selection, Path folder, ProgressListener progress)
            throws IOException {
        return forEachTake(selection, folder, progress, this::countedTake, this::copy);
    }

    /// The recordings, each with its TextGrid. One that cannot be read is left out and named.
    public GivenRecordings exportTextGrids(ReportSelection selection, Path folder, ProgressListener progress)
            throws IOException {
        TextGridExchange grids = new TextGridExchange(context);
        return forEachTake(
                selection,
                folder,
                progress,
                (learner, sentence, standing) ->
                        standing.score().flatMap(score -> library.takes().find(score.takeId())),
                (take, target) -> {
                    if (!copy(take, target)) {
                        return false;
                    }
                    long resultId =
                            library.results().latest(take.id()).orElseThrow().id();
                    TextGridWriter.write(
                            grids.toTextGrid(resultId), target.resolveSibling(target.getFileName() + ".TextGrid"));
                    return true;
                });
    }

    private void note(ReportSelection selection) {
        context.noteAccess(AccessEntry.AccessAction.EXPORTED, selection.classId(), selection.learnerId());
    }

    private boolean copy(Take take, Path target) throws IOException {
        Optional<byte[]> sound = library.recordings().readIntact(take.audio());
        if (sound.isPresent()) {
            WholeFile.write(
                    target.resolveSibling(
                            target.getFileName() + "." + take.audio().extension()),
                    out -> out.write(sound.get()));
        }
        return sound.isPresent();
    }

    // The take whose score counts; if none is scored, the newest of the period.
    private Optional<Take> countedTake(Learner learner, Sentence sentence, TakeSummary standing) {
        return standing.score()
                .flatMap(score -> library.takes().find(score.takeId()))
                .or(() -> library.takes().findByOwner(new Take.TakeOwner(sentence.id(), learner.id())).stream()
                        .reduce((older, newer) -> newer));
    }

    private GivenRecordings forEachTake(
            ReportSelection selection, Path folder, ProgressListener progress, TakeChooser chooser, TakeWriter writer)
            throws IOException {
        note(selection);
        WholeFile.createFolder(folder);
        SelectedGrid grid = SelectedGrid.read(context, selection);
        Set<String> usedNames = existingNames(folder);
        List<String> leftOut = new ArrayList<>();
        int written = 0;
        int learners = 0;
        for (Learner learner : grid.learners()) {
            for (Sentence sentence : grid.sentences()) {
                TakeSummary standing = grid.takeSummary(learner, sentence);
                Optional<Take> take =
                        standing.takeCount() == 0 ? Optional.empty() : chooser.choose(learner, sentence, standing);
                if (take.isPresent()) {
                    String name = uniqueName(usedNames, ExportFileNames.fileName(grid, learner, sentence));
                    if (writer.write(take.get(), folder.resolve(name))) {
                        written++;
                    } else {
                        leftOut.add(name);
                    }
                }
            }
            progress.onProgress(++learners, grid.learners().size());
        }
        return new GivenRecordings(written, leftOut);
    }

    // A file that is there already is kept: the new one gets another name.
    private static Set<String> existingNames(Path folder) throws IOException {
        Set<String> names = new HashSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.map(file -> String.valueOf(file.getFileName()))
                    .map(name -> name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name)
                    .forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
        }
        return names;
    }

    private static String uniqueName(Set<String> usedNames, String name) {
        String candidate = name;
        for (int i = 2; !usedNames.add(candidate.toLowerCase(Locale.ROOT)); i++) {
            candidate = name + "_" + i;
        }
        return candidate;
    }

    /// Chooses the take of a learner and sentence.
    private interface TakeChooser {
        Optional<Take> choose(Learner learner, Sentence sentence, TakeSummary standing);
    }

    /// Writes the files of a take.
    private interface TakeWriter {
        /// @param target path without the extension
        /// @return whether the recording could be read
        boolean write(Take take, Path target) throws IOException;
    }
}
