package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.backup.RowRecovery.Examination;
import app.saywell.desk.privacy.backup.RowRecovery.RepairOffer;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.NewLibrary;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.checksum.DamagedRow.Damage;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.integrity.RowVersion.Difference;
import app.saywell.desk.store.integrity.RowVersion.Likeness;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Rows that change past the program, in a library with daily copies of its database. With `-Dencrypted=true` in an
/// encrypted one.
class RowRecoveryTest {
    private static final LocalDate TODAY = LocalDate.parse("2026-11-21");

    @TempDir
    private Path folder;

    @Test
    void aRowThatACopyHasAsItWasWrittenIsPutBack() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long id = learner(fixture);
            copy(fixture, "2026-11-19");
            copy(fixture, "2026-11-20");
            damage("UPDATE learner SET position = position + 7 WHERE id = " + id);
            Examination found = fixture.useCases.rowRecovery().examine();
            assertThat(found.pagesAreWhole()).isTrue();
            RepairOffer offer = found.offers().getFirst();
            assertThat(found.offers()).hasSize(1);
            assertThat(offer.row().damage()).isEqualTo(Damage.CHANGED);
            assertThat(offer.shown()).contains("Kim Minjun");
            assertThat(offer.copy().orElseThrow().day()).hasToString("2026-11-20");
            assertThat(offer.copy().orElseThrow().version().likeness()).isEqualTo(Likeness.EXACT);
            fixture.receivedChanges.clear();
            fixture.useCases.rowRecovery().restore(offer);
            assertThat(fixture.useCases.rowRecovery().examine().isWhole()).isTrue();
            assertThat(fixture.receivedChanges).contains(new LibraryChange.LearnersChanged());
        }
    }

    @Test
    void aRowThatWasChangedSinceTheCopyIsOfferedAsItWasThen() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long id = learner(fixture);
            copy(fixture, "2026-11-20");
            fixture.library
                    .database()
                    .execute(handle -> handle.execute("UPDATE learner SET consent = 'HOSTED' WHERE id = ?", id));
            damage("UPDATE learner SET position = 99 WHERE id = " + id);
            RepairOffer offer =
                    fixture.useCases.rowRecovery().examine().offers().getFirst();
            assertThat(offer.copy().orElseThrow().version().likeness()).isEqualTo(Likeness.OTHER_STATE);
            assertThat(offer.copy().orElseThrow().version().differences())
                    .extracting(Difference::now)
                    .contains("99", "HOSTED");
            fixture.useCases.rowRecovery().keep(offer);
            assertThat(fixture.useCases.rowRecovery().examine().isWhole()).isTrue();
        }
    }

    @Test
    void whatWasChangedOrErasedSinceItWasOfferedIsLeftAlone() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long edited = learner(fixture);
            long erased = learner(fixture);
            copy(fixture, "2026-11-20");
            damage("UPDATE learner SET position = 99");
            List<RepairOffer> offers = fixture.useCases.rowRecovery().examine().offers();
            fixture.library.database().execute(handle -> {
                handle.execute("UPDATE learner SET consent = 'HOSTED' WHERE id = ?", edited);
                handle.execute("DELETE FROM learner WHERE id = ?", erased);
            });
            for (RepairOffer offer : offers) {
                assertThat(fixture.useCases.rowRecovery().restore(offer)).isFalse();
                assertThat(fixture.useCases.rowRecovery().keep(offer)).isFalse();
            }
            assertThat(offers).hasSize(2);
            assertThat(fixture.library.learners().find(erased)).isEmpty();
            assertThat(fixture.library.learners().find(edited).orElseThrow().consent())
                    .isEqualTo(Consent.HOSTED);
            assertThat(fixture.useCases.rowRecovery().examine().offers())
                    .as("still to be told")
                    .hasSize(1);
        }
    }

    @Test
    void noKeyIsShown() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.library.settings().set(Setting.text("backup.key", ""), "c0ffee");
            copy(fixture, "2026-11-20");
            damage("UPDATE setting SET value = 'decaf0' WHERE name = 'backup.key'");
            RepairOffer offer =
                    fixture.useCases.rowRecovery().examine().offers().getFirst();
            assertThat(offer.toString()).contains("backup.key");
            assertThat(offer.shown().toString()).doesNotContain("decaf0");
            assertThat(offer.copy().orElseThrow().version().differences().toString())
                    .doesNotContain("decaf0")
                    .doesNotContain("c0ffee");
        }
    }

    @Test
    void aDamagedChecksumIsToldFromADamagedRow() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long id = learner(fixture);
            copy(fixture, "2026-11-20");
            damage("UPDATE row_checksum SET checksum = 5 WHERE table_name = 'learner' AND row_key = " + id);
            assertThat(fixture.useCases
                            .rowRecovery()
                            .examine()
                            .offers()
                            .getFirst()
                            .copy()
                            .orElseThrow()
                            .version()
                            .likeness())
                    .isEqualTo(Likeness.ONLY_CHECKSUM);
        }
    }

    @Test
    void aRowThatNoCopyHasCanOnlyBeKept() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            copy(fixture, "2026-11-20");
            long id = learner(fixture);
            damage("UPDATE learner SET position = 99 WHERE id = " + id);
            List<Examination> told = new ArrayList<>();
            try (var _ = fixture.useCases.rowRecovery().subscribe(told::add)) {
                fixture.useCases.rowRecovery().examineInBackground();
            }
            assertThat(told).hasSize(1);
            assertThat(told.getFirst().offers().getFirst().copy()).isEmpty();
        }
    }

    @Test
    void aDamagedPageOfACopyHidesNoRowOnOthers() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            learner(fixture);
            fixture.sentence("the park");
            copy(fixture, "2026-11-20");
            damage("UPDATE learner SET position = position + 50");
            damage("UPDATE lesson SET position = position + 50");
            List<RepairOffer> offers = fixture.useCases.rowRecovery().examine().offers();
            assertThat(offers).hasSizeGreaterThan(1).allMatch(offer -> offer.copy()
                    .isPresent());
            String first = offers.getFirst().row().table();
            overwriteFirstPage(fixture.library.folder().backupsFolder().resolve("2026-11-20.db"), first);
            assertThat(fixture.useCases.rowRecovery().examine().offers())
                    .hasSameSizeAs(offers)
                    .allMatch(offer ->
                            offer.copy().isEmpty() == offer.row().table().equals(first))
                    .anyMatch(offer -> offer.copy().isPresent());
        }
    }

    @Test
    void aCopyWhoseStateOfEncryptionIsGarbledIsPassedOver() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long id = learner(fixture);
            copy(fixture, "2026-11-19");
            copy(fixture, "2026-11-20");
            Path garbled = fixture.library.folder().backupsFolder().resolve("2026-11-20.db");
            DatabaseFile.changeCopy(garbled, handle -> {
                handle.execute("PRAGMA ignore_check_constraints = ON");
                handle.execute("INSERT OR REPLACE INTO encryption VALUES (1, 'ENCRYPTEE', 0, 'c0ffee')");
            });
            damage("UPDATE learner SET position = position + 7 WHERE id = " + id);
            assertThat(fixture.useCases.rowRecovery().examine().offers())
                    .extracting(offer ->
                            offer.copy().map(copied -> copied.day().toString()).orElse("none"))
                    .containsExactly("2026-11-19");
        }
    }

    private static void overwriteFirstPage(Path database, String table) throws IOException {
        long size = number(database, "PRAGMA page_size");
        long page = number(database, "SELECT rootpage FROM sqlite_master WHERE name = '" + table + "'");
        try (var file = FileChannel.open(database, StandardOpenOption.WRITE)) {
            byte[] noise = new byte[(int) size];
            Arrays.fill(noise, (byte) 0xA5);
            file.write(ByteBuffer.wrap(noise), (page - 1) * size);
        }
    }

    private static long number(Path database, String query) {
        return DatabaseFile.readOnly(database, Optional.empty(), handle -> handle.select(query)
                .mapTo(Long.class)
                .one());
    }

    @Test
    void aRowThatOnlyAnEncryptedBackupHasIsPutBackAndNothingOfItStaysUnpacked() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Path stick = chooseBackups(fixture);
            copy(fixture, "2026-11-18"); // without the learner
            long id = learner(fixture);
            backUp(fixture, stick, "2026-11-19");
            damage("UPDATE learner SET position = position + 7 WHERE id = " + id);
            RepairOffer offer = recovery(fixture).examine().offers().getFirst();
            assertThat(offer.copy().orElseThrow().day()).hasToString("2026-11-19");
            assertThat(offer.copy().orElseThrow().version().likeness()).isEqualTo(Likeness.EXACT);
            assertThat(folder.resolve("cache")).isEmptyDirectory();
            assertThat(recovery(fixture).restore(offer)).isTrue();
            assertThat(recovery(fixture).examine().isWhole()).isTrue();
        }
    }

    @Test
    void aBackupThatHasTheRowAsItWasWrittenGoesBeforeANewerCopyOfAnotherState() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Path stick = chooseBackups(fixture);
            long id = learner(fixture);
            fixture.library
                    .database()
                    .execute(handle -> handle.execute("UPDATE learner SET consent = 'HOSTED' WHERE id = ?", id));
            copy(fixture, "2026-11-20");
            fixture.library
                    .database()
                    .execute(handle -> handle.execute("UPDATE learner SET consent = 'NONE' WHERE id = ?", id));
            backUp(fixture, stick, "2026-11-19"); // the clock was behind
            damage("UPDATE learner SET position = 99 WHERE id = " + id);
            RepairOffer offer = recovery(fixture).examine().offers().getFirst();
            assertThat(offer.copy().orElseThrow().day()).hasToString("2026-11-19");
            assertThat(offer.copy().orElseThrow().version().likeness()).isEqualTo(Likeness.EXACT);
        }
    }

    @Test
    void backupsThatAreCutOffOfAnotherKeyOrPlainArePassedOver() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder);
                PracticeFixture other = new PracticeFixture(folder.resolveSibling(folder.getFileName() + "-other"))) {
            Path stick = chooseBackups(fixture);
            long id = learner(fixture);
            Path whole = backUp(fixture, stick, "2026-11-17");
            byte[] bytes = Files.readAllBytes(whole);
            Files.write(stick.resolve("saywell-2026-11-18.saywell"), Arrays.copyOf(bytes, bytes.length / 2));
            backUp(other, stick, "2026-11-19");
            try (var zip = new ZipOutputStream(Files.newOutputStream(stick.resolve("saywell-2026-11-20.saywell")))) {
                zip.putNextEntry(new ZipEntry("saywell.db"));
                Path plain = folder.resolve("plain.db");
                fixture.library.copyDatabaseTo(plain);
                Files.copy(plain, zip);
            }
            damage("UPDATE learner SET position = 99 WHERE id = " + id);
            RepairOffer offer = recovery(fixture).examine().offers().getFirst();
            assertThat(offer.copy().orElseThrow().day()).hasToString("2026-11-17");
            Files.delete(whole);
            assertThat(recovery(fixture).examine().offers().getFirst().copy()).isEmpty();
        }
    }

    @Test
    void aBackupFromBeforeTheLibraryWasEncryptedIsNotUnpackedIntoIt() throws IOException {
        Path stick = Files.createDirectories(folder.resolve("stick"));
        try (PracticeFixture plain = new PracticeFixture(folder, NewLibrary.open(folder))) {
            learner(plain);
            backUp(plain, stick, "2026-11-19");
            plain.library.encryptAtNextStart(PracticeFixture.KEY);
        }
        try (PracticeFixture fixture = new PracticeFixture(folder, PracticeFixture.openEncrypted(folder))) {
            chooseBackups(fixture);
            Path before = stick.resolve("saywell-2026-11-19.saywell");
            assertThat(BackupKey.keys(fixture.library, LibraryKeys.NONE)
                            .find(SealedDisk.keyCheck(before).orElseThrow()))
                    .as("its key is known")
                    .isPresent();
            Path since = backUp(fixture, stick, "2026-11-18");
            assertThat(readBackups(EarlierDatabases.of(fixture.library, TODAY, _ -> true)))
                    .containsExactly(since);
        }
    }

    @Test
    void backupsAreUnpackedOneAtATimeAndNoneWhereThereIsLittleRoom() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Path stick = chooseBackups(fixture);
            learner(fixture);
            for (String day : List.of("2026-11-18", "2026-11-19", "2026-11-20")) {
                backUp(fixture, stick, day);
            }
            assertThat(readBackups(EarlierDatabases.of(fixture.library, TODAY, _ -> true)))
                    .extracting(file -> file.getFileName().toString())
                    .containsExactly(
                            "saywell-2026-11-20.saywell", "saywell-2026-11-19.saywell", "saywell-2026-11-18.saywell");
            List<Long> sizes = new ArrayList<>();
            assertThat(readBackups(EarlierDatabases.of(fixture.library, TODAY, bytes -> {
                        sizes.add(bytes);
                        return false;
                    })))
                    .isEmpty();
            assertThat(sizes).hasSize(3).allMatch(bytes -> bytes > 50_000);
            assertThat(folder.resolve("cache")).isEmptyDirectory();
        }
    }

    // Looks at each backup as it is read: no other lies unpacked beside it.
    private List<Path> readBackups(EarlierDatabases earlier) {
        List<Path> read = new ArrayList<>();
        for (EarlierDatabases.EarlierDatabase database : earlier.newestFirst()) {
            earlier.read(database, file -> {
                if (database.isBackup()) {
                    read.add(database.file());
                    assertThat(folder.resolve("cache").toFile().list()).hasSize(1);
                    assertThat(file).exists();
                }
            });
        }
        return read;
    }

    @Test
    void ofManyRowsEachComesFromWhereItIsAsItWasWritten() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Path stick = chooseBackups(fixture);
            long first = learner(fixture);
            long second = learner(fixture);
            backUp(fixture, stick, "2026-11-18");
            fixture.library
                    .database()
                    .execute(handle -> handle.execute("UPDATE learner SET consent = 'HOSTED' WHERE id = ?", first));
            backUp(fixture, stick, "2026-11-19");
            fixture.library.database().execute(handle -> {
                handle.execute("UPDATE learner SET consent = 'HOSTED' WHERE id = ?", second);
                handle.execute("UPDATE learner SET consent = 'NONE' WHERE id = ?", second);
            });
            long third = learner(fixture);
            damage("UPDATE learner SET position = position + 50");
            assertThat(recovery(fixture).examine().offers())
                    .extracting(offer -> offer.copy()
                            .map(copy -> copy.day() + " " + copy.version().likeness()))
                    .as("%d, %d, %d", first, second, third)
                    .containsExactly(
                            Optional.of("2026-11-19 EXACT"), Optional.of("2026-11-19 EXACT"), Optional.empty());
        }
    }

    // Whatever room the disk of the tests has.
    private static RowRecovery recovery(PracticeFixture fixture) {
        return new RowRecovery(fixture.context(), _ -> true);
    }

    private Path chooseBackups(PracticeFixture fixture) throws IOException {
        Path stick = Files.createDirectories(folder.resolve("stick"));
        fixture.library.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
        return stick;
    }

    private static Path backUp(PracticeFixture fixture, Path stick, String day) throws IOException {
        Path file = stick.resolve("saywell-" + day + ".saywell");
        LibraryBackup.create(fixture.library, file, ProgressListener.NONE);
        return file;
    }

    private static long learner(PracticeFixture fixture) {
        return fixture.library
                .learners()
                .insert("Kim Minjun", "7", Optional.empty(), Consent.NONE)
                .id();
    }

    private static void copy(PracticeFixture fixture, String day) {
        fixture.library.copyDatabaseTo(fixture.library.folder().backupsFolder().resolve(day + ".db"));
    }

    private void damage(String sql) {
        DatabaseFile.changeCopy(folder.resolve("saywell.db"), handle -> handle.execute(sql));
    }
}
