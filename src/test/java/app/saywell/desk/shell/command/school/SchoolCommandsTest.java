package app.saywell.desk.shell.command.school;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.command.CommandRun;
import app.saywell.desk.shell.start.ApplicationContext;
import app.saywell.desk.store.Library;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A teacher's tasks on the command line, with Korean file names and names of people.
class SchoolCommandsTest {
    private static final Path SAMPLE = Path.of("assets", "lessons", "sample");
    private static final Path SPEECH = Path.of("src/test/resources/app/saywell/speech");

    @TempDir
    private Path folder;

    private Path data;

    @BeforeEach
    void name() {
        data = folder.resolve("자료");
    }

    @Test
    void judgesAFolderOfRecordingsAndGivesTheResultsOut() throws Exception {
        assertThat(run("lesson", "import", SAMPLE.toString()).out()).contains("A day out", "with a model reading");
        Path list = folder.resolve("3학년 2반.csv");
        Files.writeString(list, "번호,이름\n1,강민준\n2,김서연\n,\n2,김서연\n");
        CommandRun roster =
                run("class", "import", list.toString(), "--consent", "this_computer", "--erase-on", "2099-02-28");
        assertThat(roster.out()).contains("3학년 2반: 2 learners added, 1 rows left out");
        assertThat(roster.err()).contains("Line 5 occurs twice in the list");

        Path recordings = folder.resolve("녹음");
        copy("1-learner.wav", recordings.resolve("01 강민준").resolve("1.wav"));
        copy("3-learner.wav", recordings.resolve("02_김서연").resolve("제출.wav"));
        Files.writeString(recordings.resolve("01 강민준").resolve("2.wav"), "no sound");
        CommandRun tried = run("batch", "A day out", recordings.toString(), "--class", "3학년 2반", "--dry-run");
        assertThat(tried.out()).contains("by name", "by listening", "2 would be imported, 1 left out");
        CommandRun batch = run(
                "batch",
                "A day out",
                recordings.toString(),
                "--class",
                "3학년 2반",
                "--strictness",
                "strict",
                "--first-language",
                "ko");
        assertThat(batch.exitCode()).isEqualTo(1);
        assertThat(batch.out()).contains("1 강민준: ", "2 김서연: ", "of 50-70", "2 imported, 1 left out, 0 not scored");
        assertThat(run("batch", "A day out", recordings.toString(), "--class", "3학년 2반")
                        .out())
                .contains("already imported", "0 imported");

        Path csv = folder.resolve("결과.csv");
        assertThat(export("--csv", csv.toString()).exitCode()).isZero();
        assertThat(Files.readString(csv)).startsWith("\ufeff번호,이름,문장").contains("강민준", "엄격하게, 모국어: 한국어");
        Path grids = folder.resolve("praat");
        assertThat(export("--textgrid", grids.toString()).out()).contains("2 recordings");
        assertThat(names(grids))
                .hasSize(4)
                .anyMatch(name -> name.startsWith("01_강민준_01_") && name.endsWith(".TextGrid"));
        Path xapi = folder.resolve("xapi.json");
        assertThat(export("--xapi", xapi.toString()).out()).contains("2 statements");
        assertThat(Files.readString(xapi))
                .doesNotContain("강민준")
                .contains("\"max\":70", "\"https://saywell.example/strictness\":\"strict\"");
        assertThat(export("--xlsx", folder.resolve("결과.xlsx").toString()).exitCode())
                .isZero();
        assertThat(Files.size(folder.resolve("결과.xlsx"))).isGreaterThan(1000);

        for (String kind : List.of("slips", "class_sheet", "strips", "letters", "consent")) {
            Path pdf = folder.resolve(kind + ".pdf");
            CommandRun report =
                    run("report", kind, "--class", "3학년 2반", "--lesson", "A day out", "--out", pdf.toString());
            assertThat(report.exitCode()).as(report.err()).isZero();
            assertThat(report.out()).contains("pages");
        }
        assertThat(text(folder.resolve("letters.pdf"))).contains("강민준 학생 보호자님께");
        assertThat(text(folder.resolve("consent.pdf"))).contains("개인정보", "김서연");
    }

