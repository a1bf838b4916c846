package app.saywell.desk.store.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.homework.view.WatchedFolderViewModel;
import app.saywell.desk.privacy.backup.ScheduledBackup;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.policy.PolicyProblem;
import app.saywell.desk.school.policy.ProxyChoice.NamedProxy;
import app.saywell.desk.school.policy.ProxyChoice.NoProxy;
import app.saywell.desk.school.policy.ProxyChoice.SystemProxy;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.ClassroomSettings;
import app.saywell.desk.school.settings.ServiceFallback;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.TrustedCertificate;
import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.shell.cases.NewLibrary;
import app.saywell.desk.store.Library;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.server.KeyTool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Policy files: obeyed whole, or told by line and not at all.
class PolicyFileTest {
    private static final String KEY = "MCowBQYDK2VwAyEA" + "A".repeat(43) + "=";

    @TempDir
    private Path folder;

    @Test
    void everythingInAGoodFileHolds() throws Exception {
        Path file = write("""
            {
              "$schema": "saywell.policy.schema.json",
              "version": 1,
              "service": {"kind": "hosted", "address": "https://speech.school.example/v1",
                "callsPerMinute": 30, "fallback": "this_computer"},
              "budget": {"dollarsPerMonth": 12.5},
              "language": {"window": "ko", "feedback": "en", "british": true},
              "levels": {"nearly": 50, "good": 80},
              "library": {"folder": "/var/lib/saywell-users/${user}"},
              "backup": {"folder": "/mnt/share"},
              "homework": {"folder": "/mnt/handed-in/${user}"},
              "classroom": {"network": "192.168.10.0/24", "port": 9443},
              "network": {"proxy": {"host": "proxy.school.example", "port": 3128}},
              "updates": {"check": "daily", "address": "https://school.example/saywell.json",
                "publicKey": "%s"},
              "locked": ["api_keys", "restore"]
            }
            """.formatted(KEY));
        SchoolPolicy policy = PolicyFile.read(file);
        assertThat(policy.proxy()).isEqualTo(new NamedProxy("proxy.school.example", 3128, Optional.empty()));
        assertThat(policy.libraryFolder()).contains(Path.of("/var/lib/saywell-users", System.getProperty("user.name")));
        assertThat(policy.locked()).containsExactlyInAnyOrder(LockedFeature.API_KEYS, LockedFeature.RESTORE);
        assertThat(policy.allows(LockedFeature.RESTORE)).isFalse();
        assertThat(policy.allows(LockedFeature.PLAIN_LIBRARY)).isTrue();
        assertThat(policy.allowsHostedService()).isTrue();
        assertThat(policy.imposes(Setting.MONTHLY_BUDGET)).isTrue();
        assertThat(policy.defaultLevels()).isEqualTo(new ScoreThresholds(50, 80));
        assertThat(PolicyFile.readOrRefuse(file)).isEqualTo(policy);
        try (Library library = NewLibrary.open(folder.resolve("library"), policy)) {
            assertThat(library.settings().get(Setting.SERVICE_KIND)).isEqualTo(ServiceKind.HOSTED);
            assertThat(library.settings().get(Setting.HOSTED_ADDRESS)).isEqualTo("https://speech.school.example/v1");
            assertThat(library.settings().get(Setting.CALLS_PER_MINUTE)).isEqualTo(30);
            assertThat(library.settings().get(Setting.FALLBACK)).isEqualTo(ServiceFallback.THIS_COMPUTER);
            assertThat(library.settings().get(Setting.MONTHLY_BUDGET)).isEqualTo(12_500_000);
            assertThat(library.settings().get(Setting.INTERFACE_LANGUAGE)).isEqualTo("ko");
            assertThat(library.settings().get(Setting.FEEDBACK_LANGUAGE)).isEqualTo(FeedbackLanguage.ENGLISH);
            assertThat(library.settings().get(Setting.BRITISH_PRONUNCIATION)).isTrue();
            assertThat(library.settings().get(ScheduledBackup.TARGET_FOLDER)).isEqualTo("/mnt/share");
            assertThat(library.settings().get(WatchedFolderViewModel.FOLDER))
                    .isEqualTo("/mnt/handed-in/" + System.getProperty("user.name"));
            assertThat(library.settings().get(ClassroomSettings.NETWORK)).isEqualTo("192.168.10.0/24");
            assertThat(library.settings().get(ClassroomSettings.PORT)).isEqualTo(9443);
            assertThat(library.settings().get(UpdateSettings.CHECK)).isEqualTo(UpdateSettings.UpdateCheck.DAILY);
            assertThat(library.settings().get(UpdateSettings.ADDRESS)).isEqualTo("https://school.example/saywell.json");
            assertThat(library.settings().get(UpdateSettings.PUBLIC_KEY)).isEqualTo(KEY);
        }
    }

