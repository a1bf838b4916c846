package app.saywell.desk.reports.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.file.TemporaryFolder;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.RecoveryPhrase;
import app.saywell.desk.store.seal.SealedContent;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.speech.task.ProgressListener;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever has only the file of a recording pack reads nothing in it, and changes nothing unnoticed.
class EncryptedRecordingPackTest {
    private static final int BLOCK = 4096;

    @TempDir
    Path folder;

    private LaptopFixture first;
    private LaptopFixture second;
    private Take theirs;
    private Path pack;

    @BeforeEach
    void open() throws IOException {
        first = new LaptopFixture(folder.resolve("first"));
        second = new LaptopFixture(folder.resolve("second"));
        theirs = second.take(1, 0);
        assertThat(packs(second).words()).isEmpty();
        pack = second.pack(PackProtection.ENCRYPTED);
    }

    @AfterEach
    void close() {
        first.close();
        second.close();
    }

    private static RecordingPackService packs(LaptopFixture laptop) {
        return laptop.room.useCases.reports().recordingPacks();
    }

    private LibraryKeys wordsOfSecond() throws Exception {
        LibraryKey written = RecoveryPhrase.parse(String.join(" ", packs(second).words()));
        return check -> Optional.of(written);
    }

    @Test
    void nothingOfTheRecordingsCanBeReadInTheFile() throws IOException {
        String bytes = Files.readString(pack, StandardCharsets.ISO_8859_1);
        for (String part : List.of("evidence.json", "results", theirs.audio().hash(), "PK\3\4")) {
            assertThat(bytes.contains(part)).as(part).isFalse();
        }
        assertThat(SealedDisk.isSealed(pack)).isTrue();
        var permissions = Files.getFileAttributeView(pack, PosixFileAttributeView.class);
        if (permissions != null) {
            assertThat(permissions.readAttributes().permissions())
                    .isEqualTo(PosixFilePermissions.fromString("rw-------"));
        }
        assertThat(folder.toFile().list()).as("no unfinished file").noneMatch(name -> name.endsWith(".part"));
    }

    @Test
    void theWordsOpenItOnceAndThenItsComputerIsKnown() throws Exception {
        for (LibraryKeys wrong : List.<LibraryKeys>of(LibraryKeys.NONE, check -> Optional.of(LibraryKey.random()))) {
            refuses(pack, wrong, PackFailureKind.KEY_MISSING);
        }
        assertThat(packs(first).preview(pack, wordsOfSecond()).merge())
                .isEqualTo(new PackMergeReport("3-2", "Unit 3", 1, 0, List.of()));
        assertThat(packs(first).importPack(pack, RecordingFiles.sha256Of(pack)).newTakes())
                .isEqualTo(1);
        Take come = first.takes(1, 0).getFirst();
        assertThat(come.audio()).isEqualTo(theirs.audio());
        assertThat(first.room.useCases.scoring().latest(come.id()).orElseThrow().json())
                .isEqualTo(second.room
                        .useCases
                        .scoring()
                        .latest(theirs.id())
                        .orElseThrow()
                        .json());

        second.take(0, 1);
        Path next = second.pack(PackProtection.ENCRYPTED);
        assertThat(packs(first).preview(next, LibraryKeys.NONE).merge().newTakes())
                .isEqualTo(1);
        assertThat(packs(second).importPack(next, RecordingFiles.sha256Of(next)).knownTakes())
                .as("its own computer needs no words")
                .isEqualTo(2);
        assertThat(packs(first).words()).as("has none of its own").isEmpty();
    }

    @Test
    void everyChangedByteThatIsReadIsRefused() throws Exception {
        byte[] whole = Files.readAllBytes(pack);
        LibraryKeys keys = wordsOfSecond();
        int refused = 0;
        for (int i = 0; i < 40; i++) {
            Path bad = changed(whole, 3 * BLOCK + (int) ((whole.length - 3L * BLOCK) * i / 40));
            assertThatThrownBy(() -> packs(first).preview(bad, keys))
                    .isInstanceOfSatisfying(PackException.class, e -> assertThat(e.kind())
                            .isIn(PackFailureKind.CHANGED, PackFailureKind.DAMAGED));
            refused++;
        }
        assertThat(refused).isEqualTo(40);
        assertThat(first.takes(1, 0)).isEmpty();
        refuses(changed(whole, 16), keys, PackFailureKind.KEY_MISSING);
        refuses(changed(whole, 32), keys, PackFailureKind.CHANGED); // the number from which its key is derived
    }

    private Path changed(byte[] whole, int place) throws IOException {
        byte[] changed = whole.clone();
        changed[place] ^= 1;
        return Files.write(folder.resolve("bad.saywell"), changed);
    }

