package app.saywell.desk.shell.start;

import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.theme.FontLoader;
import app.saywell.desk.privacy.backup.BackupException;
import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.school.policy.PolicyProblem;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.start.EndOfProcess.ProcessEnd;
import app.saywell.desk.shell.trouble.StartFailureView;
import app.saywell.desk.shell.trouble.UnlockView;
import app.saywell.desk.shell.window.ApplicationWindow;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;

/// The JavaFX application with its window. [#open] starts it once per process.
public final class MainWindow extends javafx.application.Application {
    private static final List<String> ICONS = List.of(
            "/app/saywell/assets/icons/saywell-32.png",
            "/app/saywell/assets/icons/saywell-64.png",
            "/app/saywell/assets/icons/saywell.png");

    private static final Duration HAND_OVER_TIMEOUT = Duration.ofSeconds(8);

    private static final StoredLibraryKeys KEYS = StoredLibraryKeys.ofThisComputer();

    private static volatile @Nullable CompletableFuture<ApplicationContext> opening;
    private static volatile ConversionProgressWindow conversion = new ConversionProgressWindow(Platform::exit);

    private volatile @Nullable SingleInstanceInbox requests;
    private @Nullable ApplicationContext application;
    private @Nullable AudioSession sound;
    private @Nullable ApplicationWindow shell;
    private @Nullable QuietCollection collection;
    private Subscription uncaught = () -> {};
    private boolean isAsked;
    private boolean isEnding;

    /// Opens the window and returns when it is closed.
    ///
    /// @param file a `.saywell` file to open
    /// @throws CommandRefusedException if a system library is missing
    public static void open(Optional<Path> file) {
        opening = openLibrary();
        GraphicsSettings.settle();
        boolean isHeadless = "Headless".equals(System.getProperty("glass.platform"));
        (isHeadless ? Optional.<String>empty() : DisplayCheck.missingLibraries()).ifPresent(sentence -> {
            throw new CommandRefusedException(sentence);
        });
        javafx.application.Application.launch(
                MainWindow.class, file.map(Path::toString).stream().toArray(String[]::new));
    }

    /// Opens the library beside the start of JavaFX, so that neither waits for the other.
    private static CompletableFuture<ApplicationContext> openLibrary() {
        ConversionProgressWindow progress = new ConversionProgressWindow(Platform::exit);
        conversion = progress;
        CompletableFuture<ApplicationContext> result = new CompletableFuture<>();
        Thread.ofPlatform().name("library-opening").start(() -> {
            try {
                result.complete(ApplicationContext.openUntidied(
                        HomeFolder.ofThisComputer(), Platform::runLater, KeyVault::ofSystem, KEYS, progress));
            } catch (RuntimeException | Error e) {
                result.completeExceptionally(e);
            }
        });
        return result;
    }

    /// What the window of this process has open; empty until then.
    static Optional<ApplicationContext> opened() {
        CompletableFuture<ApplicationContext> started = opening;
        return started != null && started.isDone() && !started.isCompletedExceptionally()
                ? Optional.of(started.join())
                : Optional.empty();
    }

    @Override
    public void start(Stage stage) {
        Platform.setImplicitExit(false); // no window is open until the library is
        FontLoader.load();
        Runnable end = conversion.watch(stage);
        Objects.requireNonNull(opening)
                .whenComplete((opened, failure) -> Platform.runLater(() -> {
                    end.run();
                    libraryOpened(stage, opened, failure);
                }));
    }

    /// Shows the application, or why there is none: without a window nobody would know.
    void libraryOpened(Stage stage, @Nullable ApplicationContext opened, @Nullable Throwable failure) {
        Platform.setImplicitExit(true);
        if (opened != null) {
            showOrTell(stage, opened);
        } else {
            libraryRefused(stage, LibraryException.of(Objects.requireNonNull(failure)));
        }
    }

