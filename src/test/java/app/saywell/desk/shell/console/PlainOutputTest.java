package app.saywell.desk.shell.console;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.command.CommandRun;
import app.saywell.desk.store.database.DatabaseFile;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What commands print cannot drive a terminal.
class PlainOutputTest {
    @TempDir
    private Path folder;

    @Test
    void aTitleThatIsStoredWithEscapesIsPrintedWithoutThem() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.lessons().create("title");
        }
        DatabaseFile.changeCopy(
                folder.resolve("saywell.db"),
                handle -> handle.execute("UPDATE lesson SET title = ?", "\u001b]0;owned\u0007 3과\u202e \u009b2J end"));
        CommandRun list = CommandRun.of("lesson", "list", "--data", folder.toString());
        assertThat(list.out()).contains("]0;owned 3과 2J end");
        assertThat(list.out().chars().filter(c -> c != '\n' && Character.isISOControl(c)))
                .isEmpty();
        CommandRun refused = CommandRun.of("lesson", "import", "--data", folder.toString(), "no\u001b[2J.txt");
        assertThat(refused.err()).contains("no[2J.txt").doesNotContain("\u001b");
    }

    @Test
    void textStaysAsItIsHoweverItIsCut() {
        String text = "ABC\té수업 “q” … 🎈 ￮ \u2028\n";
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int cut = 0; cut <= bytes.length; cut++) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PrintStream plain = PlainOutput.over(new PrintStream(out, true, StandardCharsets.UTF_8));
            plain.write(bytes, 0, cut);
            plain.flush();
            plain.write(bytes, cut, bytes.length - cut);
            plain.flush();
            assertThat(out.toString(StandardCharsets.UTF_8))
                    .as("cut at %d", cut)
                    .isEqualTo(text);
        }
    }

    @Test
    void koreanWindowsTerminalsKeepTheirLetters() {
        for (Charset charset : List.of(Charset.forName("x-windows-949"), StandardCharsets.UTF_8)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PlainOutput.over(new PrintStream(out, true, charset)).print("똠방각하 \u001b[31m끝");
            assertThat(out.toString(charset)).isEqualTo("똠방각하 [31m끝");
        }
    }
}
