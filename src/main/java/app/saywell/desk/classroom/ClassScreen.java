package app.saywell.desk.classroom;

import app.saywell.desk.assessment.view.AssessmentFilesViewModel;
import app.saywell.desk.assessment.view.AssessmentView;
import app.saywell.desk.assessment.view.AssessmentViewModel;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.calibration.CalibrationView;
import app.saywell.desk.classroom.calibration.CalibrationViewModel;
import app.saywell.desk.classroom.devices.DevicesView;
import app.saywell.desk.classroom.devices.DevicesViewModel;
import app.saywell.desk.classroom.grid.ClassGridView;
import app.saywell.desk.classroom.grid.ClassGridViewModel;
import app.saywell.desk.classroom.grid.GridSnapshot;
import app.saywell.desk.classroom.listening.ListeningView;
import app.saywell.desk.classroom.listening.ListeningViewModel;
import app.saywell.desk.classroom.microphones.MicrophonesView;
import app.saywell.desk.classroom.microphones.MicrophonesViewModel;
import app.saywell.desk.classroom.progress.ProgressView;
import app.saywell.desk.classroom.progress.ProgressViewModel;
import app.saywell.desk.classroom.roster.RosterView;
import app.saywell.desk.classroom.roster.RosterViewModel;
import app.saywell.desk.classroom.rotation.ProjectorPane;
import app.saywell.desk.classroom.rotation.RotationCard;
import app.saywell.desk.classroom.rotation.RotationHelpOverlay;
import app.saywell.desk.classroom.rotation.RotationKeyHandler;
import app.saywell.desk.classroom.rotation.RotationViewModel;
import app.saywell.desk.classroom.teaching.TeachingCard;
import app.saywell.desk.classroom.teaching.TeachingView;
import app.saywell.desk.classroom.teaching.TeachingViewModel;
import app.saywell.desk.homework.handin.HandInCollection;
import app.saywell.desk.homework.view.CollectNotice;
import app.saywell.desk.homework.view.CollectViewModel;
import app.saywell.desk.homework.view.HomeworkView;
import app.saywell.desk.homework.view.HomeworkViewModel;
import app.saywell.desk.homework.view.ResultPagesViewModel;
import app.saywell.desk.homework.view.WatchedFolderViewModel;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The class screen.
public final class ClassScreen implements Screen {
    private final ScreenChanges changes;
    private final ClassViewModel viewModel;
    private final ClassGridViewModel gridViewModel;
    private final ClassGridView gridView;
    private final RotationViewModel rotationViewModel;
    private final RotationKeyHandler rotationKeys;
    private final RotationHelpOverlay helpOverlay;
    private final RosterViewModel rosterViewModel;
    private final TeachingViewModel teachingViewModel;
    private final ProgressViewModel progressViewModel;
    private final ListeningViewModel listeningViewModel;
    private final CalibrationView calibrationView;
    private final GradesViewModel gradesViewModel;
    private final DevicesViewModel devicesViewModel;
    private final MicrophonesViewModel microphonesViewModel;
    private final MicrophonesView microphonesView;
    private final HomeworkViewModel homeworkViewModel;
    private final CollectViewModel collectViewModel;
    private final ClassView view;
    private final Consumer<Take> openTake;

