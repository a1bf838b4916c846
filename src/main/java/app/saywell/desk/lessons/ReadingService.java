package app.saywell.desk.lessons;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.lessons.reading.ReadingAnalyzer;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.audio.UnfinishedRecordings;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.billing.CallPrice;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Model readings of sentences.
public final class ReadingService {
    private static final System.Logger LOG = System.getLogger(ReadingService.class.getName());
    private static final Pattern INTERRUPTED_FILE = Pattern.compile("reading-(\\d{1,18})-\\d{1,18}\\.wav");

    private final UseCaseContext context;
    private final Library library;
    private final ReadingAnalyzer analyzer;
    private final FolderReadings folderReadings;

    public ReadingService(UseCaseContext context, ReadingAnalyzer analyzer) {
        this.context = context;
        this.library = context.library();
        this.analyzer = analyzer;
        this.folderReadings = new FolderReadings(library);
    }

    /// A reading that was added. It is stored even if the analysis failed.
    ///
    /// @param analysisFailure why the analysis failed; empty if it succeeded
    public record AddedReading(ModelReading reading, Optional<CallFailure> analysisFailure) {}

    /// The readings of a sentence, the primary one first.
    public List<ModelReading> findBySentence(long sentenceId) {
        return library.readings().findBySentence(sentenceId);
    }

    /// The readings of a lesson by sentence, the primary one first.
    public Map<Long, List<ModelReading>> findByLesson(long lessonId) {
        return library.readings().findByLesson(lessonId);
    }

    /// The reading that learners are compared with.
    public Optional<ModelReading> primaryReading(long sentenceId) {
        return findBySentence(sentenceId).stream().filter(ModelReading::primary).findFirst();
    }

    /// Imports an audio file as a reading and analyses it once. The first reading of a sentence
    /// becomes primary. A file without sound fails with
    /// [app.saywell.speech.audio.UnreadableAudioException], one that cannot be the model of its sentence
    /// with [UnsuitableReadingException].
    public RunningTask add(
            long sentenceId,
            Path audio,
            ModelReading.ReadingSpeaker speaker,
            Consumer<TaskOutcome<AddedReading>> answer) {
        return context.tasks()
                .run(
                        progress -> {
                            ModelReading reading = folderReadings.store(sentenceId, audio, speaker);
                            recordAddition(reading);
                            return analyseAndReload(reading.id());
                        },
                        answer);
    }

    /// The file to record a new reading to.
    public Path newRecordingFile(long sentenceId) {
        return library.folder()
                .unfinishedFolder()
                .resolve("reading-" + sentenceId + "-" + context.clock().millis() + ".wav");
    }

    /// Moves a finished recording into the library as a reading, without the silence around what was said, and
    /// analyses it. The given file is deleted.
    public RunningTask addRecorded(
            long sentenceId,
            Path finished,
            ModelReading.ReadingSpeaker speaker,
            Consumer<TaskOutcome<AddedReading>> answer) {
        return context.tasks()
                .run(
                        progress -> {
                            ModelReading reading = storeRecorded(sentenceId, finished, speaker);
                            return analyseAndReload(reading.id());
                        },
                        answer);
    }

    /// An unsuitable recording is deleted, so that no later start finds and stores it.
    private ModelReading storeRecorded(long sentenceId, Path finished, ModelReading.ReadingSpeaker speaker)
            throws IOException {
        try {
            ModelReading reading = folderReadings.storeRecorded(sentenceId, finished, speaker);
            recordAddition(reading);
            Files.deleteIfExists(finished);
            return reading;
        } catch (UnsuitableReadingException e) {
            Files.deleteIfExists(finished);
            throw e;
        }
    }

    /// Imports unfinished recordings of readings that a crash left. They are analysed when first
    /// needed. Call it at start, before anything is recorded.
    ///
    /// @throws IOException if the folder of unfinished recordings cannot be read
    public void recoverInterrupted() throws IOException {
        Path folder = library.folder().unfinishedFolder();
        for (var unfinished : UnfinishedRecordings.findIn(folder)) {
            if (INTERRUPTED_FILE
                    .matcher(unfinished.file().getFileName().toString())
                    .matches()) {
                UnfinishedRecordings.repair(unfinished.file());
            }
        }
        List<Path> remaining;
        try (Stream<Path> files = Files.list(folder)) {
            remaining = files.sorted().toList();
        }
        for (Path file : remaining) {
            Matcher name = INTERRUPTED_FILE.matcher(file.getFileName().toString());
            if (name.matches() && library.folder().canOpen(file)) {
                recoverInterrupted(Long.parseLong(name.group(1)), file);
            }
        }
    }

    private void recoverInterrupted(long sentenceId, Path file) throws IOException {
        try {
            if (library.sentences().find(sentenceId).isPresent()
                    && AudioFile.probe(file).seconds() > 0) {
                recordAddition(folderReadings.storeRecorded(sentenceId, file, new ModelReading.ReadingSpeaker("", "")));
            }
        } catch (UnreadableAudioException | UnsuitableReadingException e) {
            LOG.log(System.Logger.Level.WARNING, "an interrupted reading cannot be a model", e);
        } catch (UncheckedIOException e) { // it stays for the next start, and hides no other
            LOG.log(System.Logger.Level.WARNING, "an interrupted reading cannot be read", e);
            return;
        }
        Files.deleteIfExists(file);
    }

