package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.settings.support.Finding;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.command.CommandRun;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.policy.PolicyLocation;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What reads settings of an encrypted library without opening it uses the key, or says that it is
/// not there.
class LockedLibraryTest {
    private static final String ADDRESS = "http://updates.example/saywell.json";

    @TempDir
    private Path home;

    @BeforeEach
    void makeEncryptedLibrary() {
        try (Library library = PracticeFixture.openEncrypted(home)) {
            library.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            library.settings().set(Setting.HOSTED_ADDRESS, "http://127.0.0.1:1");
            library.settings().set(UpdateSettings.ADDRESS, ADDRESS);
            library.settings().set(UpdateSettings.PUBLIC_KEY, "a key");
        }
    }

    @Test
    void theDoctorUsesTheKey() throws Exception {
        LibraryKeys keys = check -> Optional.of(PracticeFixture.KEY);
        Map<String, Finding> found = findings(keys);
        assertThat(found.get("library").key()).isEqualTo("fine");
        assertThat(found.get("hosted").key()).isEqualTo("unreachable");
        assertThat(new ClosedLibrary(home).glance(keys).settings())
                .containsEntry(Setting.HOSTED_ADDRESS.name(), "http://127.0.0.1:1");
    }

    @Test
    void theDoctorSaysThatItIsLocked() throws Exception {
        Map<String, Finding> found = findings(LibraryKeys.NONE);
        assertThat(found.get("library"))
                .extracting(Finding::key, Finding::state)
                .containsExactly("locked", Finding.CheckState.PROBLEM);
        assertThat(Stream.of("microphone", "hosted", "certificates")
                        .map(name -> found.get(name).key()))
                .containsOnly("locked");
        assertThat(new ClosedLibrary(home).glance(LibraryKeys.NONE).settings()).isEmpty();
        assertThat(new ClosedLibrary(home).glance(LibraryKeys.NONE).rows()).containsKey("setting");
    }

    private Map<String, Finding> findings(LibraryKeys keys) throws InterruptedException {
        return ComputerDoctor.of(home, SchoolPolicy.NONE, keys).examine().stream()
                .collect(Collectors.toMap(Finding::check, finding -> finding));
    }

    @Test
    void theUpdateCheckUsesTheKeyOrSaysThatItIsLocked() throws Exception {
        String[] check = {"update", "--check", "--data", home.toString()};
        assertThat(errorsOf(Map.of(), check)).contains("encrypted", "Nothing was asked");
        String withKey = errorsOf(Map.of(StoredLibraryKeys.KEY, PracticeFixture.KEY.toHex()), check);
        assertThat(withKey).contains("insecure").doesNotContain("encrypted");
    }

    @Test
    void aPolicyThatDemandsEncryptionIsFollowedWhereItSaysTheLibraryIs() throws Exception {
        Path place = home.resolveSibling(home.getFileName() + "-school").resolve("library");
        Path policy = home.resolve("saywell.policy");
        Files.writeString(
                policy, "{\"version\": 1, \"library\": {\"encrypted\": true, \"folder\": \"%s\"}}".formatted(place));
        Path keyFile = home.resolve("library.key");
        Map<String, String> environment = Map.of(
                "JAVA_TOOL_OPTIONS",
                "-D" + PolicyLocation.PROPERTY + "=" + policy,
                StoredLibraryKeys.KEY_FILE,
                keyFile.toString());
        assertThat(run(environment, "lesson", "list"))
                .matches(ended -> ended.exitCode() == 1)
                .extracting(CommandRun::err)
                .asString()
                .contains("requires that the library is encrypted");
        assertThat(run(environment, "library", "encrypt").exitCode()).isZero();
        assertThat(run(environment, "lesson", "list").exitCode()).isZero();
        assertThat(run(environment, "library", "decrypt"))
                .matches(ended -> ended.exitCode() == 1)
                .extracting(CommandRun::err)
                .asString()
                .contains("Your school has locked this command");
        assertThat(new ClosedLibrary(place).keyCheck()).isPresent();
        Files.delete(keyFile);
        assertThat(run(environment, "lesson", "list").err()).contains("library unlock");
    }

    private static String errorsOf(Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        CommandRun ended = run(environment, arguments);
        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(1);
        return ended.err();
    }

    private static CommandRun run(Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-Xmx192m",
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "app.saywell.Main"),
                        Arrays.stream(arguments))
                .toList();
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(environment);
        Process process = builder.start();
        String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new CommandRun(process.waitFor(), "", errors);
    }
}
