package app.saywell.desk.classroom;

import app.saywell.desk.assessment.view.AssessmentFilesViewModel;
import app.saywell.desk.assessment.view.AssessmentView;
import app.saywell.desk.assessment.view.AssessmentViewModel;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.calibration.CalibrationView;
import app.saywell.desk.classroom.calibration.CalibrationViewModel;
import app.saywell.desk.classroom.devices.DevicesView;
import app.saywell.desk.classroom.grid.ClassGridViewModel;
import app.saywell.desk.classroom.listening.ListeningView;
import app.saywell.desk.classroom.microphones.MicrophonesView;
import app.saywell.desk.classroom.progress.ProgressView;
import app.saywell.desk.classroom.roster.RosterView;
import app.saywell.desk.classroom.roster.RosterViewModel;
import app.saywell.desk.classroom.rotation.RotationViewModel;
import app.saywell.desk.classroom.teaching.TeachingView;
import app.saywell.desk.homework.handin.HandInCollection;
import app.saywell.desk.homework.view.CollectNotice;
import app.saywell.desk.homework.view.CollectPane;
import app.saywell.desk.homework.view.CollectViewModel;
import app.saywell.desk.homework.view.HomeworkView;
import app.saywell.desk.homework.view.ResultPagesViewModel;
import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.ReportSelection;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

/// The class screen.
public final class ClassScreen implements Screen {
    private final ClassViewModels viewModels;
    private final ClassViewModel viewModel;
    private final RosterViewModel rosterViewModel;
    private final GridTab gridTab;
    private final CalibrationView calibrationView;
    private final MicrophonesView microphonesView;
    private final ClassView view;

    public ClassScreen(
            ClassScreenServices services,
            LocalizedTexts texts,
            KeyBindings keymap,
            FilePrompt filePrompt,
            ClassScreenExits exits) {
        viewModels = new ClassViewModels(services, exits.openTake());
        viewModel = viewModels.selection;
        rosterViewModel = viewModels.roster;
        gridTab = new GridTab(viewModels, services, texts, keymap, exits.openTake());
        RosterView rosterView = new RosterView(rosterViewModel, texts, filePrompt, learnerId -> viewModel
                .selectedTab()
                .set(ClassTab.PROGRESS));
        calibrationView =
                new CalibrationView(new CalibrationViewModel(services.calibration(), viewModel, new Random()), texts);
        microphonesView = new MicrophonesView(viewModels.microphones, texts, keymap);
        Map<ClassTab, Node> tabs = new EnumMap<>(ClassTab.class);
        tabs.put(ClassTab.GRID, gridTab);
        tabs.put(ClassTab.LEARNERS, rosterView);
        tabs.put(
                ClassTab.PROGRESS,
                ClassView.scrolling(new ProgressView(viewModels.progress, texts, exits.openSpeaking())));
        tabs.put(ClassTab.TEACHING, ClassView.scrolling(new TeachingView(viewModels.teaching, texts)));
        tabs.put(ClassTab.CALIBRATION, ClassView.scrolling(calibrationView));
        tabs.put(ClassTab.LISTENING, ClassView.scrolling(new ListeningView(viewModels.listening, texts)));
        tabs.put(
                ClassTab.ASSESSMENT,
                ClassView.scrolling(new AssessmentView(
                        new AssessmentViewModel(services.assessment(), viewModel),
                        new AssessmentFilesViewModel(services.assessment()),
                        texts,
                        filePrompt)));
        tabs.put(ClassTab.CLASS, ClassView.scrolling(new ClassSettingsPane(viewModel, texts)));
        tabs.put(
                ClassTab.DEVICES,
                ClassView.scrolling(new DevicesView(viewModels.devices, microphonesView.root(), texts).root()));
        tabs.put(
                ClassTab.HOMEWORK,
                ClassView.scrolling(new HomeworkView(
                                viewModels.homework,
                                new ResultPagesViewModel(services.resultPages(), services.tasks()),
                                new CollectPane(viewModels.collect, services.watchedFolder(), texts, filePrompt),
                                texts,
                                filePrompt)
                        .root()));
        view = new ClassView(
                viewModel,
                texts,
                tabs,
                new AssignmentActions(
                        viewModels.grades,
                        () -> exits.openSlips().accept(selection()),
                        () -> exits.giveHomework().accept(selection()),
                        () -> exits.writeLesson().accept(lessonId -> viewModel.assign(lessonId, Optional.empty())),
                        this::focusGrid),
                new CollectNotice(
                        viewModels.collect,
                        texts,
                        viewModel.selectedTab().map(tab -> tab != ClassTab.HOMEWORK),
                        this::openHomework));
        view.hideSidebarWhile(gridTab.rotation().projector());
        view.tellWhileOpen(ClassTab.DEVICES, viewModels.devices.room().map(Optional::isPresent));
        followFocus(rosterView);
    }

