package app.saywell.desk.speaking;

import app.saywell.desk.privacy.ErasureService;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.speaking.SpokenTask;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.audio.UnfinishedRecordings;
import app.saywell.speech.audio.UnreadableAudioException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The tasks to speak about, and what learners said to them. Call it on a worker thread.
public final class FreeSpeechService {
    private static final System.Logger LOG = System.getLogger(FreeSpeechService.class.getName());
    private static final Pattern UNFINISHED = Pattern.compile("free-(\\d{1,18})-(\\d{1,18})-([a-z0-9-]{1,40})\\.wav");

    /// Files that are being recorded or kept: no crash has left them.
    private static final Set<String> IN_HAND = ConcurrentHashMap.newKeySet();

    /// Older ones say little of today, and each has to be read.
    private static final int MAX_COMPARED = 60;

    private final UseCaseContext context;
    private final Library library;
    private final ErasureService erasure;

    public FreeSpeechService(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
        this.erasure = new ErasureService(context);
    }

    /// All tasks: first those that were written here, then those that come with Saywell.
    public List<SpeakingTask> tasks() {
        return SpeakingTask.all(library.speakingTasks().findAll());
    }

    public SpeakingTask addTask(String title, String prompt) {
        return SpeakingTask.of(
                library.speakingTasks().insert(title, prompt, context.clock().instant()));
    }

    /// Removes a task that was written here. What was said to it stays.
    public void deleteTask(SpeakingTask task) {
        task.ownId().ifPresent(library.speakingTasks()::delete);
    }

    /// The file to record to. It stays in the folder of unfinished recordings until it is kept, also after a crash.
    public Path newRecordingFile(long learnerId, SpeakingTask task) {
        Path file = library.folder()
                .unfinishedFolder()
                .resolve(
                        "free-%d-%d-%s.wav".formatted(learnerId, context.clock().millis(), task.key()));
        IN_HAND.add(file.toString());
        return file;
    }

    /// Moves a finished recording into the library. The given file is deleted.
    ///
    /// @param prompt what was to be spoken about
    /// @throws app.saywell.desk.school.learner.ConsentMissingException if the learner's consent does not allow it;
    ///     the file stays where it is
    public FreeSpeech keep(long learnerId, String task, String prompt, Path finished, Instant startedAt) {
        try {
            return store(learnerId, task, prompt, finished, startedAt);
        } finally {
            IN_HAND.remove(finished.toString());
        }
    }

    private FreeSpeech store(long learnerId, String task, String prompt, Path finished, Instant startedAt) {
        library.learners().requireRecording(learnerId);
        AudioFile sound = AudioFile.probe(finished);
        AudioClip clip = library.recordings().importByLink(finished, sound.extension(), sound.seconds());
        FreeSpeech kept = library.freeSpeech().insert(learnerId, task, prompt, clip, startedAt);
        try {
            Files.deleteIfExists(finished);
        } catch (IOException e) { // it is offered again; at worst it is stored twice
            LOG.log(System.Logger.Level.WARNING, "a stored recording is still in the unfinished folder", e);
        }
        return kept;
    }

    /// Keeps recordings that a crash interrupted, as far as their learner is still there and allows it. What is being
    /// recorded or kept meanwhile is left alone.
    ///
    /// @return how many there were
    public int keepInterrupted() {
        int kept = 0;
        try (Stream<Path> files = Files.list(library.folder().unfinishedFolder())) {
            for (Path file : files.toList()) {
                Matcher name = UNFINISHED.matcher(String.valueOf(file.getFileName()));
                // Asked in this order: what was just kept is gone before it is out of hand.
                boolean isLeft = name.matches() && !IN_HAND.contains(file.toString()) && Files.exists(file);
                kept += isLeft && keepInterrupted(file, name) ? 1 : 0;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return kept;
    }

    private boolean keepInterrupted(Path file, Matcher name) throws IOException {
        Optional<Learner> learner = library.learners().find(Long.parseLong(name.group(1)));
        if (learner.filter(found -> found.consent().allowsRecording()).isEmpty()
                || !library.folder().canOpen(file)) {
            return false;
        }
        for (var unfinished : UnfinishedRecordings.findIn(library.folder().unfinishedFolder())) {
            if (unfinished.file().getFileName().equals(file.getFileName())) {
                UnfinishedRecordings.repair(file);
            }
        }
        try {
            keep(learner.get().id(), name.group(3), "", file, Instant.ofEpochMilli(Long.parseLong(name.group(2))));
            return true;
        } catch (UnreadableAudioException e) { // nothing was recorded yet
            Files.deleteIfExists(file);
            return false;
        }
    }

    /// All that a learner said, newest first.
    public List<FreeSpeech> findByLearner(long learnerId) {
        return library.freeSpeech().findByLearner(learnerId).reversed();
    }

    /// What the judged speeches of a learner have in common and how they changed, of the newest sixty.
    /// That it was seen is noted in the access record.
    public SpeechProgress progress(long learnerId) {
        context.noteOpened(learnerId);
        List<MeasuredSpeech> measured = findByLearner(learnerId).stream()
                .filter(speech -> speech.answers().isPresent())
                .limit(MAX_COMPARED)
                .map(MeasuredSpeech::of)
                .toList();
        return SpeechProgress.of(measured.reversed(), ZoneId.systemDefault());
    }

    /// Who in a class has spoken to which task, the latest first. That it was seen is noted in the access record.
    public List<SpokenTask> spokenTasks(long classId) {
        context.noteClassOpened(classId);
        return library.freeSpeech().findSpokenTasks(classId);
    }

    /// Notes in the access record that what a learner of a class said was opened.
    public FreeSpeech opened(FreeSpeech speech) {
        context.noteOpened(speech.learnerId());
        return speech;
    }

    /// Deletes permanently what a learner said. Only for a user who was asked.
    ///
    /// @throws app.saywell.desk.store.policy.LockedFeatureException if the school has locked erasure
    public void delete(FreeSpeech speech) {
        erasure.eraseFreeSpeech(speech);
    }
}
