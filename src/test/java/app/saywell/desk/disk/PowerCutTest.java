package app.saywell.desk.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.desk.disk.DiskJournal.Entry;
import app.saywell.desk.disk.DiskJournal.Mark;
import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.RecordingFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Cuts the power, simulated: every change of the disk while [PowerCutActs] works is written down,
/// the native ones of SQLite too, and states in which a disk may be found after a cut are built
/// from that and opened. With `-Ddeep=true` 300 of them, or `-Dcuts=`; needs `cc` and Linux.
class PowerCutTest {
    private static final int CUTS = Integer.getInteger("cuts", 300);
    private static final long SEED = Long.getLong("seed", 20_261_122);

    @TempDir
    private Path folder;

    /// What had been told before the cut.
    private record Told(String folder, Set<String> takes, List<String> all) {
        boolean has(String text) {
            return all.contains(text);
        }

        boolean hasBegun(String what) {
            return all.stream().anyMatch(text -> text.startsWith(what + " "));
        }
    }

    @Test
    void whatWasToldToBeDoneIsDoneAfterAPowerCut() throws Exception {
        assumeTrue(Boolean.getBoolean("deep"));
        assumeTrue(System.getProperty("os.name").equals("Linux"));
        List<Entry> entries = DiskJournal.read(journal());
        List<Integer> marks = indexesOfMarks(entries);
        Random random = new Random(SEED);
        Path memory = Path.of("/dev/shm");
        Path states = Files.createTempDirectory(Files.isWritable(memory) ? memory : folder, "cut");
        try {
            for (int i = 0; i < CUTS; i++) {
                long seed = random.nextLong();
                int cut = cut(marks, entries.size(), new Random(seed));
                check(entries.subList(0, cut), seed, states.resolve("state" + i));
            }
        } finally {
            delete(states);
        }
    }

    // Half anywhere, half in an act that is chosen first, so that short acts are met as often as
    // long ones.
    private static int cut(List<Integer> marks, int end, Random random) {
        if (random.nextBoolean()) {
            return marks.getFirst() + 1 + random.nextInt(end - marks.getFirst());
        }
        int act = random.nextInt(marks.size());
        int next = act + 1 < marks.size() ? marks.get(act + 1) : end;
        return marks.get(act) + 1 + random.nextInt(next - marks.get(act));
    }

