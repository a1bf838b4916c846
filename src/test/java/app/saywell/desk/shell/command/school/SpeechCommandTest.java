package app.saywell.desk.shell.command.school;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.shell.cases.NewLibrary;
import app.saywell.desk.shell.command.CommandRun;
import app.saywell.desk.shell.window.SpokenSpeeches;
import app.saywell.desk.store.Library;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// What was said freely, on the command line.
class SpeechCommandTest {
    @TempDir
    private Path folder;

    private Path data;

    @BeforeEach
    void speak() {
        data = folder.resolve("자료");
        try (Library library = NewLibrary.open(data)) {
            library.settings().set(Setting.ROLE, UserRole.TEACHER);
            long classId = library.classes().insert("3-2", Optional.empty()).id();
            long learner = library.learners()
                    .insert("강민준", "1", Optional.of(classId), Consent.THIS_COMPUTER)
                    .id();
            library.learners().insert("김서연", "2", Optional.of(classId), Consent.THIS_COMPUTER);
            SpokenSpeeches speeches = new SpokenSpeeches(library, folder);
            speeches.add(learner, "park", 0, 0.5);
            speeches.add(learner, "dog", 7, 0.4);
            speeches.add(learner, "dog", 8, 0.4);
        }
    }

    @Test
    void listsAndPrintsAReportAndWritesFiles() throws IOException {
        assertThat(run("--class", "3-2", "--language", "en").out())
                .contains("1 강민준: The lost dog ×2, In the park")
                .contains("2 김서연: ");
        CommandRun list = run("--class", "3-2", "--learner", "1", "--language", "en");
        assertThat(list.out()).contains("1 Sep 9, 2026", "The lost dog, 1:00", "3 Sep 1, 2026");
        try (Library library = NewLibrary.open(data)) {
            assertThat(library.accessRecord().find(Instant.EPOCH, Instant.now()))
                    .as("the class and the list of one learner")
                    .extracting(entry -> entry.learnerId() > 0)
                    .containsExactlyInAnyOrder(false, true);
        }
        CommandRun report = run("--class", "3-2", "--learner", "1", "--report", "3", "--language", "en");
        assertThat(report.exitCode()).as(report.err()).isZero();
        assertThat(report.out())
                .contains(
                        "In the park: Describe the picture.",
                        "flies a [kite ?] and",
                        "- Words a minute: 120",
                        "no total");
        assertThat(run("--class", "3-2", "--learner", "1", "--report", "3", "--language", "ko")
                        .out())
                .contains("말의 흐름");
        for (String kind : new String[] {"pdf", "zip", "csv"}) {
            Path file = folder.resolve("강민준." + kind);
            CommandRun written = run("--class", "3-2", "--learner", "강민준", "--" + kind, file.toString());
            assertThat(written.exitCode()).as(written.err()).isZero();
            assertThat(Files.size(file)).isPositive();
            assertThat(run("--class", "3-2", "--learner", "강민준", "--" + kind, file.toString())
                            .exitCode())
                    .as("it is there already")
                    .isEqualTo(1);
        }
    }

    @Test
    void saysWhatCannotBePrinted() {
        CommandRun nothing = run("--class", "3-2", "--learner", "2");
        assertThat(nothing.exitCode()).isEqualTo(1);
        assertThat(nothing.err()).contains("Nothing was said freely yet.");
        CommandRun beyond = run("--class", "3-2", "--learner", "1", "--report", "4");
        assertThat(beyond.err()).contains("the list goes from 1 to 3");
        Path file = folder.resolve("class.pdf");
        CommandRun ofNobody = run("--class", "3-2", "--pdf", file.toString());
        assertThat(ofNobody.exitCode()).isEqualTo(1);
        assertThat(ofNobody.err()).contains("Give --learner, too.");
        assertThat(file).doesNotExist();
    }

    @Test
    @EnabledOnOs(OS.LINUX) // has a device that is always full
    void saysThatTheDiskIsFull() {
        assertThat(run("--class", "3-2", "--learner", "1", "--pdf", "/dev/full").err())
                .contains("disk is full");
    }

    private CommandRun run(String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "speech";
        System.arraycopy(words, 0, all, 1, words.length);
        return CommandRun.in(data, all);
    }
}
