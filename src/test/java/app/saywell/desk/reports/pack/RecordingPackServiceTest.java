package app.saywell.desk.reports.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.mark.Miscue;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.Word;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Two computers with the same class: recordings of the second one are imported into the first.
class RecordingPackServiceTest {
    @TempDir
    Path folder;

    private LaptopFixture first;
    private LaptopFixture second;

    @BeforeEach
    void open() {
        first = new LaptopFixture(folder.resolve("first"));
        second = new LaptopFixture(folder.resolve("second"));
    }

    @AfterEach
    void close() {
        first.close();
        second.close();
    }

    @Test
    void recordingsOfAnotherLaptopComeWithResultsAndOverwriteNothing() throws IOException {
        Take ours = first.take(0, 0);
        Take theirs = second.take(1, 0);
        second.room.useCases.marks().grade(theirs.id(), Optional.of(9.0));
        String json =
                second.room.useCases.scoring().latest(theirs.id()).orElseThrow().json();
        Path pack = second.pack(PackProtection.PLAIN);
        assertThat(first.room
                        .useCases
                        .reports()
                        .recordingPacks()
                        .preview(pack, LibraryKeys.NONE)
                        .merge())
                .isEqualTo(new PackMergeReport("3-2", "Unit 3", 1, 0, List.of()));
        assertThat(first.takes(1, 0)).isEmpty();

        take(first.room, pack);
        Take come = first.takes(1, 0).getFirst();
        assertThat(come.audio()).isEqualTo(theirs.audio());
        assertThat(first.room.useCases.scoring().latest(come.id()).orElseThrow().json())
                .isEqualTo(json);
        assertThat(first.room.library.marks().grade(come.id())).hasValue(9.0);
        assertThat(first.room.useCases.takes().file(come.audio())).exists();
        assertThat(first.takes(0, 0)).containsExactly(ours);

        assertThat(take(first.room, pack).knownTakes()).isEqualTo(1);
        assertThat(first.takes(1, 0)).hasSize(1);
        first.room.useCases.edits().history().undo();
        assertThat(first.takes(1, 0)).isEmpty();
        assertThat(first.takes(0, 0)).containsExactly(ours);
        assertThat(cache(first)).isEmpty();
    }

    @Test
    void aTakeThatCannotBeReadIsLeftOutAndNamed() throws IOException {
        Take damaged = second.take(1, 0);
        second.take(0, 1);
        Files.write(second.room.library.recordings().pathOf(damaged.audio()), new byte[] {1, 2, 3});
        Path pack = folder.resolve("rest.saywell");
        GivenRecordings given = second.room
                .useCases
                .reports()
                .recordingPacks()
                .export(
                        ReportSelection.of(
                                second.classId, second.sentences.getFirst().lessonId()),
                        pack,
                        PackProtection.PLAIN,
                        ProgressListener.NONE);
        assertThat(given).isEqualTo(new GivenRecordings(1, List.of("2 김서연: the park")));
        assertThat(take(first.room, pack).newTakes()).isEqualTo(1);
        assertThat(first.takes(1, 0)).isEmpty();
        assertThat(first.takes(0, 1)).hasSize(1);
    }

    @Test
    void whatTheTeacherMarkedComesWithTheResultAndCounts() throws IOException {
        Take theirs = second.take(1, 0);
        ScoringResult marked = result(second, theirs);
        int park = IntStream.range(0, marked.serviceResult().components().size())
                .filter(i -> marked.serviceResult().components().get(i) instanceof Word word
                        && word.word().equals("park"))
                .findFirst()
                .orElseThrow();
        second.room.useCases.marks().setMiscue(marked.id(), park, Miscue.OMISSION, "skipped a line");
        take(first.room, second.pack(PackProtection.PLAIN));
        Take come = first.takes(1, 0).getFirst();
        assertThat(result(first, come).marks()).singleElement().satisfies(mark -> assertThat(mark.content())
                .isEqualTo(TeacherMark.MarkContent.of(Miscue.OMISSION, "skipped a line")));
        assertThat(result(first, come).pronunciationResult())
                .isEqualTo(result(second, theirs).pronunciationResult());
        assertThat(score(first)).as("lists and charts follow it").isEqualTo(score(second));

        assertThat(first.room
                        .useCases
                        .reports()
                        .recordingPacks()
                        .preview(second.pack(PackProtection.PLAIN), LibraryKeys.NONE)
                        .merge()
                        .conflicts())
                .isEmpty();
        second.room.useCases.marks().setMiscue(marked.id(), park, Miscue.SELF_CORRECTION, "");
        assertThat(take(first.room, second.pack(PackProtection.PLAIN)).conflicts())
                .containsExactly(new PackMergeReport.MergeConflict(
                        PackMergeReport.MergeConflictKind.OTHER_MARKS, "2 김서연", "the park"));
        assertThat(result(first, come).marks())
                .as("those here stay")
                .singleElement()
                .satisfies(mark -> assertThat(mark.miscue()).contains(Miscue.OMISSION));
    }