    @Test
    void asksAboutANameWithTwoReadingsAndTakesTheAnswer() throws IOException {
        run("lesson", "import", SAMPLE.toString());
        Path list = folder.resolve("3-2.csv");
        Files.writeString(list, "번호,이름\n5,강민준\n");
        run("class", "import", list.toString(), "--consent", "this_computer", "--erase-on", "2099-02-28");
        Path recordings = folder.resolve("녹음");
        copy("1-learner.wav", recordings.resolve("강민준_3_1.wav"));
        String[] batch = {"batch", "A day out", recordings.toString(), "--class", "3-2", "--by", "name", "--no-score"};
        CommandRun asked = run(batch);
        assertThat(asked.exitCode()).isEqualTo(1);
        assertThat(asked.out())
                .contains(
                        "its name may mean sentence 3 or 1", "--sentence \"강민준_3_1.wav=3\"", "0 imported, 1 left out");
        String[] answered = Arrays.copyOf(batch, batch.length + 2);
        answered[batch.length] = "--sentence";
        answered[batch.length + 1] = "강민준_3_1.wav=1";
        assertThat(run(answered).out()).contains("5 강민준: ", "1 imported, 0 left out");
    }

    @Test
    void writesTheApprovalPackAndKeepsWhoAnswersForIt() throws IOException {
        Path pdf = folder.resolve("심의.pdf");
        CommandRun first =
                run("approval", "--school", "한빛초등학교", "--contact", "이지은", "--language", "en", "--out", pdf.toString());
        assertThat(first.exitCode()).as(first.err()).isZero();
        assertThat(first.out()).contains("5 pages");
        assertThat(text(pdf)).contains("School approval pack", "한빛초등학교", "이지은");
        assertThat(run("approval", "--out", pdf.toString()).exitCode()).isZero();
        assertThat(text(pdf)).contains("학교 심의 자료", "한빛초등학교");
        assertThat(run("approval").exitCode()).isEqualTo(2);
    }

    @Test
    void givesALessonToAnotherComputer() {
        run("lesson", "import", SAMPLE.toString());
        Path pack = folder.resolve("소풍.saywell");
        assertThat(run("lesson", "export", "A day out", pack.toString()).exitCode())
                .isZero();
        data = folder.resolve("other");
        assertThat(run("lesson", "import", pack.toString()).exitCode()).isZero();
        assertThat(run("lesson", "list").out()).contains("A day out");
    }

    @Test
    void listsLessonsWhileTheWindowHasTheLibraryOpen() {
        run("lesson", "import", SAMPLE.toString());
        String before = run("lesson", "list").out();
        try (ApplicationContext window = ApplicationContext.open(data, Runnable::run)) {
            window.practice().lessons().create("Unit 4");
            CommandRun listed = run("lesson", "list");
            assertThat(listed.exitCode()).as(listed.err()).isZero();
            assertThat(listed.out()).startsWith(before).contains("0 sentences  Unit 4");
            assertThat(run("lesson", "import", SAMPLE.toString()).err()).contains("window has this data folder open");
        }
    }

    @Test
    void replacesNoFileUnlessThatIsAllowed() throws IOException {
        Path there = Files.writeString(folder.resolve("there"), "mine");
        String file = there.toString();
        for (List<String> words : List.of(
                List.of("lesson", "export", "A day out", file),
                List.of("backup", file),
                List.of("report", "slips", "--lesson", "A day out", "--out", file),
                List.of("export", "--lesson", "A day out", "--csv", file),
                List.of("export", "--lesson", "A day out", "--xlsx", file),
                List.of("export", "--lesson", "A day out", "--xapi", file),
                List.of("doctor", "--support", file))) {
            assertRefused(run(words.toArray(String[]::new)), there);
        }
        assertRefused(CommandRun.of("score", "x.wav", "--text", "a", "--json", file), there);
        assertRefused(CommandRun.of("score", "x.wav", "--text", "a", "--picture", file), there);
        assertRefused(CommandRun.of("analyze-native", "x.wav", "--text", "a", "--json", file), there);
        assertRefused(CommandRun.of("say", "Hello.", "--out", file), there);
        run("lesson", "import", SAMPLE.toString());
        assertThat(run("lesson", "export", "A day out", file, "--overwrite").exitCode())
                .isZero();
        assertThat(Files.size(there)).isGreaterThan(1000);
    }