    @Test
    void aFileOfALibraryIsNoPackEvenWithItsKeyAndItsKeyIsNotKept() throws Exception {
        LibraryKey key = LibraryKey.random();
        Path other = folder.resolve("backup.saywell");
        Files.write(SealedDisk.file(other, key, SealedContent.LIBRARY), new byte[3 * BLOCK]);
        refuses(other, check -> Optional.of(key), PackFailureKind.NOT_A_LESSON);
        assertThatThrownBy(() -> packs(first).preview(pack, LibraryKeys.NONE))
                .isInstanceOfSatisfying(
                        PackException.class, e -> assertThat(e.kind()).isEqualTo(PackFailureKind.KEY_MISSING));
        assertThat(PackKey.known(first.room.library).find(key.checkValue())).isEmpty();
    }

    @Test
    void aFileThatWasCutIsRefusedWhereverItEnds() throws Exception {
        byte[] whole = Files.readAllBytes(pack);
        LibraryKeys keys = wordsOfSecond();
        for (int end : List.of(BLOCK - 1, BLOCK, 3 * BLOCK, 4 * BLOCK, whole.length / 2, whole.length - 1)) {
            Path cut = Files.write(folder.resolve("cut.saywell"), Arrays.copyOf(whole, end));
            refuses(cut, keys, PackFailureKind.DAMAGED);
        }
    }

    @Test
    void itSaysWhatItIsWithoutItsKeyAndCannotBeMadeToSayAnythingElse() throws Exception {
        assertThat(SaywellFileType.detect(pack)).isEqualTo(SaywellFileType.EVIDENCE);
        Path backup = folder.resolve("all.saywell");
        LibraryBackup.create(second.room.library, backup, ProgressListener.NONE);
        assertThat(SaywellFileType.detect(backup)).isEqualTo(SaywellFileType.BACKUP);
        byte[] whole = Files.readAllBytes(pack);
        Path cut = Files.write(folder.resolve("cut.saywell"), Arrays.copyOf(whole, BLOCK - 1));
        assertThat(SaywellFileType.detect(cut)).isEqualTo(SaywellFileType.UNKNOWN);

        Path renamed = changed(whole, 48);
        assertThat(SaywellFileType.detect(renamed)).isEqualTo(SaywellFileType.BACKUP);
        refuses(renamed, wordsOfSecond(), PackFailureKind.NOT_A_LESSON);
    }

    @Test
    void itsWordsOpenNeitherBackupsNorTheLibrary() throws Exception {
        Path backup = folder.resolve("all.saywell");
        LibraryBackup.create(second.room.library, backup, ProgressListener.NONE);
        List<String> words = packs(second).words();
        assertThat(words)
                .hasSize(RecoveryPhrase.WORDS)
                .isNotEqualTo(second.room.useCases.backups().words());
        second.room.library.key().ifPresent(key -> assertThat(words).isNotEqualTo(RecoveryPhrase.of(key)));
        second.pack(PackProtection.ENCRYPTED);
        assertThat(packs(second).words()).as("the same for every pack").isEqualTo(words);
    }

    @Test
    void aPlainPackOfAnOlderVersionIsStillRead() throws IOException {
        Path old = second.pack(PackProtection.PLAIN);
        assertThat(packs(first).preview(old, LibraryKeys.NONE).isEncrypted()).isFalse();
        assertThat(SaywellFileType.detect(old)).isEqualTo(SaywellFileType.EVIDENCE);
        assertThat(packs(first).preview(old, LibraryKeys.NONE).merge().newTakes())
                .isEqualTo(1);
        assertThat(packs(first).importPack(old, RecordingFiles.sha256Of(old)).newTakes())
                .isEqualTo(1);
    }

    private void refuses(Path file, LibraryKeys keys, PackFailureKind kind) {
        assertThatThrownBy(() -> packs(first).preview(file, keys))
                .isInstanceOfSatisfying(
                        PackException.class, e -> assertThat(e.kind()).isEqualTo(kind));
        assertThatThrownBy(() -> packs(first).importPack(file, RecordingFiles.sha256Of(file)))
                .as("no key was kept")
                .isInstanceOf(PackException.class);
        assertThat(first.takes(1, 0)).isEmpty();
    }

