package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.policy.PolicyFile;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApprovalReportTest {
    @TempDir
    private Path folder;

    @Test
    void aComputerOfItsOwnSaysThatNothingLeavesItAndWhatIsStillToBeDone() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            fixture.useCases.settings().set(Setting.HOSTED_ADDRESS, "");
            fixture.useCases.classes().create("3-2", Optional.empty());
            String text = pack(fixture, Locale.ENGLISH);
            assertThat(text)
                    .contains(
                            "No recording leaves it.",
                            "in the folder " + folder.resolve("home"),
                            "Write the name of the school.",
                            "Write who answers for data protection",
                            "Set a day of erasure for class 3-2.",
                            "bin for 30 days",
                            "The update check is off",
                            "no work is given to a processor",
                            "I also agree that my child records homework at home")
                    .doesNotContain("hosted.example", "I also agree that recordings are sent");
        }
    }

    @Test
    void aHostedServiceIsNamedWithItsOperatorInEveryPart() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            fixture.useCases.settings().set(ApprovalReport.SCHOOL, "Hanbit School");
            fixture.useCases.settings().set(ApprovalReport.CONTACT, "Ms Lee, 02-123-4567");
            fixture.useCases.settings().set(UpdateSettings.CHECK, UpdateSettings.UpdateCheck.DAILY);
            fixture.useCases.settings().set(UpdateSettings.ADDRESS, "https://updates.example/saywell.json");
            fixture.useCases.settings().set(Setting.text("backup.folder", ""), "/mnt/backups");
            long schoolClass = fixture.useCases
                    .classes()
                    .create("3-2", Optional.of(LocalDate.of(2027, 2, 28)))
                    .id();
            fixture.useCases.learners().add("Ann", "1", Optional.of(schoolClass), Consent.THIS_COMPUTER);
            assertThat(pack(fixture, Locale.ENGLISH))
                    .contains(
                            "Hanbit School",
                            "Ms Lee, 02-123-4567",
                            "Ask who operates the service at hosted.example",
                            "February 28, 2027",
                            "(updates.example)",
                            "/mnt/backups",
                            "I also agree that recordings are sent",
                            "Only to hosted.example")
                    .doesNotContain("No recording leaves it.", "Ann", "Write the name");

            fixture.useCases.settings().set(ApprovalReport.OPERATOR, "Example Ltd, Ireland");
            assertThat(pack(fixture, Locale.ENGLISH))
                    .contains("Operator and country: Example Ltd, Ireland")
                    .doesNotContain("Ask who operates");

            fixture.useCases.settings().set(Setting.SERVICE_KIND, ServiceKind.EMBEDDED);
            assertThat(pack(fixture, Locale.ENGLISH))
                    .as("its address alone is enough for a second opinion")
                    .contains("a teacher can ask it for a second opinion")
                    .doesNotContain("No recording leaves it.");
        }
    }

    @Test
    void encryptionAndTheSchoolsPolicyAreTold() throws Exception {
        try (PracticeFixture fixture = new PracticeFixture(
                folder.resolve("sealed"), PracticeFixture.openEncrypted(folder.resolve("sealed")))) {
            assertThat(pack(fixture, Locale.ENGLISH))
                    .contains("The library is encrypted.")
                    .doesNotContain("Switch encryption on");
        }
        Path policy = Files.writeString(
                folder.resolve("saywell.policy"), "{\"version\": 1, \"service\": {\"hostedAllowed\": false}}");
        Path home = folder.resolve("plain");
        try (PracticeFixture fixture =
                new PracticeFixture(home, Library.open(home, PolicyFile.read(policy), LibraryKeys.NONE))) {
            assertThat(pack(fixture, Locale.ENGLISH))
                    .contains("policy forbids any other service", "Switch encryption on");
        }
    }

    @Test
    void devicesInTheRoomAreToldInEveryPartUnlessTheSchoolForbidsThem() throws Exception {
        Path open = folder.resolve("open");
        try (PracticeFixture fixture = new PracticeFixture(open)) {
            assertThat(pack(fixture, Locale.ENGLISH))
                    .contains(
                            "A teacher can open a lesson for tablets, phones or computers in the room",
                            "your child may record on a tablet or phone in the classroom",
                            "they can connect to this computer over the local network",
                            "behind the browser’s warning")
                    .doesNotContain("None can connect.");
        }
        Path policy = Files.writeString(
                folder.resolve("saywell.policy"), "{\"version\": 1, \"locked\": [\"classroom_server\"]}");
        Path home = folder.resolve("locked");
        try (PracticeFixture fixture =
                new PracticeFixture(home, Library.open(home, PolicyFile.read(policy), LibraryKeys.NONE))) {
            assertThat(pack(fixture, Locale.ENGLISH))
                    .contains("forbids recording with other devices in the room", "None can connect.")
                    .doesNotContain("tablet or phone in the classroom", "join code");
        }
    }

    @Test
    void koreanPagesHoldTheSameInKorean() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.settings().set(ApprovalReport.SCHOOL, "한빛초등학교");
            String text = pack(fixture, Locale.KOREAN);
            assertThat(text)
                    .contains(
                            "한빛초등학교",
                            "초·중등교육법 제29조의2",
                            "5. 책임자와 제3자 제공·위탁",
                            "숙제를 녹음하여 제출하는 것에도 동의합니다",
                            "hosted.example 서비스",
                            "개인정보 영향평가 초안")
                    .doesNotContain("□", "Scoring");
        }
        ResourceBundle english = ResourceBundle.getBundle("app.saywell.desk.reports.pdf.Approval", Locale.ROOT);
        ResourceBundle korean = ResourceBundle.getBundle("app.saywell.desk.reports.pdf.Approval", Locale.KOREAN);
        assertThat(korean.getLocale()).isEqualTo(Locale.KOREAN);
        for (String key : english.keySet()) {
            if (!key.equals("blank")) {
                assertThat(korean.getString(key)).as(key).isNotEqualTo(english.getString(key));
            }
        }
    }

    /// What a new table keeps of learners has to be said to those who agree to it.
    @Test
    void everyTableWithDataOfLearnersIsInTheNoticeAndInTheConsentForm() throws IOException {
        Map<String, String> said = new HashMap<>(Map.of(
                "take", "recordings of what is read aloud",
                "free_speech", "said freely",
                "heard_text", "what the program heard",
                "mark", "marks, grades and ratings of teachers",
                "grade", "marks, grades and ratings of teachers",
                "rating", "marks, grades and ratings of teachers",
                "self_rating", "one’s own",
                "daily_session", "what was practised when",
                "dialogue_run", "what was practised when",
                "ear_answer", "ear training"));
        for (String table : List.of("result", "score", "word_score", "missed_sound", "waiting", "take_approval")) {
            said.put(table, "scores");
        }
        for (String table : List.of("moved_boundaries", "feedback_translation")) {
            said.put(table, "what the program heard in them, and scores");
        }
        said.put("learner", "Name or alias");
        said.put("consent_given", "agree");
        said.put("erasure", "number");
        said.put("homework_hand_in", "handed in");
        said.put("homework_take", "handed in");
        said.put("access_record", "Which account of this computer");
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            String text = pack(fixture, Locale.ENGLISH);
            List<String> tables = fixture.library.database().read(handle -> handle.select(
                            "SELECT DISTINCT t.name FROM sqlite_master t,"
                                    + " pragma_table_info(t.name) c WHERE t.type = 'table'"
                                    + " AND (t.name = 'learner' OR c.name IN ('learner_id', 'take_id', 'result_id'))")
                    .mapTo(String.class)
                    .list());
            assertThat(tables).hasSizeGreaterThan(15).allSatisfy(table -> {
                assertThat(said).containsKey(table);
                assertThat(text).contains(said.get(table));
            });
        }
        ResourceBundle form = ResourceBundle.getBundle("app.saywell.desk.reports.pdf.Paper", Locale.ROOT);
        assertThat(form.getString("consent.what"))
                .contains("read aloud or said freely", "one’s own", "what was practised when, ear training too");
    }

    @Test
    void manyClassesGoOnOnFurtherPages() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            for (int i = 1; i <= 60; i++) {
                fixture.useCases.classes().create("c" + i, Optional.empty());
            }
            Path pdf = folder.resolve("pack.pdf");
            fixture.useCases.reports().approval().writePdf(Locale.ENGLISH, pdf);
            try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
                assertThat(document.getNumberOfPages()).isBetween(9, 14);
                assertThat(new PDFTextStripper().getText(document))
                        .contains("Set a day of erasure for class c60.", "page 9");
            }
        }
    }

    private String pack(PracticeFixture fixture, Locale language) throws IOException {
        Path pdf = folder.resolve("pack.pdf");
        fixture.useCases.reports().approval().writePdf(language, pdf);
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        }
    }
}
