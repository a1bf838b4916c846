package app.saywell.desk.shell.window;

import app.saywell.desk.classroom.ClassScreen;
import app.saywell.desk.classroom.ClassScreenExits;
import app.saywell.desk.daily.view.DailyScreen;
import app.saywell.desk.daily.view.ExerciseOpener;
import app.saywell.desk.daily.view.ForeseenSoundsViewModel;
import app.saywell.desk.daily.view.SessionViewModel;
import app.saywell.desk.dialogue.view.DialogueScreen;
import app.saywell.desk.ear.view.EarScreen;
import app.saywell.desk.homework.view.WatchedFolderViewModel;
import app.saywell.desk.homework.view.giving.HomeworkPane;
import app.saywell.desk.homework.view.giving.HomeworkViewModel;
import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.view.HomeworkGiving;
import app.saywell.desk.lessons.view.LessonExercises;
import app.saywell.desk.lessons.view.LessonsScreen;
import app.saywell.desk.practice.PracticeExercises;
import app.saywell.desk.practice.PracticeScreen;
import app.saywell.desk.queue.QueueScreen;
import app.saywell.desk.reports.view.ReportsScreen;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.settings.view.SettingsScreen;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.speaking.view.SpeakingScreen;
import app.saywell.desk.transcribe.TranscribeScreen;
import app.saywell.speech.task.TaskRunner;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableIntegerValue;

/// The screens of the window, each built when it is first needed, and the ways from one to another.
final class WindowScreens implements ExerciseOpener {
    private final Map<ScreenRoute, LazyScreen<?>> screens = new EnumMap<>(ScreenRoute.class);
    private final ObjectProperty<ScreenRoute> route;
    private final LazyScreen<PracticeScreen> practiceScreen;
    private final LazyScreen<EarScreen> earScreen;
    private final LazyScreen<DialogueScreen> dialogueScreen;
    private final SessionViewModel session;
    private final LazyScreen<ClassScreen> classScreen;
    private final LazyScreen<LessonsScreen> lessonsScreen;
    private final LazyScreen<ReportsScreen> reportsScreen;
    private final WatchedFolderViewModel watchedFolder;
    private final IntegerProperty waitingHandIns = new SimpleIntegerProperty();

    /// @param texts those of each screen
    /// @param route the screen that is shown; setting it shows another
    WindowScreens(
            ScreenServices context,
            AppServices services,
            ScreenTexts texts,
            KeyBindings keymap,
            FilePrompt files,
            ObjectProperty<ScreenRoute> route) {
        this.route = route;
        watchedFolder = new WatchedFolderViewModel(
                context.tasks(),
                services.practice().changes(),
                services.practice().settings(),
                arrived -> classroom().collectViewModel().collectArrived(arrived));
        practiceScreen =
                new LazyScreen<>(() -> createPracticeScreen(context, texts.of(ScreenRoute.PRACTICE), keymap, files));
        classScreen = new LazyScreen<>(() -> createClassScreen(context, texts.of(ScreenRoute.CLASS), keymap, files));
        lessonsScreen = new LazyScreen<>(() -> new LessonsScreen(
                context.lessons(),
                texts.of(ScreenRoute.LESSONS),
                files,
                new LessonExercises(this::practiseLesson, this::openDialogue),
                giving(services.practice(), context.tasks(), texts.of(ScreenRoute.LESSONS), files)));
        reportsScreen =
                new LazyScreen<>(() -> new ReportsScreen(context.reports(), texts.of(ScreenRoute.REPORTS), files));
        earScreen = new LazyScreen<>(() -> new EarScreen(context.ear(), texts.of(ScreenRoute.EAR)));
        dialogueScreen = new LazyScreen<>(() ->
                new DialogueScreen(context.dialogue(), texts.of(ScreenRoute.DIALOGUE), () -> writeLesson(_ -> {})));
        session = new SessionViewModel(context.daily(), this);
        screens.put(
                ScreenRoute.DAILY,
                new LazyScreen<>(() -> new DailyScreen(context.daily(), session, texts.of(ScreenRoute.DAILY), files)));
        screens.put(ScreenRoute.PRACTICE, practiceScreen);
        screens.put(ScreenRoute.EAR, earScreen);
        screens.put(ScreenRoute.DIALOGUE, dialogueScreen);
        screens.put(
                ScreenRoute.SPEAKING,
                new LazyScreen<>(
                        () -> new SpeakingScreen(context.speaking(), texts.of(ScreenRoute.SPEAKING), keymap, files)));
        screens.put(ScreenRoute.CLASS, classScreen);
        screens.put(ScreenRoute.LESSONS, lessonsScreen);
        screens.put(
                ScreenRoute.TRANSCRIBE,
                new LazyScreen<>(() ->
                        new TranscribeScreen(context.transcribe(), texts.of(ScreenRoute.TRANSCRIBE), keymap, files)));
        screens.put(ScreenRoute.REPORTS, reportsScreen);
        screens.put(
                ScreenRoute.QUEUE,
                new LazyScreen<>(() -> new QueueScreen(
                        context.queue(), texts.of(ScreenRoute.QUEUE), () -> route.set(ScreenRoute.SETTINGS))));
        screens.put(
                ScreenRoute.SETTINGS,
                new LazyScreen<>(() -> new SettingsScreen(
                        context.settings(services), texts.of(ScreenRoute.SETTINGS), keymap, files, this::showBackups)));
    }

    private static HomeworkGiving giving(
            ServiceGraph practice, TaskRunner tasks, LocalizedTexts texts, FilePrompt files) {
        return (lesson, classId, onClose) -> new HomeworkPane(
                new HomeworkViewModel(practice.homework().service(), practice.classes(), tasks, lesson),
                texts,
                files,
                classId,
                onClose);
    }

