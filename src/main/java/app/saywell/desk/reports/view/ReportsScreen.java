package app.saywell.desk.reports.view;

import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.PrintableDocument;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.store.change.PublishedSettings;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Parent;

/// The reports screen.
public final class ReportsScreen implements Screen {
    private final ReportsViewModel viewModel;
    private final PrintPreviewViewModel previewViewModel;
    private final PageFilesViewModel filesViewModel;
    private final TransferViewModel transferViewModel;
    private final ReportsView view;
    private final PublishedSettings settings;

    public ReportsScreen(ReportsServices services, LocalizedTexts texts, FilePrompt filePrompt) {
        settings = services.settings();
        viewModel = new ReportsViewModel(services);
        previewViewModel = new PrintPreviewViewModel(services.documents(), services.tasks(), viewModel);
        filesViewModel =
                new PageFilesViewModel(services, viewModel, previewViewModel.paper()::get, previewViewModel::tell);
        transferViewModel = new TransferViewModel(services.transfer(), viewModel);
        ExportViewModel exportViewModel =
                new ExportViewModel(services.resultExporter(), services.textGrids(), services.tasks(), viewModel);
        GradebookViewModel gradebookViewModel =
                new GradebookViewModel(services.gradebook(), services.tasks(), () -> viewModel
                        .selection()
                        .get()
                        .map(selection -> () -> services.gradebook().lessonGrades(selection)));
        viewModel.revision().subscribe(any -> gradebookViewModel.updatePlan());
        view = new ReportsView(
                new ReportSelectionPane(viewModel, texts),
                new PrintPreviewView(previewViewModel, filesViewModel, texts, filePrompt),
                new ExportView(exportViewModel, gradebookViewModel, texts, filePrompt),
                new TransferView(transferViewModel, texts, filePrompt),
                texts);
    }

    /// Loads in the background what the first printed page would wait for.
    public void warmUp() {
        previewViewModel.warmUp();
    }

    /// Shows the printed pages of a class and lesson.
    public void open(long classId, long lessonId) {
        viewModel.followClassScreen();
        viewModel.selectClass(classId);
        viewModel.selectLesson(lessonId);
        view.selectTab(ReportsView.ReportsTab.PAPER);
    }

    public void openSlips(long classId, long lessonId) {
        open(classId, lessonId);
        viewModel.selectLearner(Optional.empty());
        previewViewModel.paper().set(PrintableDocument.SLIPS);
    }

    /// Shows the tab for packs and backups.
    public void openBackups() {
        transferViewModel.refresh();
        view.selectTab(ReportsView.ReportsTab.COPIES);
    }

    /// Opens a Saywell file. A lesson is imported at once; recordings and backups are shown first.
    public void open(Path file) {
        view.selectTab(ReportsView.ReportsTab.COPIES);
        transferViewModel.open(file);
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void onShown() {
        view.showReports(settings.get(Setting.ROLE) == UserRole.TEACHER);
        viewModel.followClassScreen();
        viewModel.followPractice();
        transferViewModel.refresh();
        previewViewModel.setVisible(true);
    }

    @Override
    public void onHidden() {
        previewViewModel.setVisible(false);
    }

    @Override
    public void close() {
        filesViewModel.close();
        previewViewModel.close();
        viewModel.close();
    }
}
