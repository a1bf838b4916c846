package app.saywell.desk.reports.pack;

import app.saywell.desk.reports.ResultExporter;
import app.saywell.desk.reports.TextGridExchange;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.file.TemporaryFolder;
import app.saywell.desk.store.file.WholeFile;
import app.saywell.desk.store.textgrid.TextGridWriter;
import app.saywell.speech.task.ProgressListener;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.databind.json.JsonMapper;

/// Writes the recordings of a class and lesson with their results as one file. The pack also
/// contains a CSV table and TextGrids for users without Saywell.
final class RecordingPackWriter {
    private static final int BUFFER_BYTES = 1 << 16;
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Library library;
    private final ResultExporter exports;
    private final TextGridExchange grids;
    private final Set<String> written = new HashSet<>();
    private final List<String> leftOut = new ArrayList<>();

    RecordingPackWriter(Library library, ResultExporter exports, TextGridExchange grids) {
        this.library = library;
        this.exports = exports;
        this.grids = grids;
    }

    /// Writes a pack, or none. Takes whose sound cannot be read are left out and named.
    ///
    /// @param pack the path of an encrypted file, or of a plain one
    GivenRecordings write(ReportSelection selection, Path pack, Instant now, ProgressListener progress)
            throws IOException {
        AtomicInteger takes = new AtomicInteger();
        WholeFile.write(pack, out -> {
            ZipOutputStream zip =
                    new ZipOutputStream(new BufferedOutputStream(out, BUFFER_BYTES), StandardCharsets.UTF_8);
            RecordingPackFile file = content(selection, now, zip, progress);
            takes.set(file.takes().size());
            putEntry(
                    zip,
                    RecordingPackFolder.FILE_NAME,
                    JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(file));
            writeTable(selection, zip);
            zip.finish();
            zip.flush();
        });
        return new GivenRecordings(takes.get(), leftOut);
    }

    private RecordingPackFile content(
            ReportSelection selection, Instant now, ZipOutputStream zip, ProgressListener progress) throws IOException {
        List<RecordingPackFile.TakeEntry> entries = new ArrayList<>();
        List<Learner> learners = selection.classId() == 0
                ? library.learners().findWithoutClass()
                : library.learners().findByClass(selection.classId());
        int done = 0;
        for (Learner learner : learners) {
            if (selection.learnerId().isEmpty() || selection.learnerId().get() == learner.id()) {
                for (Sentence sentence : library.sentences().findByLesson(selection.lessonId())) {
                    addTakes(entries, selection, learner, sentence, zip);
                }
            }
            progress.onProgress(++done, learners.size());
        }
        return new RecordingPackFile(
                RecordingPackFile.FORMAT,
                RecordingPackFile.VERSION,
                now.toString(),
                library.classes()
                        .find(selection.classId())
                        .map(schoolClass -> schoolClass.name())
                        .orElse(""),
                library.lessons()
                        .find(selection.lessonId())
                        .map(lesson -> lesson.title())
                        .orElse(""),
                entries);
    }

    private void addTakes(
            List<RecordingPackFile.TakeEntry> entries,
            ReportSelection selection,
            Learner learner,
            Sentence sentence,
            ZipOutputStream zip)
            throws IOException {
        for (Take take : library.takes().findByOwner(new Take.TakeOwner(sentence.id(), learner.id()))) {
            Instant recordedAt = take.recordingInfo().recordedAt();
            if (!recordedAt.isBefore(selection.period().from())
                    && recordedAt.isBefore(selection.period().until())) {
                addTake(entries, learner, sentence, take, zip);
            }
        }
    }

    private void addTake(
            List<RecordingPackFile.TakeEntry> entries,
            Learner learner,
            Sentence sentence,
            Take take,
            ZipOutputStream zip)
            throws IOException {
        Optional<byte[]> sound = library.recordings().readIntact(take.audio());
        if (sound.isPresent()) {
            entries.add(entry(learner, sentence, take, sound.get(), zip));
        } else {
            leftOut.add((learner.number() + " " + learner.name()).strip() + ": " + sentence.text());
        }
    }

    private RecordingPackFile.TakeEntry entry(
            Learner learner, Sentence sentence, Take take, byte[] sound, ZipOutputStream zip) throws IOException {
        String hash = take.audio().hash();
        String audio = "audio/" + hash + "." + take.audio().extension();
        putEntry(zip, audio, sound);
        List<RecordingPackFile.ResultEntry> answers = new ArrayList<>();
        for (ScoringResult result : library.results().findByTake(take.id())) {
            answers.add(answer(result, zip));
        }
        return new RecordingPackFile.TakeEntry(
                learner.number(),
                learner.name(),
                sentence.text(),
                new RecordingPackFile.RecordingEntry(
                        audio,
                        hash,
                        take.recordingInfo().recordedAt().toString(),
                        take.recordingInfo().device(),
                        take.recordingInfo().source().name()),
                take.best(),
                library.marks().grade(take.id()).orElse(null),
                library.selfRatings()
                        .findRating(take.id())
                        .map(SelfRating::name)
                        .orElse(""),
                answers);
    }

    private RecordingPackFile.ResultEntry answer(ScoringResult result, ZipOutputStream zip) throws IOException {
        byte[] json = result.json().getBytes(StandardCharsets.UTF_8);
        String name = "results/" + result.takeId() + "-" + result.id();
        putEntry(zip, name + ".json", json);
        putEntry(
                zip,
                name + ".TextGrid",
                TextGridWriter.text(grids.toTextGrid(result.id())).getBytes(StandardCharsets.UTF_8));
        return new RecordingPackFile.ResultEntry(
                name + ".json",
                RecordingFiles.sha256Of(json),
                result.request().endpoint().name(),
                result.request().text(),
                result.request().language().code(),
                result.origin().service(),
                result.origin().engine(),
                result.origin().at().toString(),
                PackedMarks.of(result.marks()));
    }

    private void writeTable(ReportSelection selection, ZipOutputStream zip) throws IOException {
        try (TemporaryFolder folder = TemporaryFolder.in(library.folder().cacheFolder())) {
            Path csv = folder.path().resolve("results.csv");
            exports.exportCsv(selection, Locale.KOREAN, csv);
            putEntry(zip, "results.csv", Files.readAllBytes(csv));
        }
    }

    private void putEntry(ZipOutputStream zip, String name, byte[] content) throws IOException {
        if (written.add(name)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content);
            zip.closeEntry();
        }
    }
}
