package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.PrivacyCertificate;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a restored library is told by its settings and its journal about the computer that it is on.
class RestoredSettingsTest {
    /// What a setting is named that says where something goes, or with which key.
    private static final Pattern PLACE_OR_KEY =
            Pattern.compile(".*(address|certificate|folder|key|network|service|updates|backup|unfinished).*");

    /// The keys of the keyboard; the limit of calls of a service, and whether its check has been made today.
    private static final Set<String> HARMLESS = Set.of("keys", "service.calls", "updates.day", "updates.known");

    private static final Setting<String> UNFINISHED_EXPORTS = Setting.text("exports.unfinished", "");

    @TempDir
    Path folder;

    /// Whoever had it in the hand may have written it: what it would have deleted, sent and encrypted stays undone.
    @Test
    void aPlainBackupSaysNeitherWhatIsDeletedNorWhereVoicesGo() throws IOException {
        Path documents = Files.createDirectories(folder.resolve("documents"));
        Path thesis = Files.writeString(documents.resolve("thesis.txt"), "three years of work");
        Path backup = PlainBackups.write(
                folder,
                database -> DatabaseFile.changeCopy(database, handle -> {
                    setting(handle, UnfinishedBackups.NOTED.name(), documents.toString());
                    setting(handle, "service", "hosted");
                    setting(handle, "service.address", "https://elsewhere.example");
                    setting(handle, "backup.key", "ab".repeat(32));
                    setting(handle, "theme", "dark");
                    handle.execute("INSERT INTO pending_deletion (kind, target, at) VALUES ('DERIVED_FILES', '', 0)");
                }));
        Path home = folder.resolve("home");
        LibraryBackup.restore(backup, LibraryKeys.NONE, home, ProgressListener.NONE);
        try (Library library = Library.open(home)) {
            assertThat(library.settings().get(Setting.SERVICE_KIND)).isEqualTo(ServiceKind.EMBEDDED);
            assertThat(library.settings().get(Setting.HOSTED_ADDRESS)).isEmpty();
            assertThat(BackupKey.existing(library)).isEmpty();
            assertThat(library.settings().get(Setting.THEME))
                    .as("what leads nowhere")
                    .isEqualTo(Theme.DARK);
            assertThat(library.deletionJournal().findByKind(DeletionKind.DERIVED_FILES))
                    .isEmpty();
            assertThat(library.damagedRows().check().damagedRows())
                    .as("the one that was written without its checksum, and none that was taken out")
                    .extracting(row -> row.key())
                    .containsExactly("'theme'");
        }
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            fixture.useCases.tidyFolder();
            assertThat(thesis).exists();
        }
    }

    private static void setting(org.jdbi.v3.core.Handle handle, String name, String value) {
        handle.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", name, value);
    }

    /// While it is written it is noted as unfinished, in the database that it holds.
    @Test
    void aRestoredLibraryTakesNoBackupForUnfinished() throws IOException {
        Path stick = Files.createDirectories(folder.resolve("stick"));
        Path backup = stick.resolve("all.saywell");
        long learnerId;
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            Learner learner = fixture.useCases.learners().add("Ann", "1", Optional.empty(), Consent.THIS_COMPUTER);
            fixture.take(fixture.sentence("the park"), learner.id());
            learnerId = learner.id();
            fixture.library.settings().set(UNFINISHED_EXPORTS, "0-0 " + stick);
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
        }
        Path brought = Files.move(backup, folder.resolve("brought.saywell"));
        Files.delete(stick); // another computer has no such folder
        Path home = folder.resolve("home");
        LibraryBackup.restore(brought, PracticeFixture.BACKUP_KEYS, home, ProgressListener.NONE);
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            assertThat(UnfinishedBackups.noted(fixture.library)).isEmpty();
            assertThat(fixture.library.settings().get(UNFINISHED_EXPORTS)).isEmpty();
            assertThat(BackupKey.existing(fixture.library))
                    .as("its own key stays")
                    .isPresent();
            PrivacyCertificate certificate = fixture.useCases.erasure().eraseLearner(learnerId);
            assertThat(certificate.remainingCopies()).isEmpty();
        }
    }

    @Test
    void everySettingThatSaysWhereSomethingGoesIsLeftOutOfAPlainBackup() throws IOException {
        Set<String> taken = new TreeSet<>();
        for (String name : settings()) {
            if (PLACE_OR_KEY.matcher(name).matches() && !HARMLESS.contains(name) && !RestoredSettings.isLeftOut(name)) {
                taken.add(name);
            }
        }
        assertThat(taken).isEmpty();
        assertThat(settings()).hasSizeGreaterThan(40);
    }

    private static List<String> settings() throws IOException {
        Pattern definition =
                Pattern.compile("(?:Setting\\.)?(?:text|number|choice|offAtFirst|new Setting<>)\\(\\s*\"([a-z.-]+)\"");
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/app/saywell/desk"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> definition.matcher(read(file)).results().map(found -> found.group(1)))
                    .distinct()
                    .toList();
        }
    }

    private static String read(Path file) {
        try {
            String text = Files.readString(file);
            Matcher defines = Pattern.compile("Setting[<.]").matcher(text);
            return defines.find() || file.endsWith("Setting.java") ? text : "";
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