    @Test
    void aMarkOfNoPartOfItsResultIsRefused() throws IOException {
        Take theirs = second.take(1, 0);
        second.room.useCases.marks().setMiscue(result(second, theirs).id(), 0, Miscue.INSERTION, "so");
        Map<String, byte[]> files = read(second.pack(PackProtection.PLAIN));
        String content = new String(files.get("evidence.json"), StandardCharsets.UTF_8);
        for (String other : List.of("\"component\" : 99", "\"component\" : -1")) {
            files.put(
                    "evidence.json", content.replace("\"component\" : 0", other).getBytes(StandardCharsets.UTF_8));
            refuses(zip(files), PackFailureKind.INCOMPLETE);
        }
        files.put("evidence.json", content.replace("\"INSERTION\"", "\"SONG\"").getBytes(StandardCharsets.UTF_8));
        refuses(zip(files), PackFailureKind.INCOMPLETE);
    }

    private static ScoringResult result(LaptopFixture laptop, Take take) {
        return laptop.room.useCases.scoring().latest(take.id()).orElseThrow();
    }

    private static double score(LaptopFixture laptop) {
        return laptop.room
                .library
                .classGrids()
                .findCells(laptop.classId, laptop.sentences.getFirst().lessonId())
                .getFirst()
                .summary()
                .score()
                .orElseThrow()
                .total();
    }