    private static void assertRefused(CommandRun refused, Path there) throws IOException {
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("already exists", "--overwrite");
        assertThat(there).hasContent("mine");
    }

    @Test
    void putsEverythingIntoOneFileAndBack() throws IOException {
        run("lesson", "import", SAMPLE.toString());
        Path backup = folder.resolve("백업.saywell");
        CommandRun made = run("backup", backup.toString());
        assertThat(made.exitCode()).isZero();
        assertThat(run("backup", folder.resolve("second.saywell").toString()).out())
                .as("the words are printed once")
                .doesNotContain("24 words");
        data = folder.resolve("other");
        CommandRun locked = run("restore", backup.toString());
        assertThat(locked.exitCode()).isEqualTo(1);
        assertThat(locked.err()).contains("from another computer", "nothing was changed", "--words");
        assertThat(runWith(wordsOf(made.out(), "nobody can open one."), "restore", "--words", backup.toString()))
                .contains("restored: 1 lessons");
        assertThat(run("lesson", "list").out()).contains("A day out");
        byte[] whole = Files.readAllBytes(backup);
        Path cut = folder.resolve("cut.saywell");
        Files.write(cut, Arrays.copyOf(whole, whole.length / 2));
        CommandRun refused = run("restore", cut.toString());
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("nothing was changed");
        assertThat(run("lesson", "list").out()).contains("A day out");
    }

    @Test
    void aBackupThatLacksARecordingIsWrittenBesideAWholeOne() throws IOException {
        run("lesson", "import", SAMPLE.toString());
        Path backup = folder.resolve("all.saywell");
        assertThat(run("backup", backup.toString()).exitCode()).isZero();
        byte[] whole = Files.readAllBytes(backup);
        try (Stream<Path> recordings = Files.walk(data.resolve("recordings"))) {
            Files.delete(recordings.filter(Files::isRegularFile).findFirst().orElseThrow());
        }
        CommandRun incomplete = run("backup", backup.toString(), "--overwrite");
        assertThat(incomplete.exitCode()).isEqualTo(1);
        assertThat(incomplete.err())
                .contains("The backup was written to " + folder.resolve("all-2.saywell") + ", and " + backup
                        + " stays as it was, but it is not complete: one recording is missing or changed: ");
        assertThat(backup).hasBinaryContent(whole);
    }

    private static String wordsOf(String printed, String before) {
        return Pattern.compile("\\d+ ([a-z]+)")
                .matcher(printed.substring(printed.indexOf(before)))
                .results()
                .map(word -> word.group(1))
                .collect(Collectors.joining(" "));
    }

