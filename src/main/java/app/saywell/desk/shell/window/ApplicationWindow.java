package app.saywell.desk.shell.window;

import app.saywell.desk.classroom.ClassScreen;
import app.saywell.desk.classroom.erasure.ErasureNotice;
import app.saywell.desk.classroom.erasure.ErasureViewModel;
import app.saywell.desk.daily.view.SessionBar;
import app.saywell.desk.homework.handin.HandInCollection;
import app.saywell.desk.homework.view.WatchedFolderViewModel;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.practice.PracticeScreen;
import app.saywell.desk.reports.view.ReportsScreen;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.settings.view.repair.RepairNotice;
import app.saywell.desk.settings.view.repair.RepairViewModel;
import app.saywell.speech.task.Subscription;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/// The window of the application.
///
/// [#show(Stage, AppServices, AudioSession)] is the only entry point. Used on the UI thread only.
public final class ApplicationWindow implements AutoCloseable {
    private static final double WIDTH = 1366;
    private static final double HEIGHT = 768;
    private static final double MIN_WIDTH = 800;
    private static final double MIN_HEIGHT = 480;

    private final ObjectProperty<ScreenRoute> route = new SimpleObjectProperty<>(ScreenRoute.PRACTICE);
    private final WindowScreens screens;
    private final BorderPane page = new BorderPane();
    private final StackPane root = new StackPane(page);
    private final ScreenPane screenPane = new ScreenPane();
    private final AppServices services;
    private final AudioSession audioSession;
    private final LocalizedTexts texts;
    private final ScreenTexts screenTexts;
    private final NavigationBar navigationBar;
    private final StatusBar statusBar;
    private final ErasureViewModel erasure;
    private final UnfinishedViewModel unfinished;
    private final FailureViewModel failures = new FailureViewModel();
    private final RepairViewModel repair;
    private final DiskSpaceViewModel diskSpace;
    private final BackupNotice backups;
    private final Scene scene;
    private final WindowTheme theme;
    private final KeyBindings keymap = new KeyBindings();
    private final Subscription changes;
    private final IdleWork idleWork;
    private final WelcomeOverlay welcome;
    private final WindowKeysOverlay keys;
    private final FocusKeeper focusKeeper;
    private final FocusRevealer focusRevealer;
    private final ObjectProperty<Optional<UserMessage>> refusal = new SimpleObjectProperty<>(Optional.empty());
    private final List<Runnable> whenReady = new ArrayList<>();
    private boolean closed;

    private ApplicationWindow(AppServices services, AudioSession audioSession) {
        this.services = services;
        this.audioSession = audioSession;
        texts = new LocalizedTexts(
                InterfaceLanguage.ofTag(services.practice().settings().get(Setting.INTERFACE_LANGUAGE)));
        ScreenServices context = ScreenServices.of(services.practice(), services.tasks(), audioSession);
        keymap.load(services.practice().settings().get(KeyBindings.SETTING));
        keymap.role().set(services.practice().settings().get(Setting.ROLE));
        scene = new Scene(root, WIDTH, HEIGHT);
        FilePrompt files = services.files().apply(scene);
        theme = new WindowTheme(scene, services.practice());
        theme.apply();
        screenTexts = new ScreenTexts(texts);
        screens = new WindowScreens(context, services, screenTexts, keymap, files, route);
        navigationBar = new NavigationBar(services.practice(), texts, screens.routes(), route);
        statusBar = new StatusBar(
                services.practice(),
                audioSession,
                texts,
                services.support().updates()::knownNewerVersion,
                () -> route.set(ScreenRoute.QUEUE),
                () -> route.set(ScreenRoute.SETTINGS));
        statusBar.announce(new HandInsButton(screens.waitingHandIns(), route, texts, screens::openHandIns));
        root.getStyleClass().add(UserMessageLabel.LAYER);
        unfinished = new UnfinishedViewModel(services.tasks().openWork());
        statusBar.announce(new ReadingButton(unfinished, texts));
        PolicyNotice notice = new PolicyNotice(services.practice().settings().policy(), texts, navigationBar);
        erasure = new ErasureViewModel(
                services.practice().erasure(),
                services.tasks(),
                services.practice().changes(),
                services.practice().settings());
        repair = new RepairViewModel(services.practice().rowRecovery(), services.tasks());
        diskSpace = new DiskSpaceViewModel(
                this::freeBytes, services.tasks(), services.practice().changes());
        backups = new BackupNotice(
                services.practice().backups(),
                screens::showBackups,
                texts,
                navigationBar.visibleProperty(),
                keymap.role());
        page.setTop(NodeFactory.column(
                0,
                navigationBar,
                new SessionBar(screens.session(), texts, keymap),
                notice,
                new FailureNotice(failures, texts, navigationBar),
                new UnfinishedNotice(unfinished, texts, navigationBar),
                new RepairNotice(repair, texts, navigationBar.visibleProperty(), keymap.role()),
                new ReadOnlyNotice(services.practice().isReadOnly(), services.dataFolder(), texts, navigationBar),
                new DiskSpaceNotice(diskSpace, texts, navigationBar),
                backups,
                new ErasureNotice(erasure, texts, screens::openClassSettings, navigationBar.visibleProperty()),
                new UserMessageLabel(texts, refusal, "drop-told")));
        if (services.practice().settings().policy().requiresEncryption()) {
            new LatestRead(services.tasks())
                    .run(
                            () -> services.keys().encryption().isMissing(),
                            isMissing -> demandEncryption(notice, isMissing));
        }
        // In the order in which the Tab key visits them.
        keys = new WindowKeysOverlay(keymap, texts);
        page.setCenter(new StackPane(screenPane, keys));
        page.setBottom(statusBar);
        focusKeeper = new FocusKeeper(scene);
        focusRevealer = new FocusRevealer(scene);
        welcome = new WelcomeOverlay(context, texts, root, page, this::begin, () -> navigateTo(route.get()));
        changes = services.practice().changes().subscribe(this::libraryChanged);
        new WindowKeys(services.practice(), screens, keymap, route, keys).follow(scene, welcome::isOpen);
        FileDrop.install(scene, this::openDropped);
        idleWork = new IdleWork(scene, this::isBusy);
        route.addListener((property, previous, current) -> navigateTo(previous, current));
    }