    /// Imports a folder of audio files as readings of the sentences of a lesson, matched by name,
    /// number or order (see [ReadingFileMatcher]), and analyses them one by one. Files that cannot
    /// be used are skipped. If one cannot be stored, none is.
    public RunningTask addFolder(
            long lessonId,
            Path folder,
            ModelReading.ReadingSpeaker speaker,
            ProgressListener progress,
            Consumer<TaskOutcome<FolderResult>> answer) {
        return context.tasks()
                .run(reportedProgress -> importFolder(lessonId, folder, speaker, reportedProgress), progress, answer);
    }

    /// Which files of a folder would be imported, and what the analysis would cost. Changes
    /// nothing.
    ///
    /// @throws IOException if the folder cannot be read
    public FolderPlan planFolder(long lessonId, Path folder) throws IOException {
        FolderReadings.SeenReadings seen = folderReadings.see(lessonId, FolderReadings.audioFilesIn(folder));
        boolean paid = library.settings().get(Setting.SERVICE_KIND) == ServiceKind.HOSTED;
        int calls = seen.seconds().size();
        double seconds =
                seen.seconds().stream().mapToDouble(Double::doubleValue).sum();
        long price = seen.seconds().stream()
                .mapToLong(length ->
                        CallPrice.microDollars(ServiceEndpoint.ANALYZE_NATIVE, CallPrice.durationMillis(length)))
                .sum();
        return new FolderPlan(folder, calls, seen.unused(), new CostEstimate(calls, seconds, paid ? price : 0));
    }

    /// What a folder contains for a lesson.
    ///
    /// @param usable how many files can be model readings
    /// @param unused its other sound files
    public record FolderPlan(Path folder, int usable, List<UnusedFile> unused, CostEstimate estimate) {

        /// Copies the list.
        public FolderPlan {
            unused = List.copyOf(unused);
        }

        /// How many sound files the folder has.
        public int files() {
            return usable + unused.size();
        }
    }

    /// The outcome of importing a folder.
    ///
    /// @param unused the sound files of the folder that are no model reading now
    public record FolderResult(List<AddedReading> added, List<UnusedFile> unused) {}

    /// Analyses a reading that has no analysis yet. A reading with one is not sent again.
    public RunningTask analyse(long readingId, Consumer<TaskOutcome<AddedReading>> answer) {
        return context.tasks().run(progress -> analyseAndReload(readingId), answer);
    }

    /// Makes it the primary reading of its sentence.
    public void makePrimary(long readingId) {
        long sentenceId = library.readings().find(readingId).orElseThrow().sentenceId();
        Optional<ModelReading> old = primaryReading(sentenceId);
        context.applyEdit(
                "edit.reading.model",
                new LibraryChange.ReadingsChanged(sentenceId),
                () -> library.readings().makePrimary(readingId),
                () -> old.ifPresent(reading -> library.readings().makePrimary(reading.id())));
    }

    /// Changes the speaker and accent. The analysis is kept.
    public void setSpeaker(long readingId, ModelReading.ReadingSpeaker speaker) {
        ModelReading reading = library.readings().find(readingId).orElseThrow();
        context.applyEdit(
                "edit.reading.voice",
                new LibraryChange.ReadingsChanged(reading.sentenceId()),
                () -> library.readings().setSpeaker(readingId, speaker),
                () -> library.readings().setSpeaker(readingId, reading.speaker()));
    }

    /// Deletes a reading. Undo restores it as it was.
    public void delete(long readingId) {
        ModelReading reading = library.readings().find(readingId).orElseThrow();
        Instant now = context.clock().instant();
        context.applyEdit(
                "edit.reading.delete",
                new LibraryChange.ReadingsChanged(reading.sentenceId()),
                () -> library.readings().setDeletedAt(readingId, Optional.of(now)),
                () -> restore(reading));
    }

    // All readings are stored before the first one is analysed, so a full disk leaves none.
    private FolderResult importFolder(
            long lessonId, Path folder, ModelReading.ReadingSpeaker speaker, ProgressListener progress)
            throws IOException, InterruptedException {
        FolderReadings.StoredReadings stored =
                folderReadings.store(lessonId, FolderReadings.audioFilesIn(folder), speaker);
        recordAddition(stored.readings(), new LibraryChange.SentencesChanged(lessonId));
        List<AddedReading> added = new ArrayList<>();
        for (ModelReading reading : stored.readings()) {
            added.add(analyseAndReload(reading.id()));
            progress.onProgress(added.size(), stored.readings().size());
        }
        return new FolderResult(added, stored.unused());
    }

    private void recordAddition(ModelReading reading) {
        recordAddition(List.of(reading), new LibraryChange.ReadingsChanged(reading.sentenceId()));
    }

    private void recordAddition(List<ModelReading> readings, LibraryChange change) {
        if (readings.isEmpty()) {
            return;
        }
        Instant now = context.clock().instant();
        context.applyEdit(
                "edit.reading.add",
                change,
                () -> readings.forEach(this::restore),
                () -> readings.forEach(reading -> library.readings().setDeletedAt(reading.id(), Optional.of(now))));
    }

    private void restore(ModelReading reading) {
        library.readings().setDeletedAt(reading.id(), Optional.empty());
        if (reading.primary()) {
            library.readings().makePrimary(reading.id());
        }
    }

    private AddedReading analyseAndReload(long readingId) throws InterruptedException {
        Optional<CallFailure> failure =
                analyzer.analyse(readingId, library.settings().get(Setting.SERVICE_KIND));
        return new AddedReading(library.readings().find(readingId).orElseThrow(), failure);
    }
}
