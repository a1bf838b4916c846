package app.saywell.desk.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.Library;
import app.saywell.desk.store.policy.PolicyLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The commands follow the school policy.
class PolicyCommandTest {
    @TempDir
    private Path folder;

    @AfterEach
    void removePolicy() {
        System.clearProperty(PolicyLocation.PROPERTY);
    }

    @Test
    void showsWhatHolds() throws IOException {
        assertThat(CommandRun.of("policy").out()).contains("no school policy");
        obey("{\"version\": 1, \"service\": {\"hostedAllowed\": false}, \"locked\":" + " [\"restore\"]}");
        CommandRun shown = CommandRun.of("policy");
        assertThat(shown.exitCode()).isZero();
        assertThat(shown.out())
                .contains("sets    service", "locks   restore", "not allowed")
                .doesNotContain("=");
        assertThat(CommandRun.of("policy", "--values").out())
                .contains("sets    service = embedded", "service.address = (empty)", "of the system");
    }

    @Test
    void namesEveryWrongLineOfAFile() throws IOException {
        Path file = Files.writeString(
                folder.resolve("new.policy"),
                "{\n \"version\": 1,\n \"levels\": {\"nearly\": 1},\n \"locked\": [7]\n}");
        CommandRun check = CommandRun.of("policy", "check", file.toString());
        assertThat(check.exitCode()).isEqualTo(1);
        assertThat(check.err()).contains("line 3, column").contains("line 4, column");
        Files.writeString(file, "{\"version\": 1}");
        assertThat(CommandRun.of("policy", "check", file.toString()).out()).contains("valid");
    }

    @Test
    void aFileWithAMistakeStopsEveryOtherCommand() throws IOException {
        obey("{\"version\": 1, \"locked\": \"restore\"}");
        CommandRun list = CommandRun.of("lesson", "list", "--data", folder.toString());
        assertThat(list.exitCode()).isEqualTo(1);
        assertThat(list.err()).contains("nothing was done").contains("line 1, column");
        assertThat(folder.resolve("saywell.db")).doesNotExist();
        assertThat(CommandRun.of("--version").exitCode()).isZero();
        assertThat(CommandRun.of("--help").exitCode()).isZero();
        assertThat(CommandRun.of("policy").err()).contains("line 1, column");
        System.setProperty(PolicyLocation.PROPERTY, folder.resolve("gone").toString());
        assertThat(CommandRun.of("lesson", "list").exitCode()).isEqualTo(1);
    }

    @Test
    void lockedCommandsAreRefused() throws IOException {
        obey("{\"version\": 1, \"locked\": [\"api_keys\", \"restore\", \"transcription\"]}");
        Path wav = folder.resolve("a.wav");
        for (String[] command : new String[][] {
            {"serve", "--data", folder.toString()},
            {"keys", "create", "--data", folder.toString(), "--name", "room"},
            {"restore", wav.toString()},
            {"transcribe", wav.toString()}
        }) {
            CommandRun run = CommandRun.of(command);
            assertThat(run.exitCode()).as(command[0]).isEqualTo(1);
            assertThat(run.err()).as(command[0]).contains("Your school has locked this command");
        }
    }

    @Test
    void nothingIsSentToAnotherAddress() throws IOException {
        Path wav = folder.resolve("a.wav");
        Files.copy(Path.of("src/test/resources/app/saywell/speech/1-learner.wav"), wav);
        String[] command = {"transcribe", wav.toString(), "--base-url", "http://127.0.0.1:1"};
        obey("{\"version\": 1, \"service\": {\"hostedAllowed\": false}}");
        assertThat(CommandRun.of(command).err()).contains("does not allow a hosted service");
        obey("{\"version\": 1, \"service\": {\"address\": \"https://school.example\"}}");
        assertThat(CommandRun.of(command).err()).contains("this is another one");
    }

    @Test
    void theLibraryLiesWhereTheSchoolHasSet() throws IOException {
        Path library = folder.resolve("library");
        obey("{\"version\": 1, \"library\": {\"folder\": \"" + library + "\"}}");
        assertThat(CommandRun.of("lesson", "list", "--data", folder.toString()).err())
                .contains("where the library lies: " + library);
        assertThat(CommandRun.of("lesson", "list").exitCode()).isZero();
        assertThat(library.resolve("saywell.db")).exists();
        Library.open(library).close();
    }

    private void obey(String policy) throws IOException {
        Path file = folder.resolve("p" + policy.hashCode() + ".policy");
        Files.writeString(file, policy);
        System.setProperty(PolicyLocation.PROPERTY, file.toString());
    }
}
