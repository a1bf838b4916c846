package app.saywell.practice.pack;

import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.store.Recordings;
import app.saywell.library.take.OwnRating;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.report.Exports;
import app.saywell.practice.report.Selection;
import app.saywell.practice.report.TextGrids;
import app.saywell.report.textgrid.TextGridWriter;
import app.saywell.task.Progress;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Writes the recordings of a class and lesson with their results as one file; beside what Saywell
/// reads lie a table and TextGrids, for those who have no Saywell.
final class EvidenceWriter {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Library library;
    private final Exports exports;
    private final TextGrids grids;
    private final Set<String> written = new HashSet<>();

    EvidenceWriter(Library library, Exports exports, TextGrids grids) {
        this.library = library;
        this.exports = exports;
        this.grids = grids;
    }

    /// Writes beside the target first, so that there is a whole pack or none.
    ///
    /// @return how many takes are in it
    int write(Selection selection, Path pack, Instant now, Progress progress) throws IOException {
        Path part = pack.resolveSibling(pack.getFileName() + ".part");
        try {
            int takes;
            try (OutputStream out = Files.newOutputStream(part);
                    ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
                EvidenceFile file = content(selection, now, zip, progress);
                takes = file.takes().size();
                put(
                        zip,
                        EvidenceFolder.NAME,
                        JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(file));
                table(selection, zip);
            }
            Files.move(part, pack, StandardCopyOption.REPLACE_EXISTING);
            return takes;
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private EvidenceFile content(
            Selection selection, Instant now, ZipOutputStream zip, Progress progress)
            throws IOException {
        List<EvidenceFile.Entry> entries = new ArrayList<>();
        List<Learner> pupils =
                selection.classId() == 0
                        ? library.learners().alone()
                        : library.learners().of(selection.classId());
        int done = 0;
        for (Learner pupil : pupils) {
            if (selection.pupil().isEmpty() || selection.pupil().get() == pupil.id()) {
                for (Sentence sentence : library.sentences().of(selection.lessonId())) {
                    add(entries, selection, pupil, sentence, zip);
                }
            }
            progress.at(++done, pupils.size());
        }
        return new EvidenceFile(
                EvidenceFile.FORMAT,
                EvidenceFile.VERSION,
                now.toString(),
                library.classes().find(selection.classId()).map(c -> c.name()).orElse(""),
                library.lessons().find(selection.lessonId()).map(l -> l.title()).orElse(""),
                entries);
    }

    private void add(
            List<EvidenceFile.Entry> entries,
            Selection selection,
            Learner pupil,
            Sentence sentence,
            ZipOutputStream zip)
            throws IOException {
        for (Take take : library.takes().of(new Take.Owner(sentence.id(), pupil.id()))) {
            Instant at = take.circumstances().recordedAt();
            if (!at.isBefore(selection.period().from())
                    && at.isBefore(selection.period().until())) {
                entries.add(entry(pupil, sentence, take, zip));
            }
        }
    }

    private EvidenceFile.Entry entry(
            Learner pupil, Sentence sentence, Take take, ZipOutputStream zip) throws IOException {
        String hash = take.audio().hash();
        String audio = "audio/" + hash + "." + take.audio().extension();
        put(zip, audio, Files.readAllBytes(library.recordings().file(take.audio())));
        List<EvidenceFile.Answer> answers = new ArrayList<>();
        for (Result result : library.results().of(take.id())) {
            answers.add(answer(result, zip));
        }
        return new EvidenceFile.Entry(
                pupil.number(),
                pupil.name(),
                sentence.text(),
                new EvidenceFile.Sound(
                        audio,
                        hash,
                        take.circumstances().recordedAt().toString(),
                        take.circumstances().device(),
                        take.circumstances().source().name()),
                take.best(),
                library.marks().grade(take.id()).orElse(null),
                library.ownRatings().of(take.id()).map(OwnRating::name).orElse(""),
                answers);
    }

    private EvidenceFile.Answer answer(Result result, ZipOutputStream zip) throws IOException {
        byte[] json = result.json().getBytes(StandardCharsets.UTF_8);
        String name = "results/" + result.takeId() + "-" + result.id();
        put(zip, name + ".json", json);
        put(
                zip,
                name + ".TextGrid",
                TextGridWriter.text(grids.of(result.id())).getBytes(StandardCharsets.UTF_8));
        return new EvidenceFile.Answer(
                name + ".json",
                Recordings.hashOf(json),
                result.question().endpoint().name(),
                result.question().text(),
                result.question().language().code(),
                result.origin().service(),
                result.origin().engine(),
                result.origin().at().toString());
    }

    private void table(Selection selection, ZipOutputStream zip) throws IOException {
        try (TemporaryFolder folder = TemporaryFolder.in(library.folder().cache())) {
            Path csv = folder.path().resolve("results.csv");
            exports.csv(selection, Locale.KOREAN, csv);
            put(zip, "results.csv", Files.readAllBytes(csv));
        }
    }

    private void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        if (written.add(name)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content);
            zip.closeEntry();
        }
    }
}
