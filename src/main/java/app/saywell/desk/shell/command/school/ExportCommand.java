package app.saywell.desk.shell.command.school;

import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.console.OverwriteOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Exports results for other programs.
@Command(name = "export", description = "Exports the results of a class and lesson.")
public final class ExportCommand implements Callable<Integer> {
    @Mixin
    private LibraryOptions library;

    @Mixin
    private SelectionOptions selection;

    @Mixin
    private OverwriteOption overwrite;

    @ArgGroup(exclusive = true, multiplicity = "1")
    private ExportFormat form;

    /// Exactly one of these formats.
    static final class ExportFormat {
        @Option(
                names = "--textgrid",
                paramLabel = "FOLDER",
                description = "The recordings, each with a TextGrid for Praat.")
        private @Nullable Path textGrid;

        @Option(names = "--csv", paramLabel = "FILE", description = "A table that Excel opens.")
        private @Nullable Path csv;

        @Option(names = "--xlsx", paramLabel = "FILE", description = "The same as a workbook.")
        private @Nullable Path xlsx;

        @Option(names = "--xapi", paramLabel = "FILE", description = "xAPI statements, as JSON.")
        private @Nullable Path xapi;

        @Option(names = "--audio", paramLabel = "FOLDER", description = "Only the recordings.")
        private @Nullable Path audio;
    }

    @Override
    public Integer call() {
        overwrite.check(form.csv, form.xlsx, form.xapi);
        return library.withLibrary(practice -> {
            ReportSelection chosen = selection.selection(practice);
            Written written = ConsoleProgress.during("Writing", () -> writeUnchecked(practice, chosen));
            System.out.println(written.line);
            return LeftOutRecordings.tell(written.recordings);
        });
    }

    private Written writeUnchecked(ServiceGraph practice, ReportSelection chosen) {
        try {
            return write(practice, chosen);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @param line what is said of it
    private record Written(String line, GivenRecordings recordings) {
        static Written whole(String line) {
            return new Written(line, new GivenRecordings(0, List.of()));
        }
    }

    private Written write(ServiceGraph practice, ReportSelection chosen) throws IOException {
        var exports = practice.reports().resultExporter();
        if (form.textGrid != null) {
            GivenRecordings given = exports.exportTextGrids(chosen, form.textGrid, (done, all) -> {});
            return new Written(form.textGrid + ": " + given.count() + " recordings with TextGrids", given);
        }
        if (form.audio != null) {
            GivenRecordings given = exports.exportAudio(chosen, form.audio, (done, all) -> {});
            return new Written(form.audio + ": " + given.count() + " recordings", given);
        }
        if (form.xapi != null) {
            return Written.whole(form.xapi + ": " + exports.exportXapi(chosen, form.xapi) + " statements");
        }
        if (form.xlsx != null) {
            exports.exportXlsx(chosen, selection.language(practice), form.xlsx);
            return Written.whole(form.xlsx.toString());
        }
        Path csv = java.util.Objects.requireNonNull(form.csv);
        exports.exportCsv(chosen, selection.language(practice), csv);
        return Written.whole(csv.toString());
    }
}
