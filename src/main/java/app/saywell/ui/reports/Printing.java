package app.saywell.ui.reports;

import app.saywell.report.paper.PageImage;

import javafx.print.PageLayout;
import javafx.print.PageOrientation;
import javafx.print.Paper;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;

import java.util.Optional;

/// Pages on the way to a printer.
final class Printing {
    private Printing() {}

    /// A printer that somebody chose, with its settings.
    interface Job extends AutoCloseable {
        /// Prints one page; on any thread.
        void print(PageImage page);

        @Override
        void close();
    }

    /// Asks for a printer with the system's own window; on the window's thread.
    ///
    /// @return empty where the user thought better of it
    /// @throws NoPrinterException if there is none
    static Optional<Job> ask(Scene owner) {
        PrinterJob job = Printer.getAllPrinters().isEmpty() ? null : PrinterJob.createPrinterJob();
        if (job == null) {
            throw new NoPrinterException();
        }
        if (!job.showPrintDialog(owner.getWindow())) {
            job.cancelJob();
            return Optional.empty();
        }
        return Optional.of(new OnPaper(job));
    }

    /// There is no printer.
    static final class NoPrinterException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private record OnPaper(PrinterJob job) implements Job {
        @Override
        public void print(PageImage page) {
            boolean lying = page.width() > page.height();
            PageLayout layout =
                    job.getPrinter()
                            .createPageLayout(
                                    Paper.A4,
                                    lying ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
                                    Printer.MarginType.HARDWARE_MINIMUM);
            ImageView view = new ImageView(Pictures.of(page));
            view.setPreserveRatio(true);
            view.setFitWidth(layout.getPrintableWidth());
            view.setFitHeight(layout.getPrintableHeight());
            if (!job.printPage(layout, view)) {
                throw new IllegalStateException("the printer took no page");
            }
        }

        @Override
        public void close() {
            job.endJob();
        }
    }
}
