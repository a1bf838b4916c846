package app.saywell.practice.lesson;

import app.saywell.audio.UnfinishedRecordings;
import app.saywell.audio.UnreadableAudioException;
import app.saywell.library.Library;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.store.AudioClip;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.scoring.Analyst;
import app.saywell.practice.scoring.Estimate;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.billing.Price;
import app.saywell.task.Outcome;
import app.saywell.task.Progress;
import app.saywell.task.Running;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Native readings of sentences.
public final class Readings {
    private static final System.Logger LOG = System.getLogger(Readings.class.getName());
    private static final Pattern INTERRUPTED =
            Pattern.compile("reading-(\\d{1,18})-\\d{1,18}\\.wav");

    private final Desk desk;
    private final Library library;
    private final Analyst analyst;

    public Readings(Desk desk, Analyst analyst) {
        this.desk = desk;
        this.library = desk.library();
        this.analyst = analyst;
    }

    /// What became of a reading that was added: it is kept in any case.
    ///
    /// @param notAnalysed why the service took nothing apart; empty when it did
    public record Added(Reading reading, Optional<Failure> notAnalysed) {}

    /// All readings of a sentence, the model first.
    public List<Reading> of(long sentenceId) {
        return library.readings().of(sentenceId);
    }

    /// The reading that learners are compared with.
    public Optional<Reading> model(long sentenceId) {
        return of(sentenceId).stream().filter(Reading::model).findFirst();
    }

    /// Keeps a copy of a WAV or MP3 file as a reading and has it analysed, once. The first reading
    /// of a sentence becomes its model. A file without sound fails with
    /// [app.saywell.audio.UnreadableAudioException].
    public Running add(
            long sentenceId, Path audio, Reading.Voice voice, Consumer<Outcome<Added>> answer) {
        return desk.tasks()
                .run(
                        progress -> {
                            Reading reading = keep(sentenceId, audio, voice);
                            return analysed(reading.id());
                        },
                        answer);
    }

    /// The file that a new reading is to be written to while it is recorded.
    public Path begin(long sentenceId) {
        return library.folder()
                .unfinished()
                .resolve("reading-" + sentenceId + "-" + desk.clock().millis() + ".wav");
    }

    /// Moves a finished recording into the library as a reading and has it analysed; the given file
    /// is gone afterwards.
    public Running addRecorded(
            long sentenceId, Path finished, Reading.Voice voice, Consumer<Outcome<Added>> answer) {
        return desk.tasks()
                .run(
                        progress -> {
                            Reading reading = keep(sentenceId, finished, voice);
                            Files.deleteIfExists(finished);
                            return analysed(reading.id());
                        },
                        answer);
    }

    /// Keeps what a crash left of readings that were being recorded; they are analysed when they
    /// are first needed. To be called at start, before anything is recorded.
    ///
    /// @throws IOException if the folder of unfinished recordings cannot be read
    public void keepInterrupted() throws IOException {
        Path folder = library.folder().unfinished();
        for (var cutOff : UnfinishedRecordings.in(folder)) {
            if (INTERRUPTED.matcher(cutOff.file().getFileName().toString()).matches()) {
                UnfinishedRecordings.repair(cutOff.file());
            }
        }
        List<Path> left;
        try (Stream<Path> files = Files.list(folder)) {
            left = files.sorted().toList();
        }
        for (Path file : left) {
            Matcher name = INTERRUPTED.matcher(file.getFileName().toString());
            if (name.matches()) {
                keepInterrupted(Long.parseLong(name.group(1)), file);
            }
        }
    }

    private void keepInterrupted(long sentenceId, Path file) throws IOException {
        try {
            if (library.sentences().find(sentenceId).isPresent()
                    && SoundFile.probe(file).seconds() > 0) {
                keep(sentenceId, file, new Reading.Voice("", ""));
            }
        } catch (UnreadableAudioException e) {
            LOG.log(System.Logger.Level.WARNING, "an interrupted reading holds no sound", e);
        }
        Files.deleteIfExists(file);
    }

    /// Keeps a folder of audio files as readings of a lesson's sentences, matched by name, number
    /// or order (see [FolderMatch]), and has them analysed one after the other. A file that cannot
    /// be used does not hold up the others.
    public Running addFolder(
            long lessonId,
            Path folder,
            Reading.Voice voice,
            Progress progress,
            Consumer<Outcome<Batch>> answer) {
        return desk.tasks().run(heard -> addAll(lessonId, folder, voice, heard), progress, answer);
    }

