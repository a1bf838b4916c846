package app.saywell.ui.shell;

import app.saywell.library.Library;
import app.saywell.library.policy.SchoolPolicy;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.store.AnswerOrigin;
import app.saywell.practice.FakeSpeechService;
import app.saywell.practice.NewLibrary;
import app.saywell.practice.PracticeFixture;
import app.saywell.practice.UseCases;
import app.saywell.practice.privacy.LibraryEncryption;
import app.saywell.practice.scoring.SpeechServiceHandle;
import app.saywell.practice.scoring.SpeechServiceHandles;
import app.saywell.practice.support.Doctor;
import app.saywell.practice.support.SupportFile;
import app.saywell.practice.support.SystemCheck;
import app.saywell.practice.update.UpdateAnswer;
import app.saywell.practice.update.UpdateChecks;
import app.saywell.practice.update.UpdateSource;
import app.saywell.practice.voice.ToneVoice;
import app.saywell.speech.CallFailure;
import app.saywell.task.TaskRunner;
import app.saywell.ui.InMemoryIssuedKeys;
import app.saywell.ui.QueuedFilePrompt;
import app.saywell.ui.WindowRobot;
import app.saywell.ui.WindowThreadGuard;
import app.saywell.ui.WindowWork;
import app.saywell.ui.context.FilePrompt;
import app.saywell.ui.context.HostedServiceKeys;
import app.saywell.ui.context.ManagedKeys;
import app.saywell.ui.context.SupportServices;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/// A library and use cases that answer on the UI thread, with fake speech services that space words
/// evenly. With `-Dencrypted=true` the library is encrypted.
public final class UiTestServices implements AutoCloseable {
    public final FakeSpeechService embedded = new FakeSpeechService();
    public final FakeSpeechService hosted = new FakeSpeechService();

    /// Name and version of the embedded engine.
    public final AtomicReference<String> engine = new AtomicReference<>("even 1");

    public final InMemoryIssuedKeys issuedKeys = new InMemoryIssuedKeys();
    public final InMemoryLibraryKeys libraryKeys = new InMemoryLibraryKeys();
    public final ToneVoice voice = new ToneVoice();

    /// What update checks find.
    public volatile UpdateAnswer updateAnswer = new UpdateAnswer.Newest();

    /// How much later it is for the use cases than it is.
    public final AtomicReference<Duration> later = new AtomicReference<>(Duration.ZERO);

    /// What the doctor looks at.
    public final List<SystemCheck> checks = new ArrayList<>();

    public final Library library;
    public final UseCases practice;
    public final TaskRunner tasks = WindowWork.taskRunner();
    private final UpdateSource updates = (address, key) -> updateAnswer;
    private final WindowThreadGuard guard;
    private final FilePrompt files;
    private final Path folder;
    private final SpeechServiceHandles judges = kind -> kind == ServiceKind.EMBEDDED
            ? new SpeechServiceHandle(embedded, AnswerOrigin.EMBEDDED, Objects.requireNonNull(engine.get()))
            : new SpeechServiceHandle(hosted, "https://hosted.example", "");

    public UiTestServices(Path folder) {
        this(folder, new QueuedFilePrompt());
    }

    /// @param files answers the file dialogs
    public UiTestServices(Path folder, FilePrompt files) {
        this(folder, files, SchoolPolicy.NONE);
    }

    /// @param policy what the school has set
    public UiTestServices(Path folder, FilePrompt files, SchoolPolicy policy) {
        // Starts the UI thread before anything answers on it.
        WindowRobot.call(() -> 0);
        this.folder = folder;
        this.files = files;
        if (Boolean.getBoolean("encrypted")) {
            libraryKeys.store(PracticeFixture.KEY);
            library = PracticeFixture.openEncrypted(folder, policy);
        } else {
            library = NewLibrary.open(folder, policy);
        }
        guard = WindowThreadGuard.watch(library);
        practice = new UseCases(library, judges, tasks, () -> Instant.now().plus(later.get()), voice);
    }

    public AppServices appServices() {
        return new AppServices(
                practice,
                tasks,
                new ManagedKeys(new EmptyHostedKeys(), issuedKeys, new LibraryEncryption(library, libraryKeys)),
                folder,
                new SupportServices(
                        new UpdateChecks(practice.settings(), updates, "0.1.0"),
                        new Doctor(
                                checks,
                                () -> new SupportFile.SupportData(
                                        "0.1.0", Library.glance(folder, libraryKeys), library.policy(), List.of()))),
                scene -> files);
    }

    @Override
    public void close() {
        practice.close();
        library.close();
        guard.verify();
    }

    /// A keychain that is always empty.
    private static final class EmptyHostedKeys implements HostedServiceKeys {
        @Override
        public boolean isUsableAddress(String address) {
            return address.startsWith("https://");
        }

        @Override
        public boolean isUsableKey(String key) {
            return !key.contains(" ");
        }

        @Override
        public HostedKeyLocation locate(String address) {
            return HostedKeyLocation.NOWHERE;
        }

        @Override
        public HostedKeyLocation store(String address, String key) {
            return HostedKeyLocation.SESSION;
        }

        @Override
        public void remove(String address) {}

        @Override
        public KeyTestResult check(String address) {
            return new KeyTestResult.KeyTestFailed(CallFailure.of(CallFailure.FailureKind.NO_KEY, "no key"));
        }
    }
}
