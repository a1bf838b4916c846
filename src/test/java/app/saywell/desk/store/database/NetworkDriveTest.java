package app.saywell.desk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkDriveTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "NFS", "davfs"})
    void drivesOfOtherComputersAreKnown(String type) {
        assertThat(NetworkDrive.typeOf(folder.resolve("not/there/yet"), path -> type))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ext4", "btrfs", "xfs", "tmpfs", "overlay", "apfs", "NTFS", "fuseblk"})
    void disksOfThisComputerAreLeftAlone(String type) {
        assertThat(NetworkDrive.typeOf(folder, path -> type)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "\\\\server\\share\\saywell, true",
        "\\\\?\\UNC\\server\\share, true",
        "\\\\?\\C:\\saywell, false",
        "\\\\.\\pipe, false",
        "C:\\saywell, false",
        "/home/lee, false"
    })
    void pathsThatNameAServerAreKnown(String path, boolean isOnServer) {
        assertThat(NetworkDrive.isOnServer(path)).isEqualTo(isOnServer);
    }

    @Test
    void theDiskOfThisTestIsNoNetworkDrive() {
        assertThat(NetworkDrive.typeOf(folder)).isEmpty();
    }

    @Test
    void nothingIsWrittenToANetworkDrive() {
        Path root = folder.resolve("library");
        assertThatThrownBy(() -> DataFolder.open(root, path -> Optional.of("nfs4")))
                .isInstanceOfSatisfying(LibraryException.class, e -> {
                    assertThat(e.kind()).isEqualTo(LibraryFailureKind.NETWORK_DRIVE);
                    assertThat(e.getMessage()).contains("nfs4");
                });
        assertThat(root).doesNotExist();
    }

    @Test
    void aFolderThatCannotBeMadeIsToldAsNotWritable() throws Exception {
        Path file = java.nio.file.Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> DataFolder.open(file.resolve("library")))
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.NOT_WRITABLE));
    }
}
