package app.saywell.desk.homework.handin;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.HomeworkKeys;
import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every damaged or hostile hand-in is refused with a word that says what it is.
class HandInReaderTest {
    @TempDir
    Path folder;

    private HomeworkFixture fixture;

    @BeforeEach
    void open() {
        fixture = new HomeworkFixture(folder, 2, 2);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void aWholeHandInIsOpened() {
        CollectedFile seen = look(fixture.handIn(0).bytes());
        assertThat(seen.state()).isEqualTo(CollectedState.NEW);
        assertThat(seen.learner()).contains(fixture.learners.getFirst());
        assertThat(seen.counts()).isEqualTo(new CollectedFile.RecordingCounts(2, 2, 0));
    }

    @Test
    void whateverByteIsChangedTheFileIsRefused() {
        byte[] whole = fixture.handIn(0).bytes();
        for (int at = 0; at < whole.length; at += at < 120 ? 1 : 4_001) {
            byte[] changed = whole.clone();
            changed[at] ^= 0x10;
            assertThat(look(changed).state().isStorable()).as("byte %d", at).isFalse();
        }
    }

    @Test
    void aFileThatWasCutOffIsDamaged() {
        byte[] whole = fixture.handIn(0).bytes();
        for (int length : new int[] {0, 5, 9, 60, 101, 102, 110, 118, 5_000, whole.length - 1}) {
            assertThat(look(Arrays.copyOf(whole, length)).state())
                    .as("%d bytes", length)
                    .isEqualTo(CollectedState.DAMAGED);
        }
    }

    @Test
    void aNewerVersionOfTheFileOrOfItsManifestIsSaid() {
        byte[] newer = fixture.handIn(0).bytes();
        newer[8] = 2;
        assertThat(look(newer).state()).isEqualTo(CollectedState.NEWER_VERSION);
        HandInFiles file = fixture.handIn(0);
        file.manifest.put("version", 2);
        assertThat(look(file.bytes()).state()).isEqualTo(CollectedState.NEWER_VERSION);
    }

    @Test
    void aFileOfAnotherLibraryIsSaid() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        try (PracticeFixture other = new PracticeFixture(elsewhere)) {
            long theirs =
                    other.useCases.classes().create("1-1", Optional.empty()).id();
            ClassKey key = new HomeworkKeys(other.context()).keyOf(theirs);
            HandInFiles file = new HandInFiles(key, fixture.homework, fixture.learners.getFirst());
            assertThat(look(file.bytes()).state()).isEqualTo(CollectedState.OTHER_CLASS);
        }
    }

    @Test
    void aKeyBesideTheCurveIsRefused() {
        byte[] file = fixture.handIn(0).bytes();
        Arrays.fill(file, 10, 74, (byte) 0);
        assertThat(look(file).state()).isEqualTo(CollectedState.DAMAGED);
    }

