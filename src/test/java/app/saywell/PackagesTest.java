package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The packages that `packaging/build` has left in `target/installers` are installed, used,
/// upgraded and removed in a bare Debian, signed, released without being published, built twice and
/// run in a container. Part of `-Ddeep=true`; what is missing is left out.
class PackagesTest {
    private static final Path INSTALLERS = Path.of("target/installers");

    @Test
    void areInstalledUsedUpgradedAndRemoved(@TempDir Path folder) throws Exception {
        assumePackages();
        assumeTrue("root".equals(System.getProperty("user.name")), "chroot needs root");
        assumeTrue(Files.isExecutable(Path.of("/usr/sbin/debootstrap")), "debootstrap is missing");
        assertThat(run(folder.resolve("log"), "packaging/try-packages"))
                .contains("Every package was installed, used and removed.");
    }

    @Test
    void thirtyComputersAreAlikeFromOnePolicy(@TempDir Path folder) throws Exception {
        assumePackages();
        assumeTrue("root".equals(System.getProperty("user.name")), "chroot needs root");
        assumeTrue(Files.isExecutable(Path.of("/usr/sbin/debootstrap")), "debootstrap is missing");
        assertThat(run(folder.resolve("log"), "packaging/try-thirty")).contains("30 computers are alike.");
    }

    @Test
    void aHomeThatCannotBeWrittenToAndAFullDiskAreTold(@TempDir Path folder) throws Exception {
        assumePackages();
        assumeTrue("root".equals(System.getProperty("user.name")), "mounts need root");
        assertThat(run(folder.resolve("log"), "packaging/try-homes")).contains("Every home was tried.");
    }

    @Test
    void areSignedWithKeysFromTheEnvironment(@TempDir Path folder) throws Exception {
        assumePackages();
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/rpmsign")), "rpm is missing");
        assertThat(run(folder.resolve("log"), "packaging/try-signing")).contains("Every signature was made and read.");
    }

    @Test
    void aReleaseIsGoneThroughWithoutPublishingIt(@TempDir Path folder) throws Exception {
        assumePackages();
        assertThat(run(folder.resolve("log"), "packaging/try-release")).contains("The release was gone through.");
    }

    @Test
    void areTheSameWhenTheyAreBuiltTwice(@TempDir Path folder) throws Exception {
        assumePackages();
        assertThat(run(folder.resolve("log"), "packaging/try-twice")).contains("Two builds are alike.");
    }

    @Test
    void aContainerServesWithoutRootOnAReadOnlyFileSystem(@TempDir Path folder) throws Exception {
        assumePackages();
        assumeTrue("root".equals(System.getProperty("user.name")), "chroot needs root");
        assumeTrue(Files.isExecutable(Path.of("/usr/sbin/debootstrap")), "debootstrap is missing");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/buildah")), "buildah is missing");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/podman")), "podman is missing");
        assertThat(run(folder.resolve("log"), "packaging/try-container")).contains("The container was run.");
    }

    private static void assumePackages() throws IOException {
        assumeTrue(Boolean.getBoolean("deep"), "part of the deep tests");
        assumeTrue(Files.isDirectory(INSTALLERS), "packaging/build has not run");
        try (DirectoryStream<Path> packages = Files.newDirectoryStream(INSTALLERS, "*.deb")) {
            assumeTrue(packages.iterator().hasNext(), "packaging/build made no .deb");
        }
    }

    private static String run(Path log, String script) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(script).redirectErrorStream(true);
        builder.environment().put("JAVA25_HOME", System.getProperty("java.home"));
        Process process = builder.redirectOutput(log.toFile()).start();
        boolean ended = process.waitFor(120, TimeUnit.MINUTES);
        process.destroy();
        String said = Files.readString(log);
        assertThat(ended).as(said).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        return said;
    }
}
