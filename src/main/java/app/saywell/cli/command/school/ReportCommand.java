package app.saywell.cli.command.school;

import app.saywell.cli.RefusedException;
import app.saywell.cli.console.Progress;
import app.saywell.practice.report.Paper;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/// Writes pages.
@Command(name = "report", description = "Writes a PDF of a class and lesson, readable in grey.")
public final class ReportCommand implements Callable<Integer> {
    @Mixin private LibraryOptions library;
    @Mixin private SelectionOptions selection;

    @Parameters(
            paramLabel = "KIND",
            description =
                    "slips (half a page a pupil), class_sheet, strips (the sentences, large),"
                            + " letters (to parents) or consent (forms for guardians).")
    private Paper kind;

    @Option(names = "--out", paramLabel = "FILE.pdf", required = true, description = "Where to.")
    private Path out;

    @Override
    public Integer call() {
        return library.with(
                practice -> {
                    var chosen = selection.selection(practice);
                    boolean written =
                            Progress.during(
                                    "Writing the pages",
                                    () -> {
                                        try {
                                            return practice.papers()
                                                    .write(
                                                            kind,
                                                            chosen,
                                                            selection.language(practice),
                                                            out);
                                        } catch (IOException e) {
                                            throw new UncheckedIOException(e);
                                        }
                                    });
                    if (!written) {
                        throw new RefusedException(
                                "There is nothing to print: nobody has recorded yet, or the lesson"
                                        + " is empty. No file was written.");
                    }
                    System.out.println(out + ", " + practice.papers().pages(out) + " pages");
                    return 0;
                });
    }
}
