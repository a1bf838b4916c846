package app.saywell.desk.shell.cases;

import app.saywell.desk.privacy.PersonalDataExport;
import app.saywell.desk.reports.AccessReport;
import app.saywell.desk.reports.ApprovalReport;
import app.saywell.desk.reports.DocumentPrinter;
import app.saywell.desk.reports.GradebookFiller;
import app.saywell.desk.reports.ResultExporter;
import app.saywell.desk.reports.ResultPages;
import app.saywell.desk.reports.TextGridExchange;
import app.saywell.desk.reports.pack.RecordingPackService;
import app.saywell.desk.store.change.UseCaseContext;

/// The services that give out what the library holds, for people and for other programs.
public final class ReportGraph {
    private final UseCaseContext context;

    ReportGraph(UseCaseContext context) {
        this.context = context;
    }

    /// Printable documents.
    public DocumentPrinter documents() {
        return new DocumentPrinter(context);
    }

    /// Who did what with the data of learners.
    public AccessReport accessReport() {
        return new AccessReport(context);
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

    /// Recordings and results to and from other computers.
    public RecordingPackService recordingPacks() {
        return new RecordingPackService(context);
    }

    public PersonalDataExport personalDataExport() {
        return new PersonalDataExport(context);
    }
}
