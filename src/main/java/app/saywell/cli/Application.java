package app.saywell.cli;

import app.saywell.client.key.KeyVault;
import app.saywell.library.Library;
import app.saywell.practice.Practice;
import app.saywell.practice.backup.Restore;
import app.saywell.task.Tasks;
import app.saywell.ui.shell.Ports;
import app.saywell.ui.studio.Keys;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/// The application without its window: one data folder, its services and its use cases.
public final class Application implements AutoCloseable {
    private final Library library;
    private final Services services;
    private final ExecutorService workers;
    private final Tasks tasks;
    private final Practice practice;

    private Application(Library library, Executor answers, Function<String, KeyVault> vaults) {
        this.library = library;
        this.services = new Services(library, vaults);
        this.workers =
                Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("work-", 0).factory());
        this.tasks = new Tasks(workers, answers);
        this.practice = new Practice(library, services, tasks, InstantSource.system());
    }

    /// Opens a data folder.
    ///
    /// @param answers where listeners are called: the window's thread, or in place
    /// @throws app.saywell.library.store.LibraryException if another Saywell has it open, or it
    ///     cannot be read
    public static Application open(Path home, Executor answers) {
        return open(home, answers, KeyVault::ofSystem);
    }

    /// Opens a data folder with vaults of one's own.
    static Application open(Path home, Executor answers, Function<String, KeyVault> vaults) {
        try {
            Restore.finish(home, Instant.now());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Application(Library.open(home), answers, vaults);
    }

    /// What can be done.
    public Practice practice() {
        return practice;
    }

    /// What the window is handed.
    public Ports ports() {
        Path home = library.folder().root();
        Keys keys = new Keys(services.keys(), new OwnKeys(EmbeddedService.folder(home)));
        return new Ports(practice, tasks, keys, home);
    }

    /// Starts the embedded service now, so that the first take need not wait for it.
    public void warmUp() {
        services.warmUp();
    }

    @Override
    public void close() {
        practice.close();
        workers.shutdownNow();
        services.close();
        library.close();
    }
}