    /// @param openTake opens a take on the practice screen
    /// @param openSlips opens the slips of a class and lesson
    /// @param giveHomework opens what a lesson is given to a class as homework with
    /// @param writeLesson opens a new lesson to be written, and hands its id to what assigns it
    /// @param watchedFolder in which hand-ins arrive; it is watched from outside
    public ClassScreen(
            ClassScreenServices services,
            LocalizedTexts texts,
            KeyBindings keymap,
            FilePrompt filePrompt,
            Consumer<Take> openTake,
            Consumer<ReportSelection> openSlips,
            Consumer<ReportSelection> giveHomework,
            Consumer<LongConsumer> writeLesson,
            WatchedFolderViewModel watchedFolder) {
        this.openTake = openTake;
        changes = new ScreenChanges(services.changes());
        viewModel = new ClassViewModel(services.classSelection());
        gridViewModel = new ClassGridViewModel(services.classGrid(), changes, viewModel);
        gridView = new ClassGridView(gridViewModel, texts, this::cellActivated);
        Map<ClassTab, Node> tabContents = new EnumMap<>(ClassTab.class);
        rotationViewModel = new RotationViewModel(services.rotation(), gridViewModel);
        teachingViewModel = new TeachingViewModel(services.teaching(), changes, viewModel);
        RotationCard rotationCard =
                new RotationCard(rotationViewModel, services.audioSession(), texts, keymap, viewModel.namesHidden());
        helpOverlay = new RotationHelpOverlay(keymap, texts);
        rotationKeys = new RotationKeyHandler(
                rotationViewModel,
                keymap,
                rotationCard::focusSearch,
                rotationCard::askForTakeOwner,
                helpOverlay::toggle);
        rotationCard.onSearchClosed(gridView::requestFocus);
        rotationCard.showTyped(rotationKeys.typed(), rotationKeys.unknownNumber());
        tabContents.put(
                ClassTab.GRID,
                new ClassLessonPane(
                        new ClassGridPane(viewModel, gridViewModel, gridView, texts, rotationViewModel::selectTurn),
                        rotationCard,
                        new TeachingCard(teachingViewModel, texts),
                        new ProjectorPane(rotationViewModel, services.audioSession(), texts, keymap),
                        helpOverlay,
                        rotationViewModel));
        rosterViewModel = new RosterViewModel(services.roster(), viewModel);
        RosterView rosterView = new RosterView(rosterViewModel, texts, filePrompt, learnerId -> viewModel
                .selectedTab()
                .set(ClassTab.PROGRESS));
        tabContents.put(ClassTab.LEARNERS, rosterView);
        progressViewModel = new ProgressViewModel(services.progress(), viewModel, rosterViewModel);
        tabContents.put(ClassTab.PROGRESS, ClassView.scrolling(new ProgressView(progressViewModel, texts)));
        tabContents.put(ClassTab.TEACHING, ClassView.scrolling(new TeachingView(teachingViewModel, texts)));
        calibrationView =
                new CalibrationView(new CalibrationViewModel(services.calibration(), viewModel, new Random()), texts);
        tabContents.put(ClassTab.CALIBRATION, ClassView.scrolling(calibrationView));
        listeningViewModel = new ListeningViewModel(services.listening(), changes, viewModel);
        tabContents.put(ClassTab.LISTENING, ClassView.scrolling(new ListeningView(listeningViewModel, texts)));
        AssessmentViewModel assessmentViewModel = new AssessmentViewModel(services.assessment(), viewModel);
        tabContents.put(
                ClassTab.ASSESSMENT,
                ClassView.scrolling(new AssessmentView(
                        assessmentViewModel, new AssessmentFilesViewModel(services.assessment()), texts, filePrompt)));
        tabContents.put(ClassTab.CLASS, ClassView.scrolling(new ClassSettingsPane(viewModel, texts)));
        devicesViewModel = new DevicesViewModel(services.devices(), viewModel);
        microphonesViewModel = new MicrophonesViewModel(services.microphones(), viewModel, gridViewModel);
        microphonesView = new MicrophonesView(microphonesViewModel, texts, keymap);
        tabContents.put(
                ClassTab.DEVICES,
                ClassView.scrolling(new DevicesView(devicesViewModel, microphonesView.root(), texts).root()));
        homeworkViewModel = new HomeworkViewModel(services.homeworkProgress(), services.tasks(), changes, viewModel);
        collectViewModel = new CollectViewModel(services.collect(), viewModel);
        tabContents.put(
                ClassTab.HOMEWORK,
                ClassView.scrolling(new HomeworkView(
                                homeworkViewModel,
                                collectViewModel,
                                watchedFolder,
                                new ResultPagesViewModel(services.resultPages(), services.tasks()),
                                texts,
                                filePrompt)
                        .root()));
        gradesViewModel = new GradesViewModel(services.grades(), viewModel, openTake);
        view = new ClassView(
                viewModel,
                texts,
                tabContents,
                new AssignmentActions(
                        gradesViewModel,
                        () -> openSlips.accept(selection()),
                        () -> giveHomework.accept(selection()),
                        () -> writeLesson.accept(lessonId -> viewModel.assign(lessonId, Optional.empty())),
                        this::focusGrid),
                new CollectNotice(
                        collectViewModel,
                        texts,
                        viewModel.selectedTab().map(tab -> tab != ClassTab.HOMEWORK),
                        this::openHomework));
        view.hideSidebarWhile(rotationViewModel.projector());
        followFocus(rosterView);
    }