    @Test
    void whatTheSchoolHasSetCannotBeChangedAndDoesNotStay() throws Exception {
        SchoolPolicy policy = PolicyFile.read(write("{\"version\": 1, \"language\": {\"window\": \"ko\"}, \"levels\":"
                + " {\"nearly\": 10, \"good\": 20}}"));
        long id;
        try (Library library = NewLibrary.open(folder.resolve("library"), policy)) {
            library.settings().set(Setting.INTERFACE_LANGUAGE, "en");
            assertThat(library.settings().get(Setting.INTERFACE_LANGUAGE)).isEqualTo("ko");
            SchoolClass made = library.classes().insert("3-2", Optional.empty());
            id = made.id();
            library.classes().update(made);
            assertThat(library.classes().find(id).orElseThrow().thresholds()).isEqualTo(new ScoreThresholds(10, 20));
        }
        try (Library library = NewLibrary.open(folder.resolve("library"))) {
            assertThat(library.settings().get(Setting.INTERFACE_LANGUAGE)).isEmpty();
            assertThat(library.classes().find(id).orElseThrow().thresholds()).isEqualTo(ScoreThresholds.DEFAULT);
        }
    }

    @Test
    void aServiceThatIsNotAllowedIsOffWhateverWasChosen() throws Exception {
        try (Library library = NewLibrary.open(folder.resolve("library"))) {
            library.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            library.settings().set(Setting.HOSTED_ADDRESS, "https://speech.example");
        }
        SchoolPolicy policy = PolicyFile.read(write("{\"version\": 1, \"service\": {\"hostedAllowed\": false}}"));
        assertThat(policy.allowsHostedService()).isFalse();
        requireNothingLeaves(policy);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        { "version": 1,~ "budgett": {} }                                              | 2 | 13
        { "version": 2 }                                                              | 1 | 14
        { }                                                                           | 1 | 1
        []                                                                            | 1 | 1
        { "version": 1,~~ "levels": { "nearly": 60, "good": 0 } }                     | 3 | 36
        { "version": 1,~ "levels": { "nearly": 60, "good": 60 } }                     | 2 | 24
        { "version": 1,~ "levels": { "nearly": 60 } }                                 | 2 | 12
        { "version": 1,~ "language": { "window": "fr" } }                             | 2 | 26
        { "version": 1,~ "service": { "address": "ftp://x" } }                        | 2 | 26
        { "version": 1,~ "service": { "kind": "hosted" } }                            | 2 | 23
        { "version": 1,~ "service": { "hostedAllowed": false,~ "address": "http://x" } } | 3 | 13
        { "version": 1,~ "service": { "hostedAllowed": "no" } }                       | 2 | 32
        { "version": 1,~ "locked": ["restore", "everything"] }                        | 2 | 25
        { "version": 1,~ "library": { "folder": "here" } }                            | 2 | 25
        { "version": 1,~ "library": { "folder": "/data/${class}" } }                  | 2 | 25
        { "version": 1,~ "classroom": { "network": "192.168.10.0/33" } }              | 2 | 30
        { "version": 1,~ "classroom": { "port": 443 } }                               | 2 | 27
        { "version": 1,~ "network": { "certificate": "none.pem" } }                   | 2 | 30
        { "version": 1,~ "network": { "proxy": { "host": "a b", "port": 1 } } }       | 2 | 34
        { "version": 1,~ "network": { "proxy": { "host": "a", "port": 1, "password": "x" } } } | 2 | 62
        { "version": 1,~ "network": { "proxy": { "host": "a", "port": 1, "user": "a:b" } } } | 2 | 58
        { "version": 1,~ "updates": { "check": "daily" } }                            | 2 | 13
        { "version": 1,~ "version": 1 }                                               | 2 | 11
        { "version": 1,~ }                                                            | 2 | 2
        { "version": 1 }~{}                                                           | 2 | 1
        """)
    void aMistakeIsToldByLineAndNothingIsObeyed(String lines, int line, int column) throws IOException {
        String text = lines.replace("~", "\n")
                .replaceFirst("^\\{ \"version\": 1,", "{ \"version\": 1, \"language\": {\"window\": \"ko\"},");
        // The same mistake behind a setting that would be right.
        Path plain = write(lines.replace("~", "\n"));
        assertThatThrownBy(() -> PolicyFile.read(plain)).isInstanceOfSatisfying(PolicyException.class, e -> {
            assertThat(e.problems().getFirst().line()).isEqualTo(line);
            assertThat(e.problems().getFirst().column()).isBetween(column - 2, column + 2);
            assertThat(e.getMessage()).contains("line " + line + ", column");
        });
        SchoolPolicy refused = PolicyFile.readOrRefuse(write(text));
        assertThat(refused.problem()).isPresent();
        assertThat(refused.imposes(Setting.INTERFACE_LANGUAGE)).isFalse();
        assertThat(refused.locked()).containsExactlyInAnyOrder(LockedFeature.values());
        try (Library library = NewLibrary.open(folder.resolve("library"))) {
            library.settings().set(UpdateSettings.CHECK, UpdateSettings.UpdateCheck.DAILY);
        }
        requireNothingLeaves(refused);
    }

    @Test
    void everyMistakeIsToldAtOnce() throws IOException {
        Path file = write("{\n\"version\": 1,\n\"language\": {\"window\": \"x\"},\n\"locked\": [1]\n}");
        assertThatThrownBy(() -> PolicyFile.read(file))
                .isInstanceOfSatisfying(PolicyException.class, e -> assertThat(e.problems())
                        .extracting(PolicyProblem::line)
                        .contains(3, 4));
    }

    /// What does not fit the schema hides neither the rest of it nor what the schema cannot see.
    @Test
    void mistakesOfEveryKindAreToldTogetherInTheOrderOfTheFile() throws IOException {
        Path file = write("""
            {
              "version": 1,
              "levels": {"nearly": 80, "good": 60},
              "budgett": {},
              "service": {
                "hostedAllowed": false,
                "kind": "hosted",
                "address": "ftp://x"
              },
              "budget": {"dollarsPerMonth": "x"},
              "library": {"folder": "here"},
              "backup": {"folder": 1},
              "homework": {"folder": "/data/${class}"},
              "network": {
                "certificate": "none.pem",
                "proxy": {"host": "a b", "port": 1}
              },
              "locked": ["restore", "everything"]
            }
            """);
        assertThatThrownBy(() -> PolicyFile.read(file))
                .isInstanceOfSatisfying(PolicyException.class, e -> assertThat(e.problems())
                        .extracting(PolicyProblem::line)
                        .containsExactly(3, 4, 7, 8, 8, 10, 11, 12, 13, 15, 16, 18));
    }

    /// A value that does not fit the schema is not compared with others.
    @Test
    void aValueThatIsWrongByItselfIsToldOnce() throws IOException {
        Path file = write("""
            {
              "version": 1,
              "levels": {"nearly": 80, "good": "60"},
              "service": {"kind": "hosted", "address": 7},
              "network": {"proxy": "direct"}
            }
            """);
        assertThatThrownBy(() -> PolicyFile.read(file))
                .isInstanceOfSatisfying(PolicyException.class, e -> assertThat(e.problems())
                        .extracting(PolicyProblem::line)
                        .containsExactly(3, 4, 5));
    }

    @Test
    void aFileThatIsNoTextIsRefused() throws IOException {
        Path file = folder.resolve("saywell.policy");
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
        assertThat(PolicyFile.readOrRefuse(file).problem()).isPresent();
        assertThat(PolicyFile.readOrRefuse(folder).problem()).isPresent();
        assertThat(PolicyFile.readOrRefuse(folder.resolve("gone")).problem()).isPresent();
    }

    @Test
    void aFileMayHaveAMegabyteAndNoMore() throws Exception {
        String text = "{\"version\": 1}";
        String padding = " ".repeat((1 << 20) - text.length());
        assertThat(PolicyFile.readOrRefuse(write(text + padding)).problem()).isEmpty();
        assertThat(PolicyFile.readOrRefuse(write(text + padding + " ")).problem())
                .isPresent();
    }

    @Test
    void aFolderThatIsNoPathIsRefused() throws IOException {
        Path file = write("{\"version\": 1, \"library\": {\"folder\": \"/a\\u0000b\"}}");
        assertThatThrownBy(() -> PolicyFile.read(file)).hasMessageContaining("is no path");
    }

    @Test
    void onlyALockedFeatureIsRefused() throws Exception {
        SchoolPolicy policy = PolicyFile.read(write("{\"version\": 1, \"locked\": [\"restore\"]}"));
        assertThatThrownBy(() -> LockedFeatureException.requireUnlocked(policy, LockedFeature.RESTORE))
                .isInstanceOf(LockedFeatureException.class);
        assertThatCode(() -> LockedFeatureException.requireUnlocked(policy, LockedFeature.API_KEYS))
                .doesNotThrowAnyException();
        assertThat(policy.requiresEncryption()).isFalse();
        assertThat(policy.defaultLevels()).isEqualTo(ScoreThresholds.DEFAULT);
    }

    /// What cannot be read locks plain libraries, too, but must not encrypt one for good.
    @Test
    void onlyAPolicyThatCanBeReadDemandsEncryption() throws Exception {
        SchoolPolicy policy = PolicyFile.read(write("{\"version\": 1, \"library\": {\"encrypted\": true}}"));
        assertThat(policy.requiresEncryption()).isTrue();
        assertThat(PolicyFile.readOrRefuse(write("{")).requiresEncryption()).isFalse();
    }

    @Test
    void aMarkOfWindowsAtTheBeginningDoesNotMatter() throws Exception {
        assertThat(PolicyFile.read(write("\uFEFF{\"version\": 1}")).imposed()).isEmpty();
    }

    @Test
    void theSchoolsCertificateIsFoundBesideTheFile() throws Exception {
        Path pem = makeCertificate();
        SchoolPolicy policy =
                PolicyFile.read(write("{\"version\": 1, \"network\": {\"certificate\":" + " \"school-ca.pem\"}}"));
        assertThat(policy.imposed().get(Setting.TRUSTED_CERTIFICATE.name()))
                .isEqualTo(TrustedCertificate.read(pem).pem());
    }

    @Test
    void aProxyIsChosen() throws Exception {
        assertThat(PolicyFile.read(write("{\"version\": 1}")).proxy()).isEqualTo(new SystemProxy());
        assertThat(PolicyFile.read(write("{\"version\": 1, \"network\": {\"proxy\":" + " \"none\"}}"))
                        .proxy())
                .isEqualTo(new NoProxy());
    }

    @Test
    void theFoldersHaveTheNamesOfTheirSettings() {
        assertThat(PolicyFile.BACKUP_FOLDER).isEqualTo(ScheduledBackup.TARGET_FOLDER.name());
        assertThat(PolicyFile.HOMEWORK_FOLDER).isEqualTo(WatchedFolderViewModel.FOLDER.name());
    }

    @Test
    void thePublishedSchemaIsTheOneThatIsUsed() throws IOException {
        assertThat(Path.of("docs/saywell.policy.schema.json"))
                .hasSameTextualContentAs(
                        Path.of("src/main/resources/app/saywell/desk/store/policy/" + "saywell.policy.schema.json"));
    }

    @Test
    void theExampleOfTheDocumentIsValid() throws Exception {
        String document = Files.readString(Path.of("docs/deployment.md"));
        int start = document.indexOf("```json\n{\n  \"$schema\"") + "```json\n".length();
        String example = document.substring(start, document.indexOf("```", start));
        assertThat(PolicyFile.read(write(example)).libraryFolder()).isPresent();
    }

    @Test
    void theSystemsFileGoesBeforeTheOneThatIsTriedOut() throws IOException {
        Path installed = write("{}");
        assertThat(PolicyLocation.find(List.of(folder.resolve("none"), installed), "/tmp/other"))
                .contains(installed);
        assertThat(PolicyLocation.find(List.of(folder.resolve("none")), "/tmp/other"))
                .contains(Path.of("/tmp/other"));
        assertThat(PolicyLocation.find(List.of(folder.resolve("none")), "")).isEmpty();
    }

    @Test
    void everySystemHasItsPlace() {
        assertThat(PolicyLocation.systemFiles("Linux", name -> ""))
                .containsExactly(Path.of("/etc/saywell/saywell.policy"));
        assertThat(PolicyLocation.systemFiles("Mac OS X", name -> ""))
                .containsExactly(Path.of("/Library/Application Support/Saywell/saywell.policy"));
        assertThat(PolicyLocation.systemFiles("Windows 11", name -> "D:\\ProgramData"))
                .hasSize(2);
    }

    private void requireNothingLeaves(SchoolPolicy policy) {
        try (Library library = NewLibrary.open(folder.resolve("library"), policy)) {
            assertThat(library.settings().get(Setting.SERVICE_KIND)).isEqualTo(ServiceKind.EMBEDDED);
            assertThat(library.settings().get(Setting.HOSTED_ADDRESS)).isEmpty();
            assertThat(library.settings().get(UpdateSettings.CHECK)).isEqualTo(UpdateSettings.UpdateCheck.OFF);
        }
    }

    private Path makeCertificate() throws Exception {
        Path pem = folder.resolve("school-ca.pem");
        Path store = folder.resolve("school.p12");
        KeyTool.makeSelfSigned(store, "changeit", "School");
        KeyTool.exportCertificate(store, "changeit", pem);
        return pem;
    }

    private Path write(String text) throws IOException {
        return Files.writeString(folder.resolve("saywell.policy"), text);
    }

    /// A key of the right form is taken as it is; whether it is one is seen when it is used.
    @Test
    void theFormOfAKeyIsThatOfEd25519() {
        assertThat(Base64.getDecoder().decode(KEY)).hasSize(44);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'version': 1, | it ends too early",
                "{'version': 1, 'version': 1} | a name stands twice in one object",
                "{version: 1} | something else is expected here",
                "{'version': NaN} | something else is expected here"
            })
    void whatIsNoJsonIsToldWithoutNamesOfTheParser(String text, String why) throws IOException {
        String problem = PolicyFile.readOrRefuse(write(text.replace('\'', '"')))
                .problem()
                .orElseThrow()
                .toString();
        assertThat(problem).startsWith("line 1, column ").endsWith("this is no JSON: " + why);
    }
}