    /// Which files of a folder would be taken for which sentences, and what analysing them comes
    /// to, before anything is done.
    ///
    /// @throws IOException if the folder cannot be read
    public Plan plan(long lessonId, Path folder) throws IOException {
        List<Path> files = audioIn(folder);
        Map<Sentence, Path> matched = FolderMatch.match(library.sentences().of(lessonId), files);
        boolean paid = library.settings().get(Setting.SERVICE) == ServiceKind.HOSTED;
        int calls = 0;
        double seconds = 0;
        long price = 0;
        for (Path file : matched.values()) {
            try {
                double length = SoundFile.probe(file).seconds();
                calls++;
                seconds += length;
                price += Price.microDollars(Endpoint.ANALYZE_NATIVE, Price.millis(length));
            } catch (UnreadableAudioException e) {
                // It will be among the unused ones.
            }
        }
        return new Plan(
                folder, calls, files.size(), new Estimate(calls, seconds, paid ? price : 0));
    }

    /// What a folder holds for a lesson.
    ///
    /// @param usable files that fit a sentence and hold sound
    /// @param files all its audio files
    public record Plan(Path folder, int usable, int files, Estimate estimate) {}

    /// What became of a folder.
    ///
    /// @param unused files that fit no sentence or hold no sound
    public record Batch(List<Added> added, List<Path> unused) {}

    /// Has a kept reading analysed that was not yet; one that was is not sent again.
    public Running analyse(long readingId, Consumer<Outcome<Added>> answer) {
        return desk.tasks().run(progress -> analysed(readingId), answer);
    }

    /// Makes it the one that learners are compared with.
    public void makeModel(long readingId) {
        long sentenceId = library.readings().find(readingId).orElseThrow().sentenceId();
        Optional<Reading> old = model(sentenceId);
        desk.edit(
                "edit.reading.model",
                new Change.ReadingsChanged(sentenceId),
                () -> library.readings().makeModel(readingId),
                () -> old.ifPresent(reading -> library.readings().makeModel(reading.id())));
    }

    /// Says who reads it, and with which accent; what was found in the sound stays.
    public void describe(long readingId, Reading.Voice voice) {
        Reading reading = library.readings().find(readingId).orElseThrow();
        desk.edit(
                "edit.reading.voice",
                new Change.ReadingsChanged(reading.sentenceId()),
                () -> library.readings().describe(readingId, voice),
                () -> library.readings().describe(readingId, reading.voice()));
    }

    /// Takes a reading away; undo brings it back as what it was.
    public void delete(long readingId) {
        Reading reading = library.readings().find(readingId).orElseThrow();
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.reading.delete",
                new Change.ReadingsChanged(reading.sentenceId()),
                () -> library.readings().delete(readingId, Optional.of(now)),
                () -> {
                    library.readings().delete(readingId, Optional.empty());
                    if (reading.model()) {
                        library.readings().makeModel(readingId);
                    }
                });
    }

    private Batch addAll(long lessonId, Path folder, Reading.Voice voice, Progress progress)
            throws IOException, InterruptedException {
        List<Path> files = audioIn(folder);
        Map<Sentence, Path> matched = FolderMatch.match(library.sentences().of(lessonId), files);
        List<Added> added = new ArrayList<>();
        List<Path> unused = new ArrayList<>(files);
        for (var match : matched.entrySet()) {
            try {
                added.add(analysed(keep(match.getKey().id(), match.getValue(), voice).id()));
                unused.remove(match.getValue());
            } catch (UnreadableAudioException e) {
                // It stays among the unused ones.
            }
            progress.at(added.size(), matched.size());
        }
        return new Batch(added, unused);
    }

    private static List<Path> audioIn(Path folder) throws IOException {
        try (Stream<Path> there = Files.list(folder)) {
            return there.filter(Readings::isAudio).sorted().toList();
        }
    }

    private static boolean isAudio(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return name.endsWith(".wav") || name.endsWith(".mp3");
    }

    private Reading keep(long sentenceId, Path audio, Reading.Voice voice) {
        SoundFile sound = SoundFile.probe(audio);
        AudioClip clip = library.recordings().copyIn(audio, sound.extension(), sound.seconds());
        Reading reading = library.readings().insert(sentenceId, clip, voice);
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.reading.add",
                new Change.ReadingsChanged(sentenceId),
                () -> library.readings().delete(reading.id(), Optional.empty()),
                () -> library.readings().delete(reading.id(), Optional.of(now)));
        return reading;
    }

    private Added analysed(long readingId) throws InterruptedException {
        Optional<Failure> failure =
                analyst.analyse(readingId, library.settings().get(Setting.SERVICE));
        return new Added(library.readings().find(readingId).orElseThrow(), failure);
    }
}
