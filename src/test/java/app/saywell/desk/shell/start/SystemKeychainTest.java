package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The key of a library in a real keychain of Linux, each command in a session of its own, with
/// `-Ddeep=true`. Needs `apt-get install gnome-keyring dbus`.
class SystemKeychainTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needsAKeychain() {
        assumeTrue(Boolean.getBoolean("deep"));
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/gnome-keyring-daemon")));
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/dbus-run-session")));
    }

    @Test
    void aSecondProcessFindsTheKeyAndALostKeychainIsReplacedByThePhrase() throws Exception {
        String encrypted = saywell("first", "", "library encrypt");
        assertThat(encrypted).contains("Its key is in the keychain");
        assertThat(saywell("first", "", "library status")).startsWith("encrypted");

        assertThat(saywell("second", "", "library status")).contains("library unlock");
        assertThat(saywell("second", phrase(encrypted) + "\n\n", "library unlock"))
                .contains("unlocked on this computer");
        assertThat(saywell("second", "", "library status")).startsWith("encrypted");
    }

    private static String phrase(String printed) {
        return Pattern.compile("(?m)\\b(\\d{1,2}) ([a-z]{3,8})\\b(?! words)")
                .matcher(printed.substring(printed.indexOf('\n')))
                .results()
                .sorted(Comparator.comparing(match -> Integer.valueOf(match.group(1))))
                .map(match -> match.group(2))
                .collect(Collectors.joining(" "));
    }

    /// Runs a command in a desktop session with its own keychain and returns what it prints.
    private String saywell(String keychain, String input, String command) throws IOException, InterruptedException {
        Path home = Files.createDirectories(folder.resolve(keychain));
        Path entered = Files.writeString(folder.resolve("entered"), input);
        String java = "%s -Xmx192m --enable-native-access=ALL-UNNAMED -cp '%s' app.saywell.Main %s"
                .formatted(
                        Path.of(System.getProperty("java.home"), "bin", "java"),
                        System.getProperty("java.class.path"),
                        command);
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        "/usr/bin/dbus-run-session",
                        "--",
                        "/bin/sh",
                        "-c",
                        "printf x | gnome-keyring-daemon --unlock"
                                + " --components=secrets >/dev/null 2>&1; "
                                + java
                                + " 2>&1 < '"
                                + entered
                                + "'"))
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment()
                .putAll(Map.of(
                        "XDG_DATA_HOME", home.toString(),
                        "XDG_RUNTIME_DIR", home.toString(),
                        "XDG_CACHE_HOME", home.toString(),
                        "SAYWELL_HOME", folder.resolve("data").toString()));
        Process process = builder.start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return printed;
    }
}
