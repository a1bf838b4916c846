package app.saywell.desk.disk;

import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.audio.WavWriter;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// Does once what a teacher does, while `disk_journal.so` writes down every change of the disk:
/// records, imports, judges, backs up, erases, restores, migrates, encrypts and decrypts. After
/// each act it writes into the file `marks` what it was told to be done, which from then on must
/// hold whatever happens.
///
/// Arguments: the folder, which is empty.
public final class PowerCutActs {
    static final String MIGRATIONS = "classpath:app/saywell/desk/store/migration";
    static final LibraryKeys KEYS = check -> Optional.of(PracticeFixture.KEY);

    private final Path root;

    private PowerCutActs(Path root) {
        this.root = root;
    }

    public static void main(String[] args) throws IOException {
        PowerCutActs acts = new PowerCutActs(Path.of(args[0]).toRealPath());
        acts.work();
        acts.restore();
        acts.migrate();
        acts.encrypt();
    }

    private void work() throws IOException {
        mark("folder work");
        try (PracticeFixture fixture = open("work")) {
            Sentence sentence = fixture.sentence("the park");
            long kept = add(fixture, "Kept");
            long erased = add(fixture, "Erased");
            mark("learner Kept");
            for (int i = 0; i < 3; i++) {
                Take take = record(fixture, new Take.TakeOwner(sentence.id(), kept), 500 + i);
                mark("take " + take.audio().hash());
            }
            Take gone = record(fixture, new Take.TakeOwner(sentence.id(), erased), 777);
            mark("take " + gone.audio().hash());
            for (int i = 0; i < 2; i++) {
                Path file = fixture.tone("import.wav", 300 + i);
                Take take = fixture.useCases.takes().importNow(new Take.TakeOwner(sentence.id(), kept), file);
                mark("take " + take.audio().hash());
                fixture.score(take);
                mark("judged " + (i + 1));
            }
            LibraryBackup.create(fixture.library, root.resolve("whole.saywell"), ProgressListener.NONE);
            mark("backup whole.saywell");
            mark("erasing " + gone.audio().hash());
            fixture.useCases.erasure().eraseLearner(erased);
            mark("erased " + gone.audio().hash());
        }
        try (PracticeFixture again = open("work")) {
            again.useCases.tidyFolder();
            again.useCases.lessons().create("Another");
        }
    }

    private void restore() throws IOException {
        Path data = root.resolve("restored");
        mark("folder restored");
        String old;
        try (PracticeFixture fixture = open("restored")) {
            Sentence sentence = fixture.sentence("another sentence");
            Take take = record(fixture, new Take.TakeOwner(sentence.id(), add(fixture, "Old")), 333);
            old = take.audio().hash();
            mark("take " + old);
        }
        mark("restoring " + old);
        BackupRestorer.prepare(
                root.resolve("whole.saywell"),
                PracticeFixture.BACKUP_KEYS,
                data,
                Optional.empty(),
                ProgressListener.NONE);
        BackupRestorer.completePrepared(data, PracticeFixture.NOW);
        open("restored").close();
        mark("learner Kept");
        mark("restored");
    }

    private void migrate() throws IOException {
        mark("folder migrated");
        Path data = Files.createDirectories(root.resolve("migrated"));
        Path file = data.resolve("saywell.db");
        // As every version opened it: in the mode that deletes a journal file instead, SQLite loses
        // its last transaction when the deletion is not on the disk.
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        Flyway.configure()
                .dataSource(source)
                .locations(MIGRATIONS)
                .target("1")
                .load()
                .migrate();
        DatabaseFile.changeCopy(
                file,
                handle -> handle.execute("INSERT INTO learner (name, number, position, consent) VALUES"
                        + " ('Migrated', '1', 0, 'NONE')"));
        DatabaseFile.changeCopy(file, handle -> handle.execute("PRAGMA wal_checkpoint(TRUNCATE)"));
        mark("learner Migrated");
        open("migrated").close();
        mark("migrated");
    }

    private void encrypt() throws IOException {
        mark("folder sealed");
        try (PracticeFixture fixture = open("sealed")) {
            Sentence sentence = fixture.sentence("a third sentence");
            Take.TakeOwner owner = new Take.TakeOwner(sentence.id(), add(fixture, "Sealed"));
            mark("learner Sealed");
            for (int i = 0; i < 3; i++) {
                mark("take " + record(fixture, owner, 900 + i).audio().hash());
            }
            fixture.library.encryptAtNextStart(PracticeFixture.KEY);
        }
        Path data = root.resolve("sealed");
        new ClosedLibrary(data).convert(KEYS, (done, all) -> {}, () -> false);
        try (PracticeFixture fixture = open("sealed")) {
            Sentence sentence = fixture.sentence("a fourth sentence");
            Take.TakeOwner owner = new Take.TakeOwner(sentence.id(), add(fixture, "Later"));
            mark("take " + record(fixture, owner, 950).audio().hash());
            fixture.library.decryptAtNextStart();
        }
        new ClosedLibrary(data).convert(KEYS, (done, all) -> {}, () -> false);
        open("sealed").close();
    }

    private PracticeFixture open(String folder) {
        Path data = root.resolve(folder);
        return new PracticeFixture(data, Library.open(data, SchoolPolicy.NONE, KEYS));
    }

    private static long add(PracticeFixture fixture, String name) {
        Learner learner = fixture.useCases.learners().add(name, "", Optional.empty(), Consent.THIS_COMPUTER);
        return learner.id();
    }

    private static Take record(PracticeFixture fixture, Take.TakeOwner owner, int frequencyHz) throws IOException {
        Path file = fixture.useCases.recovery().newRecordingFile(owner);
        float[] tone = PracticeFixture.tone(frequencyHz).samples();
        short[] samples = new short[tone.length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (short) (tone[i] * Short.MAX_VALUE);
        }
        try (WavWriter writer = WavWriter.create(file, 48_000)) {
            for (int from = 0; from < samples.length; from += 6_000) {
                writer.write(java.util.Arrays.copyOfRange(samples, from, from + 6_000), 6_000);
            }
            writer.fsync();
            writer.finish();
        }
        return fixture.useCases
                .takes()
                .keepNow(
                        owner,
                        file,
                        new Take.RecordingInfo(PracticeFixture.NOW, "microphone", Take.TakeSource.RECORDED));
    }

    private void mark(String text) throws IOException {
        Files.writeString(root.resolve("marks"), text + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
