package app.saywell.cli.command.school;

import app.saywell.cli.console.Progress;
import app.saywell.practice.Practice;
import app.saywell.practice.report.Selection;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/// Writes results for other programs.
@Command(name = "export", description = "Writes the results of a class and lesson.")
public final class ExportCommand implements Callable<Integer> {
    @Mixin private LibraryOptions library;
    @Mixin private SelectionOptions selection;

    @ArgGroup(exclusive = true, multiplicity = "1")
    private Form form;

    /// One of the forms.
    static final class Form {
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

        @Option(names = "--audio", paramLabel = "FOLDER", description = "The recordings alone.")
        private @Nullable Path audio;
    }

    @Override
    public Integer call() {
        return library.with(
                practice -> {
                    Selection chosen = selection.selection(practice);
                    System.out.println(Progress.during("Writing", () -> written(practice, chosen)));
                    return 0;
                });
    }

    private String written(Practice practice, Selection chosen) {
        try {
            return write(practice, chosen);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String write(Practice practice, Selection chosen) throws IOException {
        var exports = practice.exports();
        if (form.textGrid != null) {
            int count = exports.textGrids(chosen, form.textGrid, (done, all) -> {});
            return form.textGrid + ": " + count + " recordings with TextGrids";
        }
        if (form.audio != null) {
            return form.audio
                    + ": "
                    + exports.audio(chosen, form.audio, (done, all) -> {})
                    + " recordings";
        }
        if (form.xapi != null) {
            return form.xapi + ": " + exports.xapi(chosen, form.xapi) + " statements";
        }
        if (form.xlsx != null) {
            exports.xlsx(chosen, selection.language(practice), form.xlsx);
            return form.xlsx.toString();
        }
        Path csv = java.util.Objects.requireNonNull(form.csv);
        exports.csv(chosen, selection.language(practice), csv);
        return csv.toString();
    }
}