    /// The check itself can fail: on a disk that forgets what it was to keep, something is lost.
    @Test
    void aDiskThatForcesNothingWouldBeNoticed() throws Exception {
        assumeTrue(Boolean.getBoolean("deep"));
        assumeTrue(System.getProperty("os.name").equals("Linux"));
        List<Entry> entries = DiskJournal.read(journal()).stream()
                .filter(entry -> !(entry instanceof DiskJournal.Sync) && !(entry instanceof DiskJournal.SyncFolder))
                .toList();
        int end = entries.size();
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 20; i++) {
                        check(entries.subList(0, end), i, folder.resolve("state" + i));
                    }
                })
                .isInstanceOf(AssertionError.class);
    }

    private static List<Integer> indexesOfMarks(List<Entry> entries) {
        return IntStream.range(0, entries.size())
                .filter(i -> entries.get(i) instanceof Mark)
                .boxed()
                .toList();
    }

    // One that was written before, if `-Djournal=` names it: to look at a state again.
    private Path journal() throws IOException, InterruptedException {
        if (System.getProperty("journal") != null) {
            return Path.of(System.getProperty("journal"));
        }
        Path library = folder.resolve("disk_journal.so");
        run(List.of("cc", "-O2", "-shared", "-fPIC", "-o", library.toString(), "src/bench/c/disk_journal.c", "-ldl"));
        Path root = Files.createDirectory(folder.resolve("root"));
        Path journal = folder.resolve("journal");
        run(List.of(
                "env",
                "SAYWELL_DISK_ROOT=" + root,
                "SAYWELL_DISK_JOURNAL=" + journal,
                "LD_PRELOAD=" + library,
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                PowerCutActs.class.getName(),
                root.toString()));
        return journal;
    }

    private void run(List<String> command) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(output)).isZero();
    }

    private static void check(List<Entry> before, long seed, Path state) throws IOException {
        Told told = told(before);
        String what = "cut after " + before.size() + ", seed " + seed + ", told " + told.all();
        PowerCut cut = new PowerCut(before, new Random(seed));
        Files.createDirectories(state);
        cut.write(told.folder(), state);
        cut.write("whole.saywell", state);
        try {
            Path data = state.resolve(told.folder());
            BackupRestorer.completePrepared(data, PracticeFixture.NOW);
            if (new ClosedLibrary(data).awaitsConversion()) {
                new ClosedLibrary(data).convert(PowerCutActs.KEYS, (done, all) -> {}, () -> false);
            }
            try (PracticeFixture fixture =
                    new PracticeFixture(data, Library.open(data, SchoolPolicy.NONE, PowerCutActs.KEYS))) {
                fixture.useCases.tidyFolder();
                requireWhole(fixture, told);
            }
            if (told.hasBegun("backup")) {
                LibraryBackup.verify(state.resolve("whole.saywell"), PracticeFixture.BACKUP_KEYS);
            }
        } catch (AssertionError | IOException | RuntimeException e) {
            throw new AssertionError(what, e);
        }
        delete(state);
    }

    private static Told told(List<Entry> before) {
        List<String> all = before.stream()
                .filter(Mark.class::isInstance)
                .map(entry -> ((Mark) entry).text())
                .toList();
        int begin = all.size() - 1;
        while (!all.get(begin).startsWith("folder ")) {
            begin--;
        }
        List<String> ofFolder = all.subList(begin + 1, all.size());
        Set<String> takes = ofFolder.stream()
                .filter(text -> text.startsWith("take "))
                .map(text -> text.substring("take ".length()))
                .collect(Collectors.toCollection(HashSet::new));
        return new Told(all.get(begin).substring("folder ".length()), takes, ofFolder);
    }

    private static void requireWhole(PracticeFixture fixture, Told told) throws IOException {
        Library library = fixture.library;
        String pages = library.database().read(handle -> handle.select("PRAGMA integrity_check")
                .mapTo(String.class)
                .one());
        assertThat(pages).isEqualTo("ok");
        Set<String> found = new HashSet<>();
        for (AudioClip clip : library.contents().recordings()) {
            Path file = library.recordings().existingFile(clip);
            assertThat(RecordingFiles.sha256Of(file)).isEqualTo(clip.hash());
            found.add(clip.hash());
        }
        Set<String> wanted = new HashSet<>(told.takes());
        for (String text : told.all()) {
            if (text.startsWith("erasing ") || text.startsWith("restoring ")) {
                wanted.remove(text.substring(text.indexOf(' ') + 1));
            }
            if (text.startsWith("erased ")) {
                String hash = text.substring("erased ".length());
                assertThat(found).doesNotContain(hash);
                assertThat(names(library.folder().root())).noneMatch(name -> name.contains(hash));
            }
            if (text.startsWith("learner ") && !told.hasBegun("restoring")) {
                assertThat(learners(fixture)).contains(text.substring("learner ".length()));
            }
            if (text.startsWith("judged ")) {
                int judged = library.database().read(handle -> handle.select("SELECT count(*) FROM result")
                        .mapTo(Integer.class)
                        .one());
                assertThat(judged).isGreaterThanOrEqualTo(Integer.parseInt(text.substring(7)));
            }
        }
        assertThat(found).containsAll(wanted);
        if (told.hasBegun("restoring")) {
            boolean isOld = found.containsAll(told.takes());
            boolean isNew = learners(fixture).contains("Kept");
            assertThat(isNew || isOld && !told.has("restored")).isTrue();
        }
        if (told.hasBegun("erased")) {
            assertThat(learners(fixture)).doesNotContain("Erased");
        }
    }

    private static List<String> learners(PracticeFixture fixture) {
        return fixture.useCases.learners().withoutClass().stream()
                .map(Learner::name)
                .toList();
    }

    private static List<String> names(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(path -> path.getFileName().toString()).toList();
        }
    }

    private static void delete(Path root) throws IOException {
        try (Stream<Path> paths = Files.walk(root)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