    /// The keyboard goes where the next step is: to the list that a new class lacks, and back to the grid when the
    /// projector closes. Style sheets are applied first: only
    /// with its skin does a scroll pane have its content in the scene.
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
        rotationViewModel.projector().subscribe((was, is) -> {
            if (was && !is) {
                gridView.requestFocus();
            }
        });
    }

    /// The keyboard goes to the grid once the menu that has it has closed.
    private void focusGrid() {
        Platform.runLater(() -> {
            view.root().applyCss();
            gridView.requestFocus();
        });
    }

    /// The selected class, lesson and tab.
    public ClassViewModel viewModel() {
        return viewModel;
    }

    /// The grid as it was last loaded.
    public ClassGridViewModel gridViewModel() {
        return gridViewModel;
    }

    /// The learners of the class.
    public RosterViewModel rosterViewModel() {
        return rosterViewModel;
    }

    /// The rotation: whose turn it is, and the recording.
    public RotationViewModel rotationViewModel() {
        return rotationViewModel;
    }

    /// Collecting homework.
    public CollectViewModel collectViewModel() {
        return collectViewModel;
    }

    /// Looks at files that may be homework, and shows what they are.
    public void collect(List<Path> files) {
        openHomework();
        collectViewModel.collect(files);
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

    /// A cell with a take opens it. An empty cell starts a turn of that learner with that sentence.
    /// A name starts a turn of the learner.
    private void cellActivated(int row, int column) {
        GridSnapshot snapshot = gridViewModel.snapshot().get();
        if (column < 0) {
            rotationViewModel.selectLearner(snapshot.learners().get(row).id());
        } else {
            Take.TakeOwner owner = snapshot.owner(row, column);
            gridViewModel.findTake(
                    owner, take -> take.ifPresentOrElse(openTake, () -> rotationViewModel.selectTurn(owner)));
        }
    }

    /// A class that is being made covers the tab, and has the keys for itself.
    @Override
    public void handleKey(KeyEvent event) {
        if (viewModel.newClass().open().get()) {
            return;
        }
        if (event.getCode() == KeyCode.ESCAPE && helpOverlay.close()) {
            event.consume();
        } else if (viewModel.selectedTab().get() == ClassTab.GRID
                && rotationViewModel.turn().get().isPresent()) {
            rotationKeys.pressed(event);
        } else if (viewModel.selectedTab().get() == ClassTab.CALIBRATION) {
            calibrationView.pressed(event);
        } else if (viewModel.selectedTab().get() == ClassTab.DEVICES) {
            microphonesView.pressed(event);
        }
    }

    /// The grid gets the focus, because the keys of the rotation work there; a class that is being made keeps it.
    @Override
    public void onShown() {
        changes.resume();
        microphonesViewModel.show();
        if (viewModel.newClass().open().get()) {
            view.focusNewClass();
        } else if (viewModel.selectedClass().get().isEmpty()) {
            view.focusFirstStep();
        } else if (viewModel.selectedTab().get() == ClassTab.GRID) {
            NodeFactory.whenInScene(gridView, gridView::requestFocus);
        }
    }

    /// Stops running takes and keeps them. The current turn stays.
    @Override
    public void onHidden() {
        changes.pause();
        rotationViewModel.leave();
        microphonesViewModel.leave();
    }

    /// The projector fills the window.
    @Override
    public ObservableValue<Boolean> fillsWindow() {
        return rotationViewModel.projector();
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void close() {
        changes.close();
        viewModel.close();
        rosterViewModel.close();
        teachingViewModel.close();
        progressViewModel.close();
        listeningViewModel.close();
        gradesViewModel.close();
        devicesViewModel.close();
        microphonesViewModel.close();
        homeworkViewModel.close();
        gridViewModel.close();
    }
}