    private void showOrTell(Stage stage, ApplicationContext opened) {
        try {
            application = opened;
            show(stage, opened);
        } catch (RuntimeException | Error e) {
            application = null;
            opened.close();
            libraryRefused(stage, LibraryException.of(e));
        }
    }

    private void show(Stage stage, ApplicationContext opened) {
        AudioSession devices = AudioSession.forThisComputer(
                Platform::runLater, () -> opened.practice().settings().get(Setting.LOUDSPEAKER));
        sound = devices;
        ApplicationWindow shown = ApplicationWindow.show(stage, opened.appServices(), devices, () -> {
            opened.practice().askAtFirstStart();
            opened.practice().tidyFolder();
        });
        shell = shown;
        uncaught = UncaughtExceptions.ofThisProcess().subscribe(() -> Platform.runLater(shown::tellFailure));
        // Filters come before everything else that is done then, and that may wait for a disk.
        stage.addEventFilter(WindowEvent.WINDOW_CLOSE_REQUEST, asked -> endAtLatest());
        stage.addEventFilter(WindowEvent.WINDOW_HIDING, hiding -> endSoon());
        shown.runWhenReady(() -> {
            collection = QuietCollection.watch(shown.scene(), devices);
            file().ifPresent(shown::open);
            addIcons(stage);
            opened.appServices()
                    .tasks()
                    .run(
                            progress -> startSession(opened, stage, shown),
                            outcome -> sessionStarted(outcome, opened, shown));
        });
    }

    private void libraryRefused(Stage stage, LibraryException refused) {
        Path home = HomeFolder.ofThisComputer();
        if (refused.kind() == LibraryException.LibraryFailureKind.IN_USE && handedOver(home)) {
            Platform.exit();
            return;
        }
        if (refused.kind() == LibraryException.LibraryFailureKind.KEY_MISSING) {
            askForKey(stage, home, refused);
        } else {
            tellRefusal(stage, home, refused);
        }
    }

    private void askForKey(Stage stage, Path home, LibraryException refused) {
        try {
            new ClosedLibrary(home)
                    .keyCheck()
                    .ifPresentOrElse(
                            check -> UnlockView.show(stage, check, key -> unlock(stage, key)),
                            () -> tellRefusal(stage, home, refused));
        } catch (LibraryException e) {
            tellRefusal(stage, home, e);
        }
    }

    private void tellRefusal(Stage stage, Path home, LibraryException refused) {
        warn("the data folder could not be opened", refused);
        SchoolPolicy policy = InstalledPolicy.current();
        boolean isPolicy = refused.kind() == LibraryException.LibraryFailureKind.POLICY;
        StartFailureView.show(
                stage,
                refused.kind(),
                isPolicy ? policy.file().orElse(home) : home,
                usableCopy(stage, home, refused.kind()),
                isPolicy ? policy.problem().map(PolicyProblem::toString).orElse("") : "");
    }

    // The keychain may take half a second.
    private void unlock(Stage stage, LibraryKey key) {
        CompletableFuture.runAsync(() -> KEYS.store(key))
                .whenComplete((stored, failure) -> Platform.runLater(() -> {
                    opening = openLibrary();
                    start(stage);
                }));
    }

    /// What can wait until the window is there.
    private Path startSession(ApplicationContext opened, Stage stage, ApplicationWindow shown) throws IOException {
        Path home = opened.appServices().dataFolder();
        if (!opened.practice().isReadOnly()) { // otherwise nobody can leave a request there
            requests = SingleInstanceInbox.listen(home, path -> open(stage, shown, path));
        }
        if (WindowRehearsal.isWanted()) {
            WindowRehearsal.startSession(opened.practice());
        } else {
            opened.practice().start();
        }
        opened.appServices().support().updates().checkIfDue(LocalDate.now(ZoneId.systemDefault()));
        return home;
    }

    private Optional<Path> file() {
        return getParameters().getRaw().stream().map(Path::of).findFirst();
    }

