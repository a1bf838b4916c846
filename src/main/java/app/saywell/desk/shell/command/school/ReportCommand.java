package app.saywell.desk.shell.command.school;

import app.saywell.desk.reports.PrintableDocument;
import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.console.OverwriteOption;
import app.saywell.desk.shell.console.WordConverter;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes printable pages as PDF.
@Command(name = "report", description = "Writes a PDF of a class and lesson that is also readable in greyscale.")
public final class ReportCommand implements Callable<Integer> {
    @Mixin
    private LibraryOptions library;

    @Mixin
    private SelectionOptions selection;

    @Mixin
    private OverwriteOption overwrite;

    @Parameters(
            paramLabel = "KIND",
            converter = DocumentConverter.class,
            description = "slips (half a page per learner), class_sheet, strips (large sentences),"
                    + " letters (to parents), term_pages (a page per learner about the period), certificates or consent"
                    + " (forms for guardians).")
    private PrintableDocument kind;

    @Option(names = "--out", paramLabel = "FILE.pdf", required = true, description = "The output file.")
    private Path out;

    @Override
    public Integer call() {
        overwrite.check(out);
        return library.withLibrary(practice -> {
            var chosen = selection.selection(practice);
            boolean written = ConsoleProgress.during("Writing the pages", () -> {
                try {
                    return practice.reports()
                            .documents()
                            .writePdf(kind, chosen, selection.language(practice), out, ProgressListener.NONE);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            if (!written) {
                throw new CommandRefusedException("There is nothing to print: nobody has recorded yet, or the lesson"
                        + " is empty. No file was written.");
            }
            System.out.println(out + ", " + practice.reports().documents().countPages(out) + " pages");
            return 0;
        });
    }

    /// Parses a kind of pages.
    static final class DocumentConverter extends WordConverter<PrintableDocument> {
        DocumentConverter() {
            super(List.of(PrintableDocument.values()));
        }
    }
}