    @Test
    void whatIsShownAndTheFingerprintAreOfTheSameBytesEvenIfTheFileIsExchangedMeanwhile() throws Exception {
        byte[] one = Files.readAllBytes(pack);
        second.take(0, 1);
        byte[] two = Files.readAllBytes(second.pack(PackProtection.ENCRYPTED));
        String fingerprintOfOne = RecordingFiles.sha256Of(new ByteArrayInputStream(one));
        LibraryKeys words = wordsOfSecond();
        LibraryKeys exchanging = check -> {
            exchange(pack, two); // asked for while the pack is open
            return words.find(check);
        };
        Files.write(pack, one);
        ExaminedPack examined = packs(first).preview(pack, exchanging);
        assertThat(Files.readAllBytes(pack)).isEqualTo(two);
        assertThat(examined.merge().newTakes()).isEqualTo(1);
        assertThat(examined.fingerprint()).isEqualTo(fingerprintOfOne);
        assertThatThrownBy(() -> packs(first).importPack(pack, examined.fingerprint()))
                .isInstanceOfSatisfying(
                        PackException.class, e -> assertThat(e.kind()).isEqualTo(PackFailureKind.CHANGED));
    }

    @Test
    void encryptedAndPlainPacksAreImportedIntoAnEncryptedLibrary() throws Exception {
        Path third = folder.resolve("third");
        try (LaptopFixture sealed =
                new LaptopFixture(third, new PracticeFixture(third, PracticeFixture.openEncrypted(third)))) {
            ExaminedPack examined = packs(sealed).preview(pack, wordsOfSecond());
            assertThat(packs(sealed).importPack(pack, examined.fingerprint()).newTakes())
                    .isEqualTo(1);
            second.take(0, 1);
            Path plain = second.pack(PackProtection.PLAIN);
            ExaminedPack next = packs(sealed).preview(plain, LibraryKeys.NONE);
            assertThat(next.isEncrypted()).isFalse();
            assertThat(packs(sealed).importPack(plain, next.fingerprint()).newTakes())
                    .isEqualTo(1);
            assertThat(sealed.takes(1, 0)).hasSize(1);
            assertThat(sealed.takes(0, 1)).hasSize(1);
            assertThat(third.resolve("cache")).isEmptyDirectory();
        }
    }

    @Test
    void aPlainPackLiesEncryptedInTheFolderOfAnEncryptedLibraryWhileItIsRead() throws Exception {
        Path plain = second.pack(PackProtection.PLAIN);
        Path third = folder.resolve("third");
        try (PracticeFixture sealed = new PracticeFixture(third, PracticeFixture.openEncrypted(third));
                TemporaryFolder copied =
                        TemporaryFolder.in(sealed.library.folder().cacheFolder());
                TemporaryFolder unpacked =
                        TemporaryFolder.in(sealed.library.folder().cacheFolder())) {
            RecordingPackArchive copy = RecordingPackArchive.copy(plain, copied);
            assertThat(copy.unpack(LibraryKeys.NONE, unpacked.path())).isEmpty();
            assertThat(copy.isEncrypted()).isFalse();
            assertThat(copy.fingerprint()).isEqualTo(RecordingFiles.sha256Of(plain));
            List<Path> written;
            try (Stream<Path> files = Files.walk(third.resolve("cache"))) {
                written = files.filter(Files::isRegularFile).toList();
            }
            assertThat(written).hasSizeGreaterThan(3);
            for (Path file : written) {
                assertThat(SealedDisk.keyCheck(file)).as(file.toString()).contains(PracticeFixture.KEY.checkValue());
            }

            try (TemporaryFolder other =
                    TemporaryFolder.in(sealed.library.folder().cacheFolder())) {
                pack = second.pack(PackProtection.ENCRYPTED);
                RecordingPackArchive encrypted = RecordingPackArchive.copy(pack, other);
                assertThat(encrypted.isEncrypted()).isTrue();
                assertThat(Files.readAllBytes(encrypted.file()))
                        .as("not once more")
                        .isEqualTo(Files.readAllBytes(pack));
            }
        }
    }

    private static void exchange(Path file, byte[] other) {
        try {
            Files.write(file, other);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aPlainFileInThePlaceOfThePreviewedOneIsRefused() throws Exception {
        ExaminedPack examined = packs(first).preview(pack, wordsOfSecond());
        assertThat(examined.isEncrypted()).isTrue();
        Files.write(pack, Files.readAllBytes(second.pack(PackProtection.PLAIN)));
        assertThat(packs(first).preview(pack, LibraryKeys.NONE).isEncrypted()).isFalse();
        assertThatThrownBy(() -> packs(first).importPack(pack, examined.fingerprint()))
                .isInstanceOfSatisfying(
                        PackException.class, e -> assertThat(e.kind()).isEqualTo(PackFailureKind.CHANGED));
        assertThat(first.takes(1, 0)).isEmpty();
    }
}