    private PracticeScreen createPracticeScreen(
            ScreenServices context, LocalizedTexts texts, KeyBindings keymap, FilePrompt files) {
        PracticeScreen created = new PracticeScreen(
                context.practiceScreen(),
                texts,
                keymap,
                files,
                new PracticeExercises(
                        this::openDaily, () -> route.set(ScreenRoute.EAR), this::openDialogue, this::openSpeaking));
        ForeseenSoundsViewModel.follow(
                context.useCases().selfStudy().foreseenSounds(),
                context.tasks(),
                created.viewModel().state());
        return created;
    }

    private ClassScreen createClassScreen(
            ScreenServices context, LocalizedTexts texts, KeyBindings keymap, FilePrompt files) {
        ClassScreen created = new ClassScreen(
                context.classroom().screen(watchedFolder),
                texts,
                keymap,
                files,
                new ClassScreenExits(
                        this::openTake, this::showSlips, this::giveHomework, this::writeLesson, this::openSpeaking));
        waitingHandIns.bind(created.collectViewModel().waitingCount());
        return created;
    }

    /// The daily session, which leads from screen to screen.
    SessionViewModel session() {
        return session;
    }

    @Override
    public void openEar(int trials) {
        route.set(ScreenRoute.EAR);
        earScreen.get().shorten(trials, session::nextStep);
    }

    @Override
    public void openSentence(long lessonId, long sentenceId) {
        practice().viewModel().open(lessonId, sentenceId);
        route.set(ScreenRoute.PRACTICE);
    }

    @Override
    public void openDialogues() {
        route.set(ScreenRoute.DIALOGUE);
    }

    @Override
    public void openDialogue(long lessonId) {
        route.set(ScreenRoute.DIALOGUE);
        dialogueScreen.get().openLesson(lessonId);
    }

    @Override
    public void openSpeaking() {
        route.set(ScreenRoute.SPEAKING);
    }

    @Override
    public void openDaily() {
        route.set(ScreenRoute.DAILY);
    }

    /// How many hand-ins and recordings from home wait for the teacher to look at them.
    ObservableIntegerValue waitingHandIns() {
        return waitingHandIns;
    }

    /// The folder in which hand-ins arrive. It is looked into as long as the window is open.
    WatchedFolderViewModel watchedFolder() {
        return watchedFolder;
    }

    /// Shows where the day of erasure of a class is chosen.
    void openClassSettings(long classId) {
        route.set(ScreenRoute.CLASS);
        classroom().openSettings(classId);
    }

    /// Shows what waits to be looked at.
    void openHandIns() {
        route.set(ScreenRoute.CLASS);
        classroom().openHomework();
    }

    /// Ends what the screens need while the window is open, and closes those that were built.
    void close() {
        watchedFolder.close();
        session.close();
        screens.values().forEach(screen -> screen.ifBuilt().ifPresent(Screen::close));
    }

    private void openTake(Take take) {
        practice().open(take, () -> route.set(ScreenRoute.CLASS));
        route.set(ScreenRoute.PRACTICE);
    }

    private void openSpeaking(long learnerId) {
        practice().viewModel().switchLearner(learnerId);
        route.set(ScreenRoute.SPEAKING);
    }

    private void giveHomework(ReportSelection selection) {
        lessonsScreen.get().giveHomework(selection.classId(), selection.lessonId());
        route.set(ScreenRoute.LESSONS);
    }

    private void writeLesson(LongConsumer whenCreated) {
        route.set(ScreenRoute.LESSONS);
        lessonsScreen.get().create(whenCreated);
    }

    private void practiseLesson(long lessonId) {
        practice().viewModel().open(lessonId);
        route.set(ScreenRoute.PRACTICE);
    }

    private void showSlips(ReportSelection selection) {
        reports().openSlips(selection.classId(), selection.lessonId());
        route.set(ScreenRoute.REPORTS);
    }

    /// Opens where backups are made and the words of their key stand.
    void showBackups() {
        reports().openBackups();
        route.set(ScreenRoute.REPORTS);
    }

    PracticeScreen practice() {
        return practiceScreen.get();
    }

    ClassScreen classroom() {
        return classScreen.get();
    }

    ReportsScreen reports() {
        return reportsScreen.get();
    }

    /// The routes that lead somewhere, in the order of the navigation bar.
    List<ScreenRoute> routes() {
        return List.copyOf(screens.keySet());
    }

    /// What can be done before it is asked for, in small pieces: the screens for this role are built, those in its
    /// navigation bar first, and a teacher's first printed page is prepared.
    List<Runnable> preparations(UserRole role) {
        List<Runnable> pieces = new ArrayList<>();
        for (boolean hasButton : List.of(true, false)) {
            screens.forEach((wanted, screen) -> {
                if (wanted.isFor(role) && wanted.hasButton(role) == hasButton) {
                    pieces.add(screen::get);
                }
            });
        }
        if (role == UserRole.TEACHER) {
            pieces.add(() -> reports().warmUp());
        }
        return pieces;
    }

    /// The screen of a route; builds it at the first call.
    Optional<Screen> find(ScreenRoute wanted) {
        LazyScreen<?> screen = screens.get(wanted);
        return screen == null ? Optional.empty() : Optional.of(screen.get());
    }

    /// The screen of a route if it has been built.
    Optional<Screen> findBuilt(ScreenRoute wanted) {
        LazyScreen<?> screen = screens.get(wanted);
        return screen == null ? Optional.empty() : screen.ifBuilt();
    }
}