    // Room on a disk that takes nothing is no news.
    private long freeBytes() {
        return services.practice().isReadOnly()
                ? 0
                : services.dataFolder().toFile().getUsableSpace();
    }

    private static void demandEncryption(PolicyNotice notice, boolean isMissing) {
        if (isMissing) {
            notice.demandEncryption();
        }
    }

    /// Shows the window: first its bars, and with the next frames its first screen. The microphone
    /// is opened as soon as that is painted, and the other screens are built while the user does
    /// nothing.
    public static ApplicationWindow show(Stage stage, AppServices services, AudioSession audioSession) {
        ApplicationWindow window = new ApplicationWindow(services, audioSession);
        window.show(stage);
        window.opening().start();
        return window;
    }

    /// Shows the window as above.
    ///
    /// @param preparation runs on a worker once the bars are painted; the window takes no input
    ///     before it has ended
    public static ApplicationWindow show(
            Stage stage, AppServices services, AudioSession audioSession, Runnable preparation) {
        ApplicationWindow window = new ApplicationWindow(services, audioSession);
        window.show(stage);
        window.opening().start(services.tasks(), preparation);
        return window;
    }

    private void show(Stage stage) {
        stage.setTitle("Saywell");
        stage.setMinWidth(MIN_WIDTH);
        stage.setMinHeight(MIN_HEIGHT);
        stage.setScene(scene);
        // A computer that wakes on another day shows that to whoever returns to the window.
        stage.focusedProperty().subscribe(erasure::lookAtClock);
        stage.focusedProperty().addListener(change -> diskSpace.look());
        CloseWhileRecording.install(stage, audioSession);
        WindowState.restoreAndRemember(stage, route, services.practice());
        stage.show();
    }

    private WindowOpening opening() {
        return new WindowOpening(scene, this::showFirstScreen, this::ready);
    }

    private void showFirstScreen() {
        if (!closed) {
            welcome.start();
            navigateTo(route.get());
        }
    }

    private void ready() {
        if (!closed) {
            audioSession.openMicrophone(services.practice().settings().get(Setting.MICROPHONE));
            diskSpace.look();
            backups.look();
            idleWork.start(screens.preparations(services.practice().settings().get(Setting.ROLE)));
            whenReady.forEach(Runnable::run);
        }
    }

    /// Runs `work` on the UI thread once the first screen is painted and the preparation has ended.
    /// Call it before that.
    public void runWhenReady(Runnable work) {
        whenReady.add(work);
    }

    /// Says that something failed which nothing foresaw. A recording goes on.
    public void tellFailure() {
        if (!closed) {
            failures.failed();
        }
    }