    /// Whether the running instance has accepted the file.
    private boolean handedOver(Path home) {
        try {
            return file().isPresent() && SingleInstanceInbox.handOver(home, file().get(), HAND_OVER_TIMEOUT);
        } catch (IOException e) {
            warn("the running window could not be reached", e);
            return false;
        }
    }

    private static void open(Stage stage, ApplicationWindow shell, Path file) {
        Platform.runLater(() -> {
            shell.open(file);
            if (stage.isIconified()) {
                stage.setIconified(false);
            }
            stage.toFront();
        });
    }

    /// The newest daily copy of the database, or the one from before an update, with what puts it
    /// in place.
    private Optional<StartFailureView.UsableCopy> usableCopy(
            Stage stage, Path home, LibraryException.LibraryFailureKind kind) {
        try {
            if (kind == LibraryException.LibraryFailureKind.NEWER) {
                return new ClosedLibrary(home)
                        .copyBeforeUpdate()
                        .map(copy -> usableCopy(stage, home, copy.file(), copy.day()));
            }
            return BackupRestorer.newestGoodCopy(home, LocalDate.now(ZoneId.systemDefault()))
                    .map(copy -> usableCopy(
                            stage, home, copy, copy.getFileName().toString().replace(".db", "")));
        } catch (IOException e) {
            warn("the copies of the database could not be read", e);
            return Optional.empty();
        }
    }

    private StartFailureView.UsableCopy usableCopy(Stage stage, Path home, Path copy, String day) {
        return new StartFailureView.UsableCopy(day, () -> restoreCopy(stage, home, copy));
    }

    private void restoreCopy(Stage stage, Path home, Path copy) {
        try {
            BackupRestorer.prepareDatabase(copy, home);
            opening = openLibrary();
            start(stage);
        } catch (IOException | BackupException e) {
            warn("the daily copy could not be put in place", e);
        }
    }

    private static void addIcons(Stage stage) {
        for (String name : ICONS) {
            stage.getIcons()
                    .add(new Image(Objects.requireNonNull(MainWindow.class.getResource(name))
                            .toString()));
        }
    }

    // The first logger of a process opens every jar, so none is made before the library is opened.
    private static void warn(String message, Throwable cause) {
        Logger.getLogger(MainWindow.class.getName()).log(Level.WARNING, message, cause);
    }

    private static void sessionStarted(TaskOutcome<Path> outcome, ApplicationContext opened, ApplicationWindow shown) {
        if (outcome instanceof TaskOutcome.TaskFailed<Path>(Throwable cause)) {
            warn("the session did not start completely", cause);
        }
        if (WindowRehearsal.isWanted()) {
            WindowRehearsal.start(shown, opened.practice());
        }
    }

    /// From when somebody asks to close the window on nothing keeps the process for longer.
    private void endAtLatest() {
        if (!isAsked) {
            isAsked = true;
            Optional<ApplicationContext> open = Optional.ofNullable(application);
            EndOfProcess.atLatest(
                    () -> open.map(context -> context.practice().keepingOfMarks())
                            .orElse(() -> {}),
                    end());
        }
    }

    private static ProcessEnd end() {
        return WindowRehearsal.isWanted() ? ProcessEnd.BY_MACHINE : ProcessEnd.BY_SYSTEM;
    }

    /// From when the window goes on the process has so much time left, also where this thread has something else to
    /// do before [#stop].
    private void endSoon() {
        if (isEnding) {
            return;
        }
        isEnding = true;
        endAtLatest();
        Optional<ApplicationContext> open = Optional.ofNullable(application);
        EndOfProcess.after(
                EndOfProcess.LIMIT,
                () -> open.ifPresent(context -> context.practice().tasks().awaitWorkInOrder()),
                end());
    }

    @Override
    public void stop() {
        endSoon();
        if (requests != null) {
            requests.close();
        }
        if (collection != null) {
            collection.close();
        }
        uncaught.close();
        if (shell != null) {
            shell.close();
        }
        if (sound != null) {
            sound.close();
        }
        if (application != null) {
            application.close();
        }
    }
}
