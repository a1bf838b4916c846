package app.saywell.desk.shell.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.store.database.LibraryException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/// What stands on standard error when no command foresaw the failure.
class UnexpectedFailureTest {
    private final StringWriter told = new StringWriter();

    @Test
    void aFaultOfSaywellBeginsWithASentenceAndItsDetailsFollow() {
        IllegalStateException fault = new IllegalStateException("no row");
        assertThatThrownBy(() -> handle(fault)).isSameAs(fault); // the command line prints its details
        assertThat(told.toString()).startsWith("Something went wrong in Saywell. What was saved before is safe.");
    }

    @Test
    void aFileThatIsMissingIsNoFaultOfSaywell() {
        CommandRun refused = CommandRun.of("verify-certificate", "none.txt");
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).startsWith("none.txt could not be read").doesNotContain("Exception", "Something");
    }

    @Test
    void filesAndLibraryAreToldInWords() throws Exception {
        assertThat(handle(new UncheckedIOException(new AccessDeniedException("/school/list.csv"))))
                .isEqualTo(1);
        assertThat(told.toString())
                .contains("/school/list.csv", "this user has no right to it")
                .doesNotContain("Exception");
        assertThat(handle(new LibraryException(LibraryException.LibraryFailureKind.LOCKED, "SQLITE_BUSY")))
                .isEqualTo(1);
        assertThat(told.toString()).contains("What was saved before is safe").doesNotContain("SQLITE");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "keys create tablet --expires tomorrow | 'tomorrow' is not a time such as",
                "export --class 7A --from yesterday --csv x.csv | 'yesterday' is not a day such as",
                "overview a?b --out x | no file of such a name",
            })
    void whatCannotBeReadOnTheCommandLineIsToldInWords(String line, String words) {
        CommandRun refused = CommandRun.of(line.replace('?', '\0').split(" "));
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains(words).doesNotContain("Exception", "java.");
    }

    private int handle(Exception thrown) throws Exception {
        CommandLine line = new CommandLine(new SaywellCommand()).setErr(new PrintWriter(told, true));
        ParseResult nothing = line.parseArgs();
        return SaywellCommand.handleException(thrown, line, nothing);
    }
}
