package app.saywell.desk.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The commands for keys and accounts.
class ConsoleCommandsTest {
    @TempDir
    private Path data;

    @Test
    void printsANewKeyOnceAndListsItWithoutItsSecret() {
        CommandRun created = run("keys", "create", "--name", "Room 3");
        assertThat(created.exitCode()).isZero();
        String key = created.out().strip();
        assertThat(key).matches("sk-svc-[0-9A-Za-z]{48}");

        CommandRun listed = run("keys", "list");
        assertThat(listed.out()).contains("Room 3").contains("active").doesNotContain(key);
        assertThat(listed.out()).contains(key.substring(0, 15));
    }

    @Test
    void endsAKeyByItsNameForGood() {
        run("keys", "create", "--name", "Room 3");
        assertThat(run("keys", "deactivate", "Room 3").exitCode()).isZero();
        assertThat(run("keys", "list").out()).contains("inactive");
        assertThat(run("keys", "deactivate", "Room 3").exitCode()).isEqualTo(1);
    }

    @Test
    void refusesALimitAboveWhatCanBeSetAndSaysWhatCan() {
        CommandRun refused = run("keys", "create", "--name", "x", "--rate-limit", "101");
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("100");
        assertThat(refused.out()).isEmpty();
    }

    @Test
    void refusesAMomentThatIsNone() {
        assertThat(run("keys", "create", "--name", "x", "--expires", "soon").exitCode())
                .isEqualTo(2);
    }

    @Test
    void refusesAFolderWithoutAName() {
        CommandRun refused = CommandRun.of("lesson", "list", "--data", "");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("--data").contains("empty");
    }

    @Test
    void showsPlanCreditsAndUse() {
        assertThat(run("account").out()).contains("plan      enterprise");
        assertThat(run("account", "plan", "pro").out())
                .contains("plan      pro")
                .contains("$20");
        assertThat(run("account", "add-credit", "12.50").out())
                .contains("bought")
                .contains("$12.50");
        CommandRun tooLittle = run("account", "add-credit", "9.99");
        assertThat(tooLittle.exitCode()).isEqualTo(1);
        assertThat(tooLittle.err()).contains("$10");
        assertThat(run("account", "plan", "golden").exitCode()).isEqualTo(2);
    }

    private CommandRun run(String... words) {
        return CommandRun.in(data.resolve("서비스"), words);
    }
}
