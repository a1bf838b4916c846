package app.saywell.desk.shell.failure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What commands say of files: what happened, what is safe and what to do.
class FileSentenceTest {
    @TempDir
    Path folder;

    @Test
    void aFileThatIsMissingAFolderAndAnotherEncodingAreToldApart() throws IOException {
        Path missing = folder.resolve("none.txt");
        assertThat(FileSentence.unread(missing, failure(() -> Files.readString(missing))))
                .isEqualTo(missing
                        + " cannot be read: there is no such file or folder. Nothing was changed. Check its name.");
        assertThat(FileSentence.unread(folder, failure(() -> Files.readAllBytes(folder))))
                .contains("it is a folder. Nothing was changed. Name a file.");
        Path korean = Files.write(folder.resolve("list.txt"), new byte[] {(byte) 0xb0, (byte) 0xa1});
        assertThat(FileSentence.unread(korean, failure(() -> Files.readString(korean))))
                .contains("it is not text in UTF-8. Nothing was changed. Save it as UTF-8.");
        Path below = korean.resolve("inside");
        assertThat(FileSentence.unwritten(below, failure(() -> Files.writeString(below, "x"))))
                .startsWith(below + " cannot be written: ")
                .contains("Nothing else was changed.");
    }

    @Test
    void rightsAFullDiskAndAReadOnlyOneAreToldApart() {
        assertThat(FileSentence.of(new AccessDeniedException("/x/y")))
                .isEqualTo("/x/y could not be read or written: this user has no right to it. Nothing else was changed."
                        + " Give this user the right, or name another place.");
        assertThat(FileSentence.of(new FileSystemException("/x", null, "No space left on device")))
                .contains("the disk is full", "Free some space");
        assertThat(FileSentence.of(new FileSystemException("/x", null, "Read-only file system")))
                .contains("its disk can only be read", "Name another place");
    }

    @Test
    void neitherNamesOfClassesNorCodesAreSaid() {
        for (IOException failure : List.of(
                new EOFException(),
                new IOException(new IllegalStateException("SQLITE_IOERR")),
                new IOException("javax.crypto.AEADBadTagException: Tag mismatch"),
                new FileSystemException("/x", null, "Input/output error"))) {
            assertThat(FileSentence.of(failure))
                    .endsWith(".")
                    .doesNotContain("Exception", "SQLITE", "null")
                    .contains("Nothing else was changed.");
        }
    }

    private static IOException failure(ThrowingCallable work) {
        return catchThrowableOfType(IOException.class, work);
    }
}
