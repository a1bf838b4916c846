package app.saywell.desk.shell.start;

import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.privacy.LibraryEncryption;
import app.saywell.desk.privacy.UnfinishedExports;
import app.saywell.desk.privacy.backup.BackupException;
import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.settings.keys.ManagedKeys;
import app.saywell.desk.settings.keys.SupportServices;
import app.saywell.desk.settings.update.UpdateChecks;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.AppServices;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.seal.LibraryKeyStore;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/// The application without its window: the library in a data folder, the services and the use
/// cases.
public final class ApplicationContext implements AutoCloseable {
    private final Library library;
    private final LibraryKeyStore keys;
    private final ConfiguredServices services;
    private final ExecutorService workers;
    private final TaskRunner tasks;
    private final ServiceGraph practice;
    private final UnfinishedExports exports;

    private ApplicationContext(
            Library library, LibraryKeyStore keys, Executor answers, Function<String, KeyVault> vaults) {
        this.library = library;
        this.keys = keys;
        this.services = new ConfiguredServices(library, vaults);
        this.workers = Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name("work-", 0).factory());
        this.tasks = new TaskRunner(workers, answers);
        this.exports = UnfinishedExports.of(library);
        this.practice = new ServiceGraph(library, services, tasks, InstantSource.system(), new SynthesizedVoices());
    }

    /// Opens a data folder.
    ///
    /// @param answers the executor for listeners: the JavaFX thread, or the calling thread
    /// @throws app.saywell.desk.store.database.LibraryException if another Saywell has it open, or it
    ///     cannot be read
    public static ApplicationContext open(Path home, Executor answers) {
        return open(home, answers, KeyVault::ofSystem);
    }

    /// Opens a data folder with other key vaults, for tests.
    static ApplicationContext open(Path home, Executor answers, Function<String, KeyVault> vaults) {
        ApplicationContext opened =
                openUntidied(home, answers, vaults, StoredLibraryKeys.ofThisComputer(), StartProgress.NONE);
        opened.practice.tidyFolder();
        return opened;
    }

    /// Opens a data folder without bringing it into order: call [ServiceGraph#tidyFolder] before
    /// anything is recorded or imported.
    ///
    /// @param vaults where the keys of hosted services are, by account
    /// @param keys has the key of an encrypted library
    /// @param progress follows the encryption of a library, and may stop it
    static ApplicationContext openUntidied(
            Path home,
            Executor answers,
            Function<String, KeyVault> vaults,
            LibraryKeyStore keys,
            StartProgress progress) {
        SchoolPolicy policy = InstalledPolicy.current();
        requireKnownPlace(policy, home);
        if (DataFolder.isReadOnly(home)) {
            return new ApplicationContext(Library.openReadOnly(home, policy, keys), keys, answers, vaults);
        }
        DataFolder.makeRoomIfFull(home);
        try {
            BackupRestorer.completePrepared(home, Instant.now());
            if (new ClosedLibrary(home).awaitsConversion()) {
                progress.onProgress(0, 0);
                new ClosedLibrary(home).convert(keys, progress::onProgress, progress::isStopped);
            }
        } catch (BackupException e) { // the previous library is back
            System.getLogger(ApplicationContext.class.getName())
                    .log(System.Logger.Level.WARNING, "the prepared backup was not restored", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new ApplicationContext(Library.open(home, policy, keys), keys, answers, vaults);
    }

    // The file may say where the library is to be, so none is begun elsewhere.
    private static void requireKnownPlace(SchoolPolicy policy, Path home) {
        if (policy.problem().isPresent() && !Files.exists(home.resolve("saywell.db"))) {
            throw new LibraryException(
                    LibraryException.LibraryFailureKind.POLICY,
                    policy.problem().get().toString());
        }
    }

    /// The use cases.
    public ServiceGraph practice() {
        return practice;
    }

    /// The services that the window uses.
    public AppServices appServices() {
        ManagedKeys managed = new ManagedKeys(
                services.keys(),
                new LocalServiceKeys(
                        EmbeddedService.serviceFolder(library.folder().workFolder())),
                new LibraryEncryption(library, keys));
        return new AppServices(practice, tasks, managed, library.folder().root(), support());
    }

    private SupportServices support() {
        UpdateChecks updates = new UpdateChecks(
                practice.settings(), new SignedUpdates(library.policy()), SignedUpdates.installedVersion());
        return new SupportServices(
                updates, ComputerDoctor.of(library.folder().root(), library.policy(), keys, library.settings()::get));
    }

    @Override
    public void close() {
        practice.close();
        workers.shutdownNow();
        services.close();
        exports.close();
        library.close();
    }
}
