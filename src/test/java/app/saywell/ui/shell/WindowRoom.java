package app.saywell.ui.shell;

import app.saywell.library.Library;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.store.Origin;
import app.saywell.practice.EvenSpeech;
import app.saywell.practice.Practice;
import app.saywell.practice.scoring.Judge;
import app.saywell.practice.scoring.Judges;
import app.saywell.speech.Failure;
import app.saywell.task.Tasks;
import app.saywell.ui.ChosenFiles;
import app.saywell.ui.Fx;
import app.saywell.ui.KeyRing;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.HostedKeys;
import app.saywell.ui.studio.Keys;

import javafx.application.Platform;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Executors;

/// A practice whose answers come on the window's thread, with services that spread words evenly.
public final class WindowRoom implements AutoCloseable {
    public final EvenSpeech embedded = new EvenSpeech();
    public final EvenSpeech hosted = new EvenSpeech();
    public final KeyRing own = new KeyRing();
    public final Library library;
    public final Practice practice;
    public final Tasks tasks =
            new Tasks(Executors.newVirtualThreadPerTaskExecutor(), Platform::runLater);
    private final FilePrompt files;
    private final Path folder;
    private final Judges judges =
            kind ->
                    kind == ServiceKind.EMBEDDED
                            ? new Judge(embedded, Origin.EMBEDDED, "even 1")
                            : new Judge(hosted, "https://hosted.example", "");

    public WindowRoom(Path folder) {
        this(folder, new ChosenFiles());
    }

    /// @param files chooses files where the window asks for some
    public WindowRoom(Path folder, FilePrompt files) {
        // Before anything is answered on the window's thread, there must be one.
        Fx.call(() -> 0);
        this.folder = folder;
        this.files = files;
        library = Library.open(folder);
        practice = new Practice(library, judges, tasks, InstantSource.system());
    }

    public Ports ports() {
        return new Ports(practice, tasks, new Keys(new NoKeys(), own), folder, scene -> files);
    }

    @Override
    public void close() {
        practice.close();
        library.close();
    }

    /// A keychain that is empty and stays so.
    private static final class NoKeys implements HostedKeys {
        @Override
        public Where where(String address) {
            return Where.NOWHERE;
        }

        @Override
        public Where keep(String address, String key) {
            return Where.SESSION;
        }

        @Override
        public void forget(String address) {}

        @Override
        public Finding check(String address) {
            return new Finding.Failed(Failure.of(Failure.Kind.NO_KEY, "no key"));
        }
    }
}
