package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.settings.support.Doctor;
import app.saywell.desk.settings.support.Finding;
import app.saywell.desk.settings.support.SupportFile;
import app.saywell.desk.settings.support.SystemCheck;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.command.CommandRun;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.policy.PolicyFile;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two hundred secrets wherever Saywell keeps or says something; none is in the support file.
class SupportFileSecrecyTest {
    private static final int EACH = 25;

    @TempDir
    private Path folder;

    private final Random random = new Random(20);
    private final List<String> secrets = new ArrayList<>();

    @Test
    void noSecretIsInTheFile() throws Exception {
        Path home = folder.resolve(secret("home"));
        RecentWarnings warnings = new RecentWarnings();
        SchoolPolicy policy = seedPolicy();
        seedLibrary(home);
        seedSettings(home);
        seedLog(warnings);
        assertThat(secrets).hasSizeGreaterThanOrEqualTo(200).doesNotHaveDuplicates();
        Doctor doctor = new Doctor(
                List.of(
                        new SystemCheck(
                                "folder",
                                () -> Finding.problem(
                                        "folder",
                                        "read_only",
                                        home.resolve(secret("path")).toString())),
                        new SystemCheck("disk", () -> {
                            throw new IOException(secret("exception"));
                        })),
                () -> new SupportFile.SupportData(
                        "0.1.0", new ClosedLibrary(home).glance(LibraryKeys.NONE), policy, warnings.places()));
        List<SupportFile.SupportEntry> entries = doctor.supportEntries(doctor.examine());
        Path zip = folder.resolve("support.zip");
        SupportFile.write(zip, entries);
        Map<String, String> written = read(zip);
        assertThat(written.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        entries.stream().map(SupportFile.SupportEntry::name).toList());
        for (SupportFile.SupportEntry entry : entries) {
            assertThat(written.get(entry.name()))
                    .as("what was looked at is what is saved")
                    .isEqualTo(entry.text());
        }
        String all = String.join("\n", written.values()) + written.keySet();
        for (String secret : secrets) {
            assertThat(all).doesNotContain(secret);
        }
        assertThat(all).doesNotContain(folder.toString());
        // It is of use nevertheless.
        assertThat(written.get("library.json")).contains("\"learner\" : 25", "\"state\" : \"whole\"");
        assertThat(written.get("findings.json")).contains("read_only", "failed");
        assertThat(written.get("settings.json")).contains("\"service\" : \"hosted\"");
        assertThat(written.get("warnings.txt")).contains("IllegalStateException", "SupportFileSecrecyTest.seedLog");
    }

    @Test
    void theCommandShowsAndWritesTheSame() throws Exception {
        Path home = folder.resolve("home");
        seedLibrary(home);
        Path zip = folder.resolve("out.zip");
        CommandRun shown = CommandRun.of("doctor", "--data", home.toString(), "--show-support");
        for (String secret : secrets) {
            assertThat(shown.out()).doesNotContain(secret);
        }
        CommandRun written = CommandRun.of("doctor", "--data", home.toString(), "--support", zip.toString());
        assertThat(written.out()).contains("Library: The database is whole.");
        assertThat(read(zip)).containsKey("findings.json");
        CommandRun json = CommandRun.of("doctor", "--data", home.toString(), "--json");
        assertThat(json.out()).startsWith("[").contains("\"check\" : \"models\"");
        // Without a microphone something does not work.
        assertThat(json.exitCode()).isEqualTo(json.out().contains("\"state\" : \"problem\"") ? 1 : 0);
    }

    private void seedLibrary(Path home) {
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            for (int i = 0; i < EACH; i++) {
                Learner learner = i == 0
                        ? fixture.useCases.learners().current()
                        : fixture.useCases
                                .learners()
                                .add(secret("name"), secret("no"), Optional.empty(), Consent.THIS_COMPUTER);
                if (i == 0) {
                    fixture.useCases
                            .learners()
                            .editLearner(learner.id(), secret("name"), secret("no"), Optional.empty());
                }
                Sentence sentence = fixture.sentence(secret("text"));
                fixture.useCases.lessons().create(secret("title"));
                if (i < 3) {
                    fixture.take(sentence, learner.id());
                }
            }
        }
    }

    private void seedSettings(Path home) {
        try (Library library = Library.open(home)) {
            library.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            library.settings().set(Setting.HOSTED_ADDRESS, "https://" + secret("host") + ".example");
            library.settings().set(Setting.INTERFACE_LANGUAGE, secret("language"));
            library.settings().set(Setting.text("theme", ""), secret("theme"));
            library.settings().set(Setting.text("text.size", ""), secret("size"));
            for (int i = 0; i < EACH; i++) {
                library.settings().set(Setting.text("key." + i, ""), "sk-svc-" + secret("key"));
                library.settings().set(Setting.text(secret("setting"), ""), secret("value"));
            }
        }
    }

    private void seedLog(RecentWarnings warnings) {
        for (int i = 0; i < EACH; i++) {
            LogRecord entry = new LogRecord(Level.WARNING, "not stored: " + secret("log"));
            entry.setLoggerName(i % 2 == 0 ? "app.saywell.desk.shell.cases.Take" : secret("logger"));
            entry.setParameters(new Object[] {secret("parameter")});
            entry.setThrown(new IllegalStateException(secret("message"), new IOException("/home/" + secret("file"))));
            warnings.publish(entry);
        }
    }

    private SchoolPolicy seedPolicy() throws IOException {
        Path file = folder.resolve("saywell.policy");
        Files.writeString(
                file, """
                    {"version": 1, "service": {"address": "https://%s.example"}, "%s": 1,
                     "library": {"folder": "/srv/%s"}, "network": {"proxy": {"host": "%s", "port": 1}}}
                    """.formatted(secret("address"), secret("property"), secret("folder"), secret("proxy")));
        return PolicyFile.readOrRefuse(file);
    }

    private String secret(String kind) {
        StringBuilder secret = new StringBuilder(kind);
        for (int i = 0; i < 12; i++) {
            secret.append((char) ('a' + random.nextInt(26)));
        }
        secrets.add(secret.toString());
        return secret.toString();
    }

    private static Map<String, String> read(Path zip) throws IOException {
        Map<String, String> entries = new HashMap<>();
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                entries.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return entries;
    }
}
