package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.RosterColumn;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.Setting;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The roster as a teacher fills it.
class RosterScreenTest {
    @TempDir
    Path folder;

    private RosterPage page;
    private ClassWindow school;

    @BeforeEach
    void open() {
        page = new RosterPage(folder);
        school = page.school;
    }

    @AfterEach
    void close() {
        page.close();
    }

    @Test
    void tellsToAssignALessonOnlyWhereThereIsNone() {
        WindowRobot.await("what to do next", () -> school.shows("Choose a learner to change a name or consent."));
        assertThat(WindowRobot.call(() -> school.shows("assign a lesson on the left")))
                .isFalse();
        var classes = school.services.practice.classes();
        classes.withdraw(classes.assignments(school.schoolClass.id()).getFirst().id());
        WindowRobot.await("the way on", () -> school.shows("assign a lesson on the left"));
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> school.shows("왼쪽에서 수업 자료를 배정해 주세요"));
    }

    @Test
    void showsWhatAPastedListIsTakenForBeforeAnythingIsStored() {
        page.paste("""
            번호\t이름\t학년
            1\t강민준\t3
            16\t오지안\t3
            17\t유선우\t3
            \t\t3
            17\t유선우\t3
            """);
        assertThat(WindowRobot.call(() -> school.shows("2 learners to add"))).isTrue();
        assertThat(WindowRobot.call(() -> school.shows("(1): 1 강민준"))).isTrue();
        assertThat(WindowRobot.call(() -> school.shows("twice in the list (1). Line 6: 17 유선우")))
                .isTrue();
        assertThat(WindowRobot.call(() -> school.shows("no name (1). Line 5: ")))
                .isTrue();
        assertThat(page.learners()).hasSize(5);
        WindowRobot.focus(school.scene(), "#store-roster");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("seven learners", () -> page.learners().size() == 7);
        assertThat(page.learners().getLast().name()).isEqualTo("유선우");
        assertThat(page.learners().getLast().consent()).isEqualTo(Consent.NONE);
        WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
        WindowRobot.await("five learners", () -> page.learners().size() == 5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void aListIsDroppedAndItsMessageCoversNoControl(String language) throws IOException {
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
        boolean korean = language.equals("ko");
        WindowRobot.await("what comes next", () -> school.shows(korean ? "학생을 고르면" : "Choose a learner to change"));
        Path list = Files.writeString(folder.resolve("list.csv"), "16,오지안\n17,유선우\n");
        WindowRobot.run(() -> school.window.openDropped(List.of(list)));
        WindowRobot.await("the preview", () -> school.scene().lookup("#store-roster") != null);
        WindowRobot.scrollAndClick(school.scene(), "#store-roster");
        WindowRobot.await(
                "the message", () -> school.scene().lookup("#roster-told").isVisible());
        WindowRobot.await(
                "undo",
                () -> school.scene().lookup("#undo").isVisible()
                        && page.learners().size() == 7);
        // The message goes aside a frame after the name of what can be undone has its place.
        for (String control : List.of("#new-name", "#add-learner", "#undo", "#go-queue")) {
            WindowRobot.await(
                    "the message beside " + control,
                    () -> isLaidOut("#roster-told") && !bounds("#roster-told").intersects(bounds(control)));
        }
        Path picture = Files.writeString(folder.resolve("picture.png"), "");
        WindowRobot.run(() -> school.window.openDropped(List.of(picture)));
        WindowRobot.await("the refusal", () -> school.shows(korean ? "여기서 열 수 없어요" : "cannot be opened here"));
        WindowRobot.click(school.scene(), "#go-lessons");
        WindowRobot.await("that it is gone", () -> !school.shows(korean ? "여기서 열 수 없어요" : "cannot be opened here"));
    }

    private boolean isLaidOut(String selector) {
        return bounds(selector).getWidth() > 0;
    }

    private Bounds bounds(String selector) {
        return WindowRobot.call(() -> {
            WindowRobot.layOut(school.scene());
            Node node = school.scene().lookup(selector);
            return node.localToScene(node.getLayoutBounds());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void theHeadingsOfAListLookLikeHeadingsAndAreNoLearner(String language) {
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
        StringBuilder list = new StringBuilder("번호\t이름\n");
        for (int number = 21; number < 31; number++) {
            list.append(number).append("\t학생").append(number).append('\n');
        }
        page.paste(list.toString());
        WindowRobot.await("the headings", () -> headings().size() == 2);
        assertThat(WindowRobot.call(this::headings))
                .extracting(node -> ((Label) node).getText())
                .containsExactlyInAnyOrder("번호", "이름");
        assertThat(WindowRobot.call(() -> school.scene().getRoot().lookupAll(".kept")))
                .hasSize(16);
        String more = language.equals("ko") ? "외 2행" : "2 more";
        assertThat(WindowRobot.call(() -> school.shows(more))).isTrue();
    }

    /// The names stand where no first column is; only they and the first columns are shown.
    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void aListOfVeryManyColumnsShowsTheFirstAndThoseThatAreUsed(String language) {
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
        String empty = "\t".repeat(400);
        page.paste("A" + empty + "이름" + empty + "B\n" + "x" + empty + "지안" + empty + "y\n");
        WindowRobot.await("the choice of the names", () -> page.combo("#column-400") != null);
        assertThat(page.combo("#column-400").getValue()).isEqualTo(RosterColumn.NAME);
        assertThat(WindowRobot.call(this::columnChoices)).isEqualTo(17);
        assertThat(WindowRobot.call(() -> school.shows(language.equals("ko") ? "784개" : "784 more")))
                .isTrue();
        WindowRobot.run(() -> page.combo("#column-400").getSelectionModel().select(RosterColumn.IGNORED.ordinal()));
        WindowRobot.await("nobody", () -> school.scene().lookup("#store-roster").isDisabled());
        WindowRobot.await("to be chosen again", () -> page.combo("#column-400") != null);
    }

    private long columnChoices() {
        return school.scene().getRoot().lookupAll(".combo-box").stream()
                .filter(node -> String.valueOf(node.getId()).startsWith("column-"))
                .count();
    }

    @Test
    void aListOfMoreLearnersThanAClassTakesIsShownAndNotAdded() throws IOException {
        StringBuilder list = new StringBuilder("번호,이름,비고\n");
        for (int number = 101; number <= 12_100; number++) {
            list.append(number).append(",학생").append(number).append(",\n,,비고만\n");
        }
        Path csv = Files.writeString(folder.resolve("all.csv"), list);
        WindowRobot.run(() -> page.draft().open(csv));
        WindowRobot.await("the preview", () -> school.scene().lookup("#store-roster") != null);
        assertThat(WindowRobot.call(() -> school.shows("12,000 learners to add")))
                .isTrue();
        assertThat(WindowRobot.call(() -> school.shows("no name (12,000)"))).isTrue();
        assertThat(WindowRobot.call(() -> school.shows("At most 1,000"))).isTrue();
        assertThat(school.scene().lookup("#store-roster").isDisabled()).isTrue();
    }

    private Set<Node> headings() {
        return school.scene().getRoot().lookupAll(".draft-heading");
    }

    @Test
    void letsTheColumnsBeTakenForSomethingElse() {
        page.paste("은우\t양\t메모\n지안\t오\t메모\n");
        WindowRobot.run(() -> page.draft().setColumn(0, RosterColumn.GIVEN));
        WindowRobot.await("the new columns", () -> page.combo("#column-1") != null);
        WindowRobot.run(() -> page.combo("#column-1").getSelectionModel().select(RosterColumn.FAMILY.ordinal()));
        WindowRobot.await("the other names", () -> page.draft().draft().get().orElseThrow().roster().entries().stream()
                .map(learner -> learner.name())
                .toList()
                .equals(List.of("양은우", "오지안")));
    }

    @Test
    void readsACsvOfAKoreanSpreadsheetAndAOneRosterFile() throws IOException {
        Path csv = folder.resolve("명단.csv");
        Files.write(csv, "번호,성명\n21,이지유\n".getBytes(Charset.forName("x-windows-949")));
        WindowRobot.run(() -> page.draft().open(csv));
        WindowRobot.await("the name", () -> school.shows("이지유"));
        WindowRobot.run(page.draft()::cancel);
        Path zip = folder.resolve("roster.zip");
        oneRoster(zip);
        WindowRobot.run(() -> page.draft().open(zip));
        WindowRobot.await("the student", () -> school.shows("7 Ada Byron"));
        Path broken = folder.resolve("broken.zip");
        Files.writeString(broken, "no archive");
        WindowRobot.run(() -> page.draft().open(broken));
        WindowRobot.await("the refusal", () -> school.shows("cannot be read as a class list"));
    }

    private static void oneRoster(Path zip) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            put(
                    out,
                    "users.csv",
                    "sourcedId,enabledUser,role,identifier,givenName,familyName\n" + "u1,true,student,7,Ada,Byron\n");
            put(out, "classes.csv", "sourcedId,title\nc1,3-2\n");
            put(out, "enrollments.csv", "classSourcedId,userSourcedId,role\nc1,u1,student\n");
        }
    }

    private static void put(ZipOutputStream out, String name, String text) throws IOException {
        out.putNextEntry(new ZipEntry(name));
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
    }
}
