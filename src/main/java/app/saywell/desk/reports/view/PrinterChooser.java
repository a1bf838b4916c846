package app.saywell.desk.reports.view;

import app.saywell.desk.reports.pdf.PageImage;
import java.util.List;
import java.util.Optional;
import javafx.print.PageLayout;
import javafx.print.PageOrientation;
import javafx.print.Paper;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;

/// Lets the user choose a printer.
final class PrinterChooser {
    private PrinterChooser() {}

    /// A print job for the chosen printer and its settings.
    interface PagePrintJob extends AutoCloseable {
        /// Prints one page, on any thread.
        void print(PageImage page);

        @Override
        void close();
    }

    /// Shows the system's print dialog, on the JavaFX thread.
    ///
    /// @return empty if the user cancelled it
    /// @throws NoPrinterException if there is no printer
    static Optional<PagePrintJob> choosePrinter(Scene owner) {
        PrinterJob job = Printer.getAllPrinters().isEmpty() ? null : PrinterJob.createPrinterJob();
        if (job == null) {
            throw new NoPrinterException();
        }
        if (!job.showPrintDialog(owner.getWindow())) {
            job.cancelJob();
            return Optional.empty();
        }
        return Optional.of(new FxPrintJob(job));
    }

    /// Shows the system's print dialog, and prints lines of text in black, on the JavaFX thread.
    ///
    /// @return whether they were printed; false if the user cancelled it
    /// @throws NoPrinterException if there is no printer
    static boolean printLines(Scene owner, List<String> lines) {
        Optional<PagePrintJob> chosen = choosePrinter(owner);
        if (chosen.isEmpty()) {
            return false;
        }
        try (PagePrintJob job = chosen.get()) {
            job.print(FxPageImages.ofLines(lines));
        }
        return true;
    }

    /// There is no printer.
    static final class NoPrinterException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private record FxPrintJob(PrinterJob job) implements PagePrintJob {
        @Override
        public void print(PageImage page) {
            boolean landscape = page.width() > page.height();
            PageLayout layout = job.getPrinter()
                    .createPageLayout(
                            Paper.A4,
                            landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
                            Printer.MarginType.HARDWARE_MINIMUM);
            ImageView view = new ImageView(FxPageImages.toImage(page));
            view.setPreserveRatio(true);
            view.setFitWidth(layout.getPrintableWidth());
            view.setFitHeight(layout.getPrintableHeight());
            if (!job.printPage(layout, view)) {
                throw new IllegalStateException("the printer did not accept the page");
            }
        }

        @Override
        public void close() {
            job.endJob();
        }
    }
}