    /// The keyboard goes to the list that a new class lacks. Style sheets are applied first: only with its skin does a
    /// scroll pane have its content in the scene.
    private void followFocus(RosterView rosterView) {
        viewModel.shownCreations().subscribe((was, is) -> {
            viewModel.selectedTab().set(ClassTab.LEARNERS);
            view.root().applyCss();
            rosterView.focusPaste();
        });
        viewModel.selectedTab().subscribe((was, is) -> {
            if (is == ClassTab.LEARNERS && viewModel.isWithoutLearners()) {
                view.root().applyCss();
                rosterView.focusPaste();
            }
        });
    }

    /// The keyboard goes to the grid once the menu that has it has closed.
    private void focusGrid() {
        Platform.runLater(() -> {
            view.root().applyCss();
            gridTab.focusGrid();
        });
    }

    /// The selected class, lesson and tab.
    public ClassViewModel viewModel() {
        return viewModel;
    }

    /// The grid as it was last loaded.
    public ClassGridViewModel gridViewModel() {
        return viewModels.grid;
    }

    /// The learners of the class.
    public RosterViewModel rosterViewModel() {
        return rosterViewModel;
    }

    /// The rotation: whose turn it is, and the recording.
    public RotationViewModel rotationViewModel() {
        return gridTab.rotation();
    }

    /// Collecting homework.
    public CollectViewModel collectViewModel() {
        return viewModels.collect;
    }

    /// Looks at files that may be homework, and shows what they are.
    public void collect(List<Path> files) {
        openHomework();
        viewModels.collect.collect(files);
    }

    /// Shows the homework of the class.
    public void openHomework() {
        viewModel.showTab(ClassTab.HOMEWORK);
    }

    public void openSettings(long classId) {
        viewModel.selectClass(classId);
        viewModel.showTab(ClassTab.CLASS);
    }

    /// A recording or a hand-in that is dropped on this screen is homework; a list dropped on the
    /// learners is a roster.
    @Override
    public boolean openFile(Path file) {
        boolean isRoster = viewModel.selectedClass().get().isPresent()
                && viewModel.selectedTab().get() == ClassTab.LEARNERS
                && FilePrompt.FileKind.ROSTER.matches(file);
        if (isRoster) {
            viewModel.showTab(ClassTab.LEARNERS);
            rosterViewModel.draftViewModel().open(file);
            return true;
        }
        boolean isHomework = viewModel.selectedClass().get().isPresent() && HandInCollection.hasCollectableName(file);
        if (isHomework) {
            collect(List.of(file));
        }
        return isHomework;
    }

    /// The selected class and lesson.
    private ReportSelection selection() {
        return ReportSelection.of(
                viewModel
                        .selectedClass()
                        .get()
                        .map(schoolClass -> schoolClass.id())
                        .orElse(0L),
                viewModel
                        .selectedLesson()
                        .get()
                        .map(assigned -> assigned.lesson().id())
                        .orElse(0L));
    }

    /// Selects the first learner if none is selected.
    public void selectFirstLearner() {
        if (rosterViewModel.selectedLearner().get().isEmpty()) {
            rosterViewModel.learners().get().stream()
                    .findFirst()
                    .ifPresent(learner -> rosterViewModel.selectLearner(learner.id()));
        }
    }

    /// A class that is being made covers the tab, and has the keys for itself.
    @Override
    public void handleKey(KeyEvent event) {
        if (viewModel.newClass().open().get()) {
            return;
        }
        if (gridTab.closeHelp(event)) {
            event.consume();
        } else if (viewModel.selectedTab().get() == ClassTab.GRID
                && gridTab.rotation().turn().get().isPresent()) {
            gridTab.pressed(event);
        } else if (viewModel.selectedTab().get() == ClassTab.CALIBRATION) {
            calibrationView.pressed(event);
        } else if (viewModel.selectedTab().get() == ClassTab.DEVICES) {
            microphonesView.pressed(event);
        }
    }

    /// The grid gets the focus, because the keys of the rotation work there; a class that is being made keeps it.
    @Override
    public void onShown() {
        viewModels.changes.resume();
        viewModels.grid.show();
        viewModels.progress.show();
        viewModels.microphones.show();
        if (viewModel.newClass().open().get()) {
            view.focusNewClass();
        } else if (viewModel.selectedClass().get().isEmpty()) {
            view.focusFirstStep();
        } else if (viewModel.selectedTab().get() == ClassTab.GRID) {
            gridTab.focusGridWhenShown();
        }
    }

    /// Stops running takes and keeps them. The current turn stays.
    @Override
    public void onHidden() {
        viewModels.changes.pause();
        viewModels.grid.hide();
        gridTab.rotation().leave();
        viewModels.microphones.leave();
    }

    /// The projector fills the window.
    @Override
    public ObservableValue<Boolean> fillsWindow() {
        return gridTab.rotation().projector();
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void close() {
        viewModels.close();
    }
}