    @Test
    void conflictsAreReportedAndLocalDataStays() throws IOException {
        Take theirs = second.take(0, 0);
        second.take(0, 1);
        second.take(1, 0);
        second.room.useCases.marks().grade(theirs.id(), Optional.of(5.0));
        take(first.room, second.pack(PackProtection.PLAIN));
        Take here = first.takes(0, 0).getFirst();
        first.room.useCases.marks().grade(here.id(), Optional.of(8.0));
        first.room.useCases.lessons().editSentence(first.sentences.get(1).id(), "a pear", "");
        first.room.useCases.learners().recordConsent(first.learners.get(1).id(), Consent.NONE, "", "");

        PackMergeReport merge = first.room
                .useCases
                .reports()
                .recordingPacks()
                .preview(second.pack(PackProtection.PLAIN), LibraryKeys.NONE)
                .merge();
        assertThat(merge.conflicts())
                .containsExactlyInAnyOrder(
                        new PackMergeReport.MergeConflict(
                                PackMergeReport.MergeConflictKind.OTHER_GRADE, "1 강민준", "the park"),
                        new PackMergeReport.MergeConflict(PackMergeReport.MergeConflictKind.NO_SENTENCE, "", "a bear"),
                        new PackMergeReport.MergeConflict(PackMergeReport.MergeConflictKind.NO_CONSENT, "2 김서연", ""));
        assertThat(first.room.library.marks().grade(here.id())).hasValue(8.0);

        first.room.useCases.learners().editLearner(first.learners.get(0).id(), "강민서", "1", Optional.of(first.classId));
        assertThat(first.room
                        .useCases
                        .reports()
                        .recordingPacks()
                        .preview(second.pack(PackProtection.PLAIN), LibraryKeys.NONE)
                        .merge()
                        .conflicts())
                .contains(new PackMergeReport.MergeConflict(PackMergeReport.MergeConflictKind.NO_LEARNER, "1 강민준", ""));
        first.room.useCases.classes().editClass(first.classId, "3-3", Optional.empty());
        assertThat(first.room
                        .useCases
                        .reports()
                        .recordingPacks()
                        .preview(second.pack(PackProtection.PLAIN), LibraryKeys.NONE)
                        .merge()
                        .conflicts())
                .containsExactly(
                        new PackMergeReport.MergeConflict(PackMergeReport.MergeConflictKind.NO_CLASS, "", "3-2"));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, 0.95})
    void aTruncatedPackIsRefused(double left) throws IOException {
        second.take(1, 0);
        byte[] whole = Files.readAllBytes(second.pack(PackProtection.PLAIN));
        Path cut = folder.resolve("cut.saywell");
        Files.write(cut, Arrays.copyOf(whole, (int) (whole.length * left)));
        refuses(cut, PackFailureKind.DAMAGED);
    }

    @Test
    void aPackThatWasChangedIsRefused() throws IOException {
        second.take(1, 0);
        Path pack = second.pack(PackProtection.PLAIN);
        Map<String, byte[]> files = read(pack);
        for (String name : files.keySet()) {
            if (name.startsWith("audio/") || name.endsWith(".json") && name.startsWith("results/")) {
                Map<String, byte[]> other = new LinkedHashMap<>(files);
                byte[] changed = files.get(name).clone();
                changed[changed.length - 1] ^= 1;
                other.put(name, changed);
                refuses(zip(other), PackFailureKind.CHANGED);
                other.remove(name);
                refuses(zip(other), PackFailureKind.INCOMPLETE);
            }
        }
        String content = new String(files.get("evidence.json"), StandardCharsets.UTF_8);
        files.put("evidence.json", content.replace("audio/", "../audio/").getBytes(StandardCharsets.UTF_8));
        refuses(zip(files), PackFailureKind.DANGEROUS);
        files.put(
                "evidence.json",
                content.replace("\"version\" : 1", "\"version\" : 2").getBytes(StandardCharsets.UTF_8));
        refuses(zip(files), PackFailureKind.NEWER);
    }

    @Test
    void theFileTypeIsDetectedByContentAndNotByName() throws IOException {
        second.take(1, 0);
        Path renamed = Files.move(second.pack(PackProtection.PLAIN), folder.resolve("사진.jpg"));
        assertThat(SaywellFileType.detect(renamed)).isEqualTo(SaywellFileType.EVIDENCE);
        assertThat(first.room
                        .useCases
                        .reports()
                        .recordingPacks()
                        .preview(renamed, LibraryKeys.NONE)
                        .merge()
                        .newTakes())
                .isEqualTo(1);
        assertThat(SaywellFileType.detect(Files.writeString(folder.resolve("x.saywell"), "no zip")))
                .isEqualTo(SaywellFileType.UNKNOWN);
    }

    private void refuses(Path pack, PackFailureKind kind) {
        assertThatThrownBy(() -> take(first.room, pack))
                .isInstanceOfSatisfying(
                        PackException.class, e -> assertThat(e.kind()).isEqualTo(kind));
        assertThat(first.takes(1, 0)).isEmpty();
        assertThat(cache(first)).isEmpty();
    }

    private static List<Path> cache(LaptopFixture laptop) {
        try (var files = Files.list(laptop.room.folder.resolve("cache"))) {
            return files.toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Map<String, byte[]> read(Path pack) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (ZipFile zip = new ZipFile(pack.toFile())) {
            for (ZipEntry entry : java.util.Collections.list(zip.entries())) {
                try (var in = zip.getInputStream(entry)) {
                    files.put(entry.getName(), in.readAllBytes());
                }
            }
        }
        return files;
    }

    private Path zip(Map<String, byte[]> files) throws IOException {
        Path zip = folder.resolve("made.saywell");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (var file : files.entrySet()) {
                out.putNextEntry(new ZipEntry(file.getKey()));
                out.write(file.getValue());
                out.closeEntry();
            }
        }
        return zip;
    }

    private static PackMergeReport take(PracticeFixture room, Path pack) throws IOException {
        return room.useCases.reports().recordingPacks().importPack(pack, RecordingFiles.sha256Of(pack));
    }
}
