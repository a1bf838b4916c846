package app.saywell.speech.installation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.UserPrincipal;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Who may read a private file on a disk with access lists, as Windows has: an in-memory disk, not Windows itself.
class PrivateFilesTest {
    private FileSystem windows;
    private Path folder;
    private UserPrincipal user;

    @BeforeEach
    void open() throws IOException {
        windows = Jimfs.newFileSystem(Configuration.windows().toBuilder()
                .setAttributeViews("basic", "owner", "dos", "acl", "user")
                .build());
        folder = Files.createDirectory(windows.getPath("C:\\school"));
        user = Files.getOwner(folder);
    }

    @AfterEach
    void close() throws IOException {
        windows.close();
    }

    @Test
    void aFileIsForItsUserAloneBeforeItsFirstByte() throws IOException {
        Path file = folder.resolve("voice.wav");
        try (OutputStream out = PrivateFiles.newOutputStream(file)) {
            assertThat(readers(file)).containsExactly(user);
            out.write(1);
        }
        assertThat(readers(file)).containsExactly(user);
        PrivateFiles.createFile(file);
        assertThat(file).isEmptyFile();
        assertThat(readers(file)).containsExactly(user);
    }

    @Test
    void aFolderHandsItsListOnToWhatIsMadeInIt() throws IOException {
        Path made = folder.resolve("a").resolve("b");
        PrivateFiles.createFolder(made);
        for (Path each : List.of(made, made.getParent())) {
            assertThat(acl(each)).singleElement().satisfies(entry -> {
                assertThat(entry.type()).isEqualTo(AclEntryType.ALLOW);
                assertThat(entry.flags()).contains(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT);
            });
        }
    }

    @Test
    void whatIsTemporaryIsForItsUserAlone() throws IOException {
        Path file = PrivateFiles.createTemporaryFile(folder, "copy", ".part");
        assertThat(file.getFileName().toString()).startsWith("copy").endsWith(".part");
        assertThat(readers(file)).containsExactly(user);
        Path made = PrivateFiles.createTemporaryFolder(folder, "unpacked");
        assertThat(made).isDirectory().isNotEqualTo(PrivateFiles.createTemporaryFolder(folder, "unpacked"));
        assertThat(acl(made)).singleElement().satisfies(entry -> {
            assertThat(entry.principal()).isEqualTo(user);
            assertThat(entry.flags()).contains(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT);
        });
    }

    @Test
    void whatOthersCouldReadIsClosedWithEverythingInIt() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path file = Files.writeString(inner.resolve("names.csv"), "a name");
        UserPrincipal other = windows.getUserPrincipalLookupService().lookupPrincipalByName("another");
        for (Path each : List.of(folder, inner, file)) {
            Files.getFileAttributeView(each, AclFileAttributeView.class).setAcl(List.of(allow(user), allow(other)));
        }
        PrivateFiles.restrictTree(folder);
        for (Path each : List.of(folder, inner, file)) {
            assertThat(readers(each)).doesNotContain(other).hasSize(1);
        }
    }

    private static AclEntry allow(UserPrincipal who) {
        return AclEntry.newBuilder()
                .setType(AclEntryType.ALLOW)
                .setPrincipal(who)
                .setPermissions(AclEntryPermission.READ_DATA)
                .build();
    }

    private static List<AclEntry> acl(Path path) throws IOException {
        return Files.getFileAttributeView(path, AclFileAttributeView.class).getAcl();
    }

    private static List<UserPrincipal> readers(Path path) throws IOException {
        return acl(path).stream().map(AclEntry::principal).toList();
    }
}