    @Test
    void aFileLargerThanAnyHandInIsNotReadAtAll() throws IOException {
        Path large = fixture.file("large.saywell-homework");
        try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
            sparse.setLength((256L << 20) + 1);
        }
        assertThat(fixture.look(large).state()).isEqualTo(CollectedState.TOO_LARGE);
    }

    @Test
    void theFormatsPageSaysTheseLimits() throws IOException {
        assertThat(Files.readString(Path.of("docs/homework-format.md")).replaceAll("\\s+", " "))
                .contains("A file of at most %d MiB; at most %d entries, each at most %d MiB"
                        .formatted(
                                HandInReader.MAX_BYTES >> 20,
                                HandInArchive.MAX_ENTRIES,
                                HandInArchive.MAX_RECORDING_BYTES >> 20))
                .contains("a manifest of at most %d MiB".formatted(HandInArchive.MAX_MANIFEST_BYTES >> 20));
    }

    @Test
    void namesThatLeadElsewhereAreRefused() {
        for (String name : new String[] {
            "../evil.wav",
            "recordings/../../evil.wav",
            "/etc/evil.wav",
            "recordings\\01.wav",
            "recordings/01.exe",
            "recordings/1.wav",
            "notes.txt",
            "recordings/01.wav/",
        }) {
            HandInFiles file = fixture.handIn(0);
            file.entries.put(name, new byte[] {1});
            assertThat(look(file.bytes()).state()).as(name).isEqualTo(CollectedState.DAMAGED);
        }
    }

    @Test
    void moreOrOtherRecordingsThanTheManifestNamesAreRefused() {
        HandInFiles more = fixture.handIn(0);
        more.entries.put("recordings/77.wav", HomeworkFixture.sound(0, 0));
        assertThat(look(more.bytes()).state()).isEqualTo(CollectedState.DAMAGED);
        HandInFiles fewer = fixture.handIn(0);
        fewer.entries.remove("recordings/02.wav");
        assertThat(look(fewer.bytes()).state()).isEqualTo(CollectedState.DAMAGED);
        HandInFiles other = fixture.handIn(0);
        other.entries.put("recordings/02.wav", HomeworkFixture.sound(1, 1));
        assertThat(look(other.bytes()).state()).isEqualTo(CollectedState.DAMAGED);
    }

    @Test
    void anArchiveThatGrowsWhenUnpackedIsRefused() {
        HandInFiles bomb = fixture.handIn(0);
        bomb.method = ZipEntry.DEFLATED;
        bomb.entries.put("recordings/03.wav", new byte[50 << 20]);
        assertThat(look(bomb.bytes()).state()).isEqualTo(CollectedState.DAMAGED);
    }

    @Test
    void tooManyAndTooLargeEntriesAreRefused() {
        HandInFiles many = fixture.handIn(0);
        for (int i = 3; i < 320; i++) {
            many.entries.put("recordings/%02d.wav".formatted(i), new byte[0]);
        }
        assertThat(look(many.bytes()).state()).isEqualTo(CollectedState.TOO_LARGE);
        HandInFiles large = fixture.handIn(0);
        large.entries.put("recordings/03.wav", new byte[(40 << 20) + 1]);
        assertThat(look(large.bytes()).state()).isEqualTo(CollectedState.TOO_LARGE);
        HandInFiles manifest = fixture.handIn(0);
        manifest.manifest.put("padding", "x".repeat(1 << 20));
        assertThat(look(manifest.bytes()).state()).isEqualTo(CollectedState.TOO_LARGE);
    }

    @Test
    void manifestsOfAnyShapeAreRefusedOrRead() {
        for (String text : new String[] {
            "",
            "null",
            "[]",
            "{}",
            "{\"format\":\"saywell-homework\",\"version\":1}",
            "{\"format\":\"saywell-homework\",\"version\":\"x\"}",
            "[".repeat(5_000),
            "{\"format\":\"saywell-homework\",\"version\":1,\"recordings\":[null]}",
        }) {
            HandInFiles file = fixture.handIn(0);
            byte[] zip = file.zip(text.getBytes(StandardCharsets.UTF_8), file.entries);
            assertThat(look(HandInFiles.encrypt(zip, fixture.key)).state())
                    .as(text)
                    .isEqualTo(CollectedState.DAMAGED);
        }
    }

    @Test
    void everyFieldOfARecordingIsChecked() {
        Map<String, Object> wrong = new LinkedHashMap<>();
        wrong.put("sentence", "");
        wrong.put("position", 0);
        wrong.put("textSha256", "abc");
        wrong.put("file", "recordings/02.wav");
        wrong.put("bytes", 7);
        wrong.put("sha256", "0".repeat(64));
        wrong.forEach((field, value) -> {
            HandInFiles file = fixture.handIn(0);
            file.recording(0).put(field, value);
            assertThat(look(file.bytes()).state()).as(field).isEqualTo(CollectedState.DAMAGED);
        });
        for (String field : new String[] {"homework", "handIn"}) {
            HandInFiles file = fixture.handIn(0);
            file.manifest.put(field, "../x");
            assertThat(look(file.bytes()).state()).as(field).isEqualTo(CollectedState.DAMAGED);
        }
    }

    @Test
    void anArchiveWithoutItsManifestInFrontIsRefused() {
        HandInFiles file = fixture.handIn(0);
        byte[] zip = file.zip(file.entries);
        assertThat(look(HandInFiles.encrypt(zip, fixture.key)).state()).isEqualTo(CollectedState.DAMAGED);
        assertThat(look(HandInFiles.encrypt("no archive".getBytes(), fixture.key))
                        .state())
                .isEqualTo(CollectedState.DAMAGED);
    }

    private CollectedFile look(byte[] bytes) {
        try {
            return fixture.look(Files.write(fixture.file("a.saywell-homework"), bytes));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
