package app.saywell.desk.reports;

import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.store.Library;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Locale;
import java.util.stream.IntStream;

/// Measures how long the preview of each printed page takes for a class, as the window makes it: the whole PDF and the
/// image of its first page. The first round is that of a fresh program.
///
/// Arguments: an empty folder; the number of learners (28); the number of weeks, with six sentences each (12); `warm`
/// to prepare the first page as the window does while nothing is done. The last PDF of each kind, and the term reports
/// as Word, stay in the folder.
public final class PrintPreviewMain {
    private static final int SENTENCES = 6;
    private static final int ROUNDS = 3;
    private static final int PREVIEW_DPI = 110;
    private static final String LONG_NAME = "남궁하늘별빛나래온누리가람";

    private PrintPreviewMain() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        int learners = args.length > 1 ? Integer.parseInt(args[1]) : 28;
        int weeks = args.length > 2 ? Integer.parseInt(args[2]) : 12;
        Files.createDirectories(folder);
        try (Library library = Library.open(folder.resolve("data"))) {
            TermClass term = new TermClass(
                    library,
                    IntStream.rangeClosed(1, learners)
                            .mapToObj(i -> i == 2 ? LONG_NAME : "학생" + i)
                            .toList(),
                    SENTENCES);
            // The last learner has read nothing, and the one before only once.
            term.learners.subList(0, learners - 2).forEach(learner -> term.read(learner, weeks));
            term.read(term.learners.get(learners - 2), 1);
            ServiceGraph practice = new ServiceGraph(
                    library,
                    (kind, purpose, british, rule) -> {
                        throw new IllegalStateException("nothing is scored here");
                    },
                    new TaskRunner(Runnable::run, Runnable::run),
                    InstantSource.system(),
                    TextToSpeech.NONE);
            ReportSelection selection = ReportSelection.of(term.classId, term.lessonId());
            System.out.printf(
                    "%d learners, %d takes; milliseconds until the first page is shown%n",
                    learners, (learners - 2) * weeks * SENTENCES + SENTENCES);
            if (args.length > 3 && args[3].equals("warm")) {
                long begun = System.nanoTime();
                practice.reports().documents().warmUp();
                System.out.printf("preparation: %.0f%n", (System.nanoTime() - begun) / 1e6);
            }
            for (int round = 1; round <= ROUNDS; round++) {
                for (PrintableDocument document : PrintableDocument.values()) {
                    measure(practice.reports().documents(), document, selection, folder, round);
                }
            }
            long begun = System.nanoTime();
            practice.reports()
                    .documents()
                    .termReports()
                    .writeWord(selection, Locale.KOREAN, folder.resolve("term.docx"), ProgressListener.NONE);
            System.out.printf("term reports as Word: %.0f%n", (System.nanoTime() - begun) / 1e6);
        }
    }

    private static void measure(
            DocumentPrinter printer, PrintableDocument document, ReportSelection selection, Path folder, int round)
            throws IOException {
        Path pdf = folder.resolve(document.name().toLowerCase(Locale.ROOT) + ".pdf");
        long begun = System.nanoTime();
        printer.writePdf(document, selection, Locale.KOREAN, pdf, ProgressListener.NONE);
        int pages = printer.countPages(pdf);
        printer.renderPage(pdf, 0, PREVIEW_DPI);
        System.out.printf(
                "round %d  %-14s %3d pages %7.0f%n", round, document, pages, (System.nanoTime() - begun) / 1e6);
    }
}
