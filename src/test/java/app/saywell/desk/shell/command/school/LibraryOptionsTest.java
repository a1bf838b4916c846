package app.saywell.desk.shell.command.school;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import picocli.CommandLine;

/// What commands say of a library that cannot be used: what happened and what to do, in words.
class LibraryOptionsTest {
    private static final Pattern CODE = Pattern.compile("[A-Z]{2,}_[A-Z]+|[a-z]Exception|\\bSQL");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void saysEachFailureInWords(LibraryFailureKind kind) {
        String said = options().describe(new LibraryException(kind, "SQLITE_SOMETHING"));
        assertThat(said).hasSizeGreaterThan(60).endsWith(".").doesNotContain(kind.name());
        assertThat(CODE.matcher(said.replace(folder.toString(), "").replace("SAYWELL_HOME", ""))
                        .find())
                .as(said)
                .isFalse();
    }

    @Test
    void aDatabaseThatAnotherProgramHoldsIsNoCode() {
        SQLException busy =
                new SQLiteException("[SQLITE_BUSY] The database file is locked", SQLiteErrorCode.SQLITE_BUSY);
        assertThat(options().describe(LibraryException.of(busy)))
                .startsWith("Another program")
                .doesNotContain("SQLITE");
    }

    private LibraryOptions options() {
        return CommandLine.populateCommand(new LibraryOptions(), "--data", folder.toString());
    }
}
