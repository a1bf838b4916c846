package app.saywell.desk.shell.window;

import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.lessons.voice.ToneVoice;
import app.saywell.desk.privacy.LibraryEncryption;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.settings.keys.HostedServiceKeys;
import app.saywell.desk.settings.keys.ManagedKeys;
import app.saywell.desk.settings.keys.SupportServices;
import app.saywell.desk.settings.support.Doctor;
import app.saywell.desk.settings.support.SupportFile;
import app.saywell.desk.settings.support.SystemCheck;
import app.saywell.desk.settings.update.UpdateAnswer;
import app.saywell.desk.settings.update.UpdateChecks;
import app.saywell.desk.settings.update.UpdateSource;
import app.saywell.desk.shell.cases.FakeSpeechService;
import app.saywell.desk.shell.cases.NewLibrary;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.speech.CallFailure;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.ReadingFollower;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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

    /// Follows readings in the place of the embedded service; none at first.
    public final AtomicReference<ReadingFollower> follower = new AtomicReference<>();

    /// What update checks find.
    public volatile UpdateAnswer updateAnswer = new UpdateAnswer.Newest();

    /// How much later it is for the use cases than it is.
    public final AtomicReference<Duration> later = new AtomicReference<>(Duration.ZERO);

    /// The clock of the use cases, apart from that.
    public final AtomicReference<InstantSource> clock = new AtomicReference<>(InstantSource.system());

    /// What the doctor looks at.
    public final List<SystemCheck> checks = new ArrayList<>();

    public final Library library;
    public final ServiceGraph practice;
    public final TaskRunner tasks = WindowWork.taskRunner();
    private final UpdateSource updates = (address, key) -> updateAnswer;
    private final WindowThreadGuard guard;
    private final FilePrompt files;
    private final Path folder;
    private final SpeechServiceHandles judges = new SpeechServiceHandles() {
        @Override
        public SpeechServiceHandle handleFor(ServiceKind kind, String purpose, boolean british, JudgingRule rule) {
            return kind == ServiceKind.EMBEDDED
                    ? new SpeechServiceHandle(embedded, AnswerOrigin.EMBEDDED, Objects.requireNonNull(engine.get()))
                    : new SpeechServiceHandle(hosted, "https://hosted.example", "");
        }

        @Override
        public Optional<ReadingFollower> follower(boolean british, JudgingRule rule) {
            return Optional.ofNullable(follower.get());
        }
    };

    public UiTestServices(Path folder) {
        this(folder, new QueuedFilePrompt());
    }

    /// @param files answers the file dialogs
    public UiTestServices(Path folder, FilePrompt files) {
        this(folder, files, SchoolPolicy.NONE);
    }

    /// @param policy what the school has set
    public UiTestServices(Path folder, FilePrompt files, SchoolPolicy policy) {
        this(
                folder,
                files,
                Boolean.getBoolean("encrypted")
                        ? PracticeFixture.openEncrypted(folder, policy)
                        : NewLibrary.open(folder, policy));
    }

    /// @param library is closed with the services
    UiTestServices(Path folder, FilePrompt files, Library library) {
        // Starts the UI thread before anything answers on it.
        WindowRobot.call(() -> 0);
        this.folder = folder;
        this.files = files;
        this.library = library;
        library.key().ifPresent(libraryKeys::store);
        guard = WindowThreadGuard.watch(library);
        practice = new ServiceGraph(
                library, judges, tasks, () -> clock.get().instant().plus(later.get()), voice);
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
                                        "0.1.0",
                                        new ClosedLibrary(folder).glance(libraryKeys),
                                        library.policy(),
                                        List.of()))),
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