    private boolean isBusy() {
        return audioSession.isRecording() || audioSession.isPlaying();
    }

    /// The scene, for screenshots.
    public Scene scene() {
        return scene;
    }

    public PracticeScreen practiceScreen() {
        return screens.practice();
    }

    public ClassScreen classScreen() {
        return screens.classroom();
    }

    /// The folder in which hand-ins arrive.
    public WatchedFolderViewModel watchedFolder() {
        return screens.watchedFolder();
    }

    /// What asks for erasures on their day.
    public ErasureViewModel erasure() {
        return erasure;
    }

    /// Opens a file given by the file manager: a pack, recordings, a hand-in or a backup.
    public void open(Path file) {
        if (HandInCollection.hasHandInName(file)) {
            openDropped(List.of(file));
            return;
        }
        route.set(ScreenRoute.REPORTS);
        reportsScreen().open(file);
    }

    /// Opens files dropped on the window on the screen that is shown, or else as files of the
    /// application.
    void openDropped(List<Path> files) {
        refusal.set(Optional.empty());
        boolean isTeacher = keymap.role().get() == UserRole.TEACHER;
        List<Path> handIns = files.stream()
                .filter(file -> isTeacher && HandInCollection.hasHandInName(file))
                .toList();
        if (!handIns.isEmpty()) {
            route.set(ScreenRoute.CLASS);
            classScreen().collect(handIns);
        }
        for (Path file :
                files.stream().filter(other -> !handIns.contains(other)).toList()) {
            String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
            boolean taken = screens.find(route.get())
                    .filter(shown -> shown.openFile(file))
                    .isPresent();
            if (!taken && (name.endsWith(".saywell") || name.endsWith(".zip"))) {
                open(file);
            } else if (!taken) {
                refusal.set(Optional.of(UserMessage.failure(
                        isTeacher ? "shell.drop.refused" : "shell.drop.refused.alone", file.getFileName())));
            }
        }
    }

    public ReportsScreen reportsScreen() {
        return screens.reports();
    }

    /// Opens a screen by the name of its route, such as `LESSONS`.
    public void navigateTo(String screen) {
        route.set(ScreenRoute.valueOf(screen));
    }

    private void navigateTo(ScreenRoute previous, ScreenRoute current) {
        idleWork.postpone();
        refusal.set(Optional.empty());
        keys.close();
        backups.look();
        screens.findBuilt(previous).ifPresent(Screen::onHidden);
        navigateTo(current);
    }

    private void navigateTo(ScreenRoute current) {
        screenTexts.follow(current);
        screens.find(current).ifPresent(screen -> show(screen));
    }

    private void show(Screen screen) {
        screenPane.show(screen.root());
        NodeFactory.showWhen(navigationBar, screen.fillsWindow().map(fills -> !fills));
        NodeFactory.showWhen(statusBar, screen.fillsWindow().map(fills -> !fills));
        screen.onShown();
        // The keys belong to the screen now: not to a hidden node, nor to the button that opened
        // it.
        if (!screenPane.hasFocus(scene)) {
            screen.root().requestFocus();
        }
    }

    private void begin(UserRole role) {
        route.set(role == UserRole.TEACHER ? ScreenRoute.CLASS : ScreenRoute.DAILY);
    }

    private void libraryChanged(LibraryChange change) {
        idleWork.postpone();
        if (change instanceof LibraryChange.SettingsChanged) {
            backups.look();
            keymap.load(services.practice().settings().get(KeyBindings.SETTING));
            keymap.role().set(services.practice().settings().get(Setting.ROLE));
            InterfaceLanguage language =
                    InterfaceLanguage.ofTag(services.practice().settings().get(Setting.INTERFACE_LANGUAGE));
            boolean isThemeOutdated = theme.isOutdated();
            if (isThemeOutdated || language != texts.language().get()) {
                screenPane.removeHidden();
            }
            screenTexts.setLanguage(language, route.get());
            if (isThemeOutdated) {
                screenPane.restyle(scene, theme::apply);
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        changes.close();
        navigationBar.close();
        statusBar.close();
        erasure.close();
        repair.close();
        diskSpace.close();
        welcome.close();
        idleWork.stop();
        screenTexts.close();
        focusKeeper.close();
        focusRevealer.close();
        screens.close();
        unfinished.close();
        failures.close();
        services.tasks().openWork().leave();
    }
}
