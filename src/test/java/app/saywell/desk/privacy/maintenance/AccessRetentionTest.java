package app.saywell.desk.privacy.maintenance;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.access.AccessEntry.AccessAction;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.access.AccessStore;
import app.saywell.desk.store.change.UseCaseContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Which lines of the access record go at a start, whatever the clock says.
class AccessRetentionTest {
    private static final Instant NOW = PracticeFixture.NOW;

    @TempDir
    Path folder;

    private PracticeFixture fixture;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void aClockThatIsYearsAheadForTwentyDaysTakesNothing() {
        useOn(NOW.minus(Duration.ofDays(700)));
        useOn(NOW);
        for (int day = 0; day < 20; day++) {
            useOn(NOW.plus(Duration.ofDays(3_650 + day)));
        }
        assertThat(days()).hasSize(22);
        useOn(NOW.plus(Duration.ofDays(21)));
        assertThat(days()).as("and it is right again").hasSize(23);
    }

    @Test
    void aClockThatWasYearsBehindAtAStartLosesNoLine() {
        useOn(NOW.minus(Duration.ofDays(1)));
        useOn(Instant.parse("2001-01-01T00:00:00Z"));
        useOn(NOW);
        assertThat(days()).hasSize(3);
    }

    @Test
    void whatIsOlderThanThreeYearsGoesWhereSaywellIsUsed() {
        for (int week = 0; week <= 3 * 52 + 10; week++) {
            useOn(NOW.plus(Duration.ofDays(7L * week)));
        }
        Instant last = NOW.plus(Duration.ofDays(7 * (3 * 52 + 10)));
        assertThat(days())
                .as("and nothing else")
                .hasSize((int) (AccessStore.RETENTION.toDays() / 7) + 1)
                .allMatch(at -> !at.isBefore(last.minus(AccessStore.RETENTION).minus(Duration.ofDays(1))));
    }

    @Test
    void afterAYearWithoutSaywellTheCountCatchesUp() {
        Instant old = NOW.minus(AccessStore.RETENTION).minus(Duration.ofDays(1));
        for (int day = 0; day < 730; day += 7) {
            useOn(old.plus(Duration.ofDays(day)));
        }
        int starts = 0;
        while (days().contains(old)) {
            useOn(NOW.plus(Duration.ofDays(starts++)));
        }
        assertThat(starts).isBetween(50, 70);
    }

    /// The line that was written then comes of age two years later, and says nothing of the age of others.
    @Test
    void aLineFromWhenTheClockWasTwoYearsAheadKeepsNoOtherLonger() {
        useOn(NOW.plus(Duration.ofDays(730)));
        int weeks = 3 * 52 + 60;
        for (int week = 0; week <= weeks; week++) {
            useOn(NOW.plus(Duration.ofDays(7L * week)));
        }
        Instant oldest = NOW.plus(Duration.ofDays(7L * weeks))
                .minus(AccessStore.RETENTION)
                .minus(Duration.ofDays(15)); // the week between two marks, and the one of the next start
        assertThat(days()).isNotEmpty().allMatch(at -> !at.isBefore(oldest));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "x y",
                "2026-11-23",
                "2026-11-23 5\n2026-11-22 6",
                "2026-11-23 99999999999999999999",
                "2001-01-01 1000"
            })
    void whatIsNotKnownOfNumbersTakesNothing(String stored) {
        fixture.library.settings().set(Setting.text("access.written-until", ""), stored);
        useOn(NOW);
        useOn(NOW.plus(Duration.ofDays(1)));
        assertThat(days()).hasSize(2);
    }

    @Test
    void aRestoreIsNotedOnceAlsoWhereTheFolderCannotBeBroughtIntoOrder() throws IOException {
        Files.writeString(folder.resolve("saywell.opening"), "of another database");
        Path backups = fixture.library.folder().backupsFolder();
        Files.delete(backups);
        Files.writeString(backups, "in the way");
        StartMaintenance.run(at(NOW));
        StartMaintenance.run(at(NOW.plus(Duration.ofDays(1))));
        assertThat(days()).as("the sweep failed twice").hasSize(1);
        Files.writeString(folder.resolve("saywell.opening"), "of a third one");
        StartMaintenance.run(at(NOW.plus(Duration.ofDays(2))));
        assertThat(days()).as("another restore").hasSize(2);
    }

    @Test
    void soIsOneWhereTheFileBesideTheDatabaseWasEmptied() throws IOException {
        Files.writeString(folder.resolve("saywell.opening"), "");
        StartMaintenance.run(at(NOW));
        StartMaintenance.run(at(NOW.plus(Duration.ofDays(1))));
        assertThat(days()).hasSize(1);
    }

    private UseCaseContext at(Instant time) {
        UseCaseContext context = fixture.context();
        return new UseCaseContext(
                context.library(),
                context.tasks(),
                context.changes(),
                context.undoHistory(),
                () -> time,
                context.decodedAudio());
    }

    @Test
    void aRestoreOnAComputerWhoseClockIsYearsAheadTakesNothing() throws IOException {
        fixture.library.accessRecord().note(AccessAction.MARKED, 1, 1, NOW);
        Files.writeString(folder.resolve("saywell.opening"), "of another database");
        AtomicLong time = new AtomicLong(NOW.plus(Duration.ofDays(3_650)).toEpochMilli());
        UseCaseContext context = fixture.context();
        StartMaintenance.run(new UseCaseContext(
                context.library(),
                context.tasks(),
                context.changes(),
                context.undoHistory(),
                () -> Instant.ofEpochMilli(time.getAndIncrement()),
                context.decodedAudio()));
        assertThat(days()).as("that line, and the restore").hasSize(2).contains(NOW);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x y", "2026-11-23", "-999999999-01-01 2026-11-01", "+999999999-12-31 2026-11-01"})
    void aCountThatCannotBeReadBeginsAnew(String stored) {
        fixture.library.settings().set(Setting.text("access.counted-day", ""), stored);
        useOn(NOW);
        useOn(NOW.plus(Duration.ofDays(1)));
        assertThat(days()).hasSize(2);
    }

    /// A start, and something that is noted after it.
    private void useOn(Instant time) {
        new AccessRetention(fixture.library).sweep(time);
        fixture.library.accessRecord().note(AccessAction.MARKED, 1, 1, time);
    }

    private List<Instant> days() {
        return fixture.library.accessRecord().find(Instant.EPOCH, Instant.ofEpochMilli(Long.MAX_VALUE)).stream()
                .map(AccessEntry::at)
                .toList();
    }
}