    private String runWith(String words, String... arguments) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream((words + "\n\n").getBytes(StandardCharsets.UTF_8)));
        try {
            return run(arguments).out();
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void movesRecordingsToAnotherComputer() throws IOException {
        run("lesson", "import", SAMPLE.toString());
        Path pack = folder.resolve("모둠.saywell");
        CommandRun made = run("recordings", "export", pack.toString(), "--lesson", "A day out");
        assertThat(made.exitCode()).isZero();
        assertThat(run("recordings", "export", pack.toString(), "--lesson", "A day out")
                        .err())
                .contains("already exists");
        assertThat(run("recordings", "export", "x", "--lesson", "A day out", "--no-names")
                        .err())
                .contains("by their names");
        Path plain = folder.resolve("plain.saywell");
        assertThat(run("recordings", "export", plain.toString(), "--lesson", "A day out", "--plain")
                        .out())
                .doesNotContain("24 words");
        data = folder.resolve("other");
        run("lesson", "import", SAMPLE.toString());
        CommandRun locked = run("recordings", "import", pack.toString());
        assertThat(locked.exitCode()).isEqualTo(1);
        assertThat(locked.err()).contains("from another computer", "nothing was changed", "--words");
        String words = wordsOf(made.out(), "than the file.");
        assertThat(runWith(words, "recordings", "import", "--words", pack.toString()))
                .contains("recordings added");
        assertThat(run("recordings", "import", pack.toString()).out())
                .as("its computer is known")
                .contains("0 recordings added");
        CommandRun warned = run("recordings", "import", plain.toString());
        assertThat(warned.err()).contains("is not encrypted");
        assertThat(warned.out()).contains("0 recordings added");
    }

    @Test
    void makesALessonOfAListAndOfAFolderWithReadings() throws IOException {
        Path list = folder.resolve("문장.txt");
        Files.writeString(list, "1. We call it bear\n2. Look at the pants\n");
        assertThat(run("lesson", "import", list.toString(), "--title", "3과").out())
                .contains("3과: 2 sentences, 0 with");
        Path readings = Files.createDirectories(folder.resolve("4과"));
        Files.writeString(readings.resolve("list.txt"), "We are going to the theme park.\n");
        copy("1-model.wav", readings.resolve("1.wav"));
        assertThat(run("lesson", "import", readings.toString()).out()).contains("4과: 1 sentences, 1 with");
    }

    @Test
    void tellsWrongUsageFromARefusal() throws IOException {
        run("lesson", "import", SAMPLE.toString());
        assertThat(run("export", "--lesson", "A day out").exitCode()).isEqualTo(2);
        assertThat(run("report", "poster", "--lesson", "1", "--out", "x.pdf").exitCode())
                .isEqualTo(2);
        CommandRun unknown =
                run("lesson", "export", "Unit 9", folder.resolve("x").toString());
        assertThat(unknown.exitCode()).isEqualTo(1);
        assertThat(unknown.err()).contains("There is no lesson “Unit 9”.", "A day out");
        Path pdf = folder.resolve("x.pdf");
        CommandRun nothing = run("report", "slips", "--lesson", "A day out", "--out", pdf.toString());
        assertThat(nothing.exitCode()).isEqualTo(1);
        assertThat(nothing.err()).contains("nobody has recorded");
        assertThat(pdf).doesNotExist();
        Path cut = Files.writeString(folder.resolve("cut.saywell"), "PK");
        CommandRun refused = run("lesson", "import", cut.toString());
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("nothing was changed");
        try (Library open = Library.open(data)) {
            assertThat(open.lessons().findAll()).hasSize(1);
            CommandRun busy = run("lesson", "import", cut.toString());
            assertThat(busy.exitCode()).isEqualTo(1);
            assertThat(busy.err()).contains("has this data folder open");
        }
    }

    private CommandRun export(String... form) {
        List<String> words = new ArrayList<>(List.of("export", "--class", "3학년 2반", "--lesson", "A day out"));
        words.addAll(Arrays.asList(form));
        return run(words.toArray(String[]::new));
    }

    private CommandRun run(String... words) {
        return CommandRun.in(data, words);
    }

    @Test
    void aLessonIsReadOnlyWithinTheLimitsOfSpeedAndPause() {
        CommandRun fast = run("lesson", "voice", "A day out", "--speed", "1.3");
        assertThat(fast.exitCode()).isEqualTo(1);
        assertThat(fast.err()).contains("The speed is from 0.7 to 1.15.");
        CommandRun slow = run("lesson", "voice", "A day out", "--pause", "3");
        assertThat(slow.exitCode()).isEqualTo(1);
        assertThat(slow.err()).contains("The pause is from 0 to 1 second.");
    }

    private static void copy(String sample, Path target) throws IOException {
        Files.createDirectories(target.getParent());
        Files.copy(SPEECH.resolve(sample), target);
    }

    private static List<String> names(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private static String text(Path pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf.toFile())) {
            return new PDFTextStripper().getText(document);
        }
    }
}
