package app.saywell.desk.shell.cases;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.privacy.backup.BackupKey;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.DecodedAudioCache;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.desk.takes.scoring.ScoringOutcome;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/// A library with its use cases in a temporary folder for tests. Tasks run on the calling thread.
public final class PracticeFixture implements AutoCloseable {
    public static final Instant NOW = Instant.parse("2026-11-21T09:00:00Z");

    public final FakeSpeechService embedded = new FakeSpeechService();
    public final FakeSpeechService hosted = new FakeSpeechService();

    /// Name and version of the embedded engine.
    public final AtomicReference<String> engine = new AtomicReference<>("even 1");

    public final List<LibraryChange> receivedChanges = new ArrayList<>();
    public final Path folder;
    public final Library library;
    public final ServiceGraph useCases;

    public PracticeFixture(Path folder) {
        this(folder, Boolean.getBoolean("encrypted") ? openEncrypted(folder) : NewLibrary.open(folder));
    }

    /// @param library is closed with the fixture
    public PracticeFixture(Path folder, Library library) {
        this.folder = folder;
        this.library = library;
        useCases = new ServiceGraph(
                library,
                (kind, purpose, british, rule) -> kind == ServiceKind.EMBEDDED
                        ? new SpeechServiceHandle(embedded, AnswerOrigin.EMBEDDED, Objects.requireNonNull(engine.get()))
                        : new SpeechServiceHandle(hosted, "https://hosted.example", ""),
                new TaskRunner(Runnable::run, Runnable::run),
                () -> NOW,
                TextToSpeech.NONE);
        library.settings().set(Setting.HOSTED_ADDRESS, "https://hosted.example");
        OPEN.add(library);
        useCases.changes().subscribe(receivedChanges::add);
    }

    private static final Set<Library> OPEN = ConcurrentHashMap.newKeySet();
    private static final Map<String, LibraryKey> KEYS_OF_BACKUPS = new ConcurrentHashMap<>();

    /// The keys of all backups that libraries of this process wrote.
    public static final LibraryKeys BACKUP_KEYS = check -> {
        OPEN.forEach(PracticeFixture::rememberBackupKey);
        return Optional.ofNullable(KEYS_OF_BACKUPS.get(check));
    };

    /// A backup as older versions wrote it: not encrypted.
    public static Path plain(Path backup, Path target) throws IOException {
        LibraryKey key =
                BACKUP_KEYS.find(SealedDisk.keyCheck(backup).orElseThrow()).orElseThrow();
        try (var in = Files.newInputStream(new SealedDisk(key, any -> true, SealedDisk.NewFiles.PLAIN).path(backup))) {
            Files.copy(in, target);
        }
        return target;
    }

    /// The key of [#openEncrypted].
    public static final LibraryKey KEY = LibraryKey.of(new byte[LibraryKey.BYTES]);

    /// As [Library#open], encrypted. With `-Dencrypted=true` every fixture opens its library so.
    public static Library openEncrypted(Path folder) {
        return openEncrypted(folder, SchoolPolicy.NONE);
    }

    /// As [#openEncrypted(Path)], with what the school has set.
    public static Library openEncrypted(Path folder, SchoolPolicy policy) {
        try {
            if (!Files.exists(folder.resolve("saywell.db"))) {
                try (Library plain = NewLibrary.open(folder)) {
                    plain.encryptAtNextStart(KEY);
                }
            }
            new ClosedLibrary(folder).convert(check -> Optional.of(KEY), (done, all) -> {}, () -> false);
            return Library.open(folder, policy, check -> Optional.of(KEY));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Makes the key of the backups of a library known to [#BACKUP_KEYS].
    public static void rememberBackupKey(Library library) {
        BackupKey.existing(library).ifPresent(key -> KEYS_OF_BACKUPS.put(key.checkValue(), key));
    }

    /// The context for use cases that [ServiceGraph] does not provide.
    public UseCaseContext context() {
        TaskRunner tasks = new TaskRunner(Runnable::run, Runnable::run);
        return new UseCaseContext(
                library,
                tasks,
                useCases.changes(),
                useCases.edits().history(),
                () -> NOW,
                new DecodedAudioCache(new AudioDecoder()::decode));
    }

    /// Creates a sentence in a new lesson.
    public Sentence sentence(String text) {
        long lesson = useCases.lessons().create("A lesson").id();
        return useCases.lessons().addSentences(lesson, List.of(text)).getFirst();
    }

    /// Creates a take of the current learner.
    public Take take(Sentence sentence) {
        return take(sentence, useCases.learners().current().id());
    }

    /// Creates a take with audio that no other take has.
    public Take take(Sentence sentence, long learnerId) {
        int number = useCases.takes().findByOwner(sentence.id(), learnerId).size();
        Path file = tone("take.wav", 200 + 31 * number + 7 * (int) learnerId);
        return answerOf(
                answer -> useCases.takes().importFile(new Take.TakeOwner(sentence.id(), learnerId), file, answer));
    }

    /// A file with a tone of half a second.
    public Path tone(String name, int frequencyHz) {
        Path file = folder.resolve(name);
        try {
            WavEncoder.write(file, tone(frequencyHz));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    public static Pcm tone(int frequencyHz) {
        float[] samples = new float[24_000];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.3 * Math.sin(2 * Math.PI * frequencyHz * i / 48_000));
        }
        return new Pcm(samples, 48_000);
    }

    public ScoringOutcome score(Take take) {
        return answerOf(answer -> useCases.scoring()
                .score(take.id(), useCases.settings().get(Setting.SERVICE_KIND), IndeterminateCalls.BLOCK, answer));
    }

    /// The answer of a task that runs on the calling thread.
    public static <T> T answerOf(Consumer<Consumer<TaskOutcome<T>>> work) {
        AtomicReference<TaskOutcome<T>> outcome = new AtomicReference<>();
        work.accept(outcome::set);
        return switch (Objects.requireNonNull(outcome.get())) {
            case TaskOutcome.TaskDone<T> done -> done.value();
            case TaskOutcome.TaskFailed<T> failed -> throw new AssertionError(failed.cause());
            case TaskOutcome.TaskCancelled<T> cancelled -> throw new AssertionError("cancelled");
        };
    }

    @Override
    public void close() {
        rememberBackupKey(library);
        OPEN.remove(library);
        library.close();
    }
}
