package app.saywell.practice.report;

import app.saywell.practice.change.UseCaseContext;

/// The use cases of reports and exports.
public final class ReportUseCases {
    private final UseCaseContext context;

    public ReportUseCases(UseCaseContext context) {
        this.context = context;
    }

    /// Printable documents.
    public DocumentPrinter documents() {
        return new DocumentPrinter(context);
    }

    /// The approval pack of a school.
    public ApprovalReport approval() {
        return new ApprovalReport(context);
    }

    /// Export of results for other programs.
    public ResultExporter resultExporter() {
        return new ResultExporter(context);
    }

    /// Result pages for learners.
    public ResultPages resultPages() {
        return new ResultPages(context);
    }

    /// TextGrids to and from Praat.
    public TextGridExchange textGrids() {
        return new TextGridExchange(context);
    }

    /// Grades in the gradebook of a school system.
    public GradebookFiller gradebook() {
        return new GradebookFiller(context);
    }
}
