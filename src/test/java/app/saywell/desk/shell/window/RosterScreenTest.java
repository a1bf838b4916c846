package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.RosterColumn;
import app.saywell.desk.classes.RosterPreview;
import app.saywell.desk.classroom.roster.RosterDraftViewModel;
import app.saywell.desk.classroom.roster.RosterViewModel;
import app.saywell.desk.privacy.PrivacyCertificate;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Cell;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
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

    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
        WindowRobot.click(school.scene(), "#page-learners");
        WindowRobot.await("the page", () -> school.scene().lookup("#learners") != null);
    }

    @AfterEach
    void close() {
        school.close();
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
        paste("""
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
        assertThat(learners()).hasSize(5);
        WindowRobot.focus(school.scene(), "#store-roster");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("seven learners", () -> learners().size() == 7);
        assertThat(learners().getLast().name()).isEqualTo("유선우");
        assertThat(learners().getLast().consent()).isEqualTo(Consent.NONE);
        WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
        WindowRobot.await("five learners", () -> learners().size() == 5);
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
                () -> school.scene().lookup("#undo").isVisible() && learners().size() == 7);
        WindowRobot.call(() -> 0);
        for (String control : List.of("#new-name", "#add-learner", "#undo", "#go-queue")) {
            assertThat(bounds("#roster-told").intersects(bounds(control)))
                    .as(control)
                    .isFalse();
        }
        Path picture = Files.writeString(folder.resolve("picture.png"), "");
        WindowRobot.run(() -> school.window.openDropped(List.of(picture)));
        WindowRobot.await("the refusal", () -> school.shows(korean ? "여기서 열 수 없어요" : "cannot be opened here"));
        WindowRobot.click(school.scene(), "#go-lessons");
        WindowRobot.await("that it is gone", () -> !school.shows(korean ? "여기서 열 수 없어요" : "cannot be opened here"));
    }

    private Bounds bounds(String selector) {
        return WindowRobot.call(() -> {
            school.scene().getRoot().layout();
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
        paste(list.toString());
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
        paste("A" + empty + "이름" + empty + "B\n" + "x" + empty + "지안" + empty + "y\n");
        WindowRobot.await("the choice of the names", () -> combo("#column-400") != null);
        assertThat(combo("#column-400").getValue()).isEqualTo(RosterColumn.NAME);
        assertThat(WindowRobot.call(this::columnChoices)).isEqualTo(17);
        assertThat(WindowRobot.call(() -> school.shows(language.equals("ko") ? "784개" : "784 more")))
                .isTrue();
        WindowRobot.run(() -> combo("#column-400").getSelectionModel().select(RosterColumn.IGNORED.ordinal()));
        WindowRobot.await("nobody", () -> school.scene().lookup("#store-roster").isDisabled());
        WindowRobot.await("to be chosen again", () -> combo("#column-400") != null);
    }

    private long columnChoices() {
        return school.scene().getRoot().lookupAll(".combo-box").stream()
                .filter(node -> String.valueOf(node.getId()).startsWith("column-"))
                .count();
    }

    @Test
    void aListOfMoreLearnersThanAClassTakesIsShownAndNotAdded() throws IOException {
        StringBuilder list = new StringBuilder("번호,이름,비고\n");
        for (int number = 101; number <= 60_100; number++) {
            list.append(number).append(",학생").append(number).append(",\n,,비고만\n");
        }
        Path csv = Files.writeString(folder.resolve("all.csv"), list);
        WindowRobot.run(() -> draft().open(csv));
        WindowRobot.await("the preview", () -> school.scene().lookup("#store-roster") != null);
        assertThat(WindowRobot.call(() -> school.shows("60,000 learners to add")))
                .isTrue();
        assertThat(WindowRobot.call(() -> school.shows("no name (60,000)"))).isTrue();
        assertThat(WindowRobot.call(() -> school.shows("At most 1,000"))).isTrue();
        assertThat(school.scene().lookup("#store-roster").isDisabled()).isTrue();
    }

    private Set<Node> headings() {
        return school.scene().getRoot().lookupAll(".draft-heading");
    }

    @Test
    void letsTheColumnsBeTakenForSomethingElse() {
        paste("은우\t양\t메모\n지안\t오\t메모\n");
        WindowRobot.run(() -> draft().setColumn(0, RosterColumn.GIVEN));
        WindowRobot.await("the new columns", () -> combo("#column-1") != null);
        WindowRobot.run(() -> combo("#column-1").getSelectionModel().select(RosterColumn.FAMILY.ordinal()));
        WindowRobot.await("the other names", () -> draft().draft().get().orElseThrow().roster().entries().stream()
                .map(learner -> learner.name())
                .toList()
                .equals(List.of("양은우", "오지안")));
    }

    @Test
    void readsACsvOfAKoreanSpreadsheetAndAOneRosterFile() throws IOException {
        Path csv = folder.resolve("명단.csv");
        Files.write(csv, "번호,성명\n21,이지유\n".getBytes(Charset.forName("x-windows-949")));
        WindowRobot.run(() -> draft().open(csv));
        WindowRobot.await("the name", () -> school.shows("이지유"));
        WindowRobot.run(draft()::cancel);
        Path zip = folder.resolve("roster.zip");
        oneRoster(zip);
        WindowRobot.run(() -> draft().open(zip));
        WindowRobot.await("the student", () -> school.shows("7 Ada Byron"));
        Path broken = folder.resolve("broken.zip");
        Files.writeString(broken, "no archive");
        WindowRobot.run(() -> draft().open(broken));
        WindowRobot.await("the refusal", () -> school.shows("cannot be read as a class list"));
    }

    @Test
    void twentyLearnersOfAClassAreSeenAtOnce() {
        WindowRobot.run(() -> school.services
                .practice
                .classes()
                .addLearners(
                        school.schoolClass.id(),
                        IntStream.rangeClosed(21, 48)
                                .mapToObj(i -> new RosterPreview.RosterEntry("학생 " + i, String.valueOf(i)))
                                .toList(),
                        Consent.THIS_COMPUTER));
        WindowRobot.await("the list", () -> learnerList().getItems().size() > 28);
        Pictures.keep(school.scene(), "learners-28");
        assertThat(WindowRobot.call(() -> {
                    Bounds list = learnerList().localToScene(learnerList().getLayoutBounds());
                    return learnerList().lookupAll(".list-cell").stream()
                            .filter(cell -> cell.isVisible() && cell instanceof Cell<?> filled && !filled.isEmpty())
                            .map(cell -> cell.localToScene(cell.getLayoutBounds()))
                            .filter(cell -> cell.getMinY() >= list.getMinY() && cell.getMaxY() <= list.getMaxY())
                            .count();
                }))
                .as("in a window of 1366x768")
                .isGreaterThanOrEqualTo(20);
    }

    private ListView<?> learnerList() {
        return (ListView<?>) school.scene().lookup("#learners");
    }

    @Test
    void addsChangesAndTakesOutALearnerByHand() {
        WindowRobot.run(() -> {
            ((TextField) school.scene().lookup("#new-number")).setText("22");
            TextField name = (TextField) school.scene().lookup("#new-name");
            name.setText("파란 새");
        });
        WindowRobot.focus(school.scene(), "#new-name");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("six learners", () -> learners().size() == 6);
        WindowRobot.await("the card", () -> name().equals("파란 새"));
        WindowRobot.run(() -> {
            TextField name = (TextField) school.scene().lookup("#roster-name");
            name.setText("하얀 새");
        });
        WindowRobot.focus(school.scene(), "#roster-name");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the other name", () -> learners().getLast().name().equals("하얀 새"));
        WindowRobot.run(() -> model().remove());
        WindowRobot.await("five learners", () -> learners().size() == 5);
        WindowRobot.run(() -> school.services.practice.edits().history().undo());
        WindowRobot.await("six learners", () -> learners().size() == 6);
    }

    private String name() {
        return ((TextField) school.scene().lookup("#roster-name")).getText();
    }

    @Test
    void notesWhoAgreedHowAndWhen() {
        WindowRobot.run(() -> model().selectLearner(learners().getFirst().id()));
        WindowRobot.run(() -> model().noteConsent(
                        new app.saywell.desk.classroom.roster.ConsentInput(Consent.HOSTED, false, "어머니", "동의서")));
        WindowRobot.await("the note", () -> school.shows("without homework · 어머니 · 동의서"));
        WindowRobot.await("the list to say it", () -> school.shows("hosted service, without homework"));
        assertThat(school.services
                        .practice
                        .learners()
                        .consentHistory(learners().getFirst().id())
                        .getLast()
                        .homeworkAllowed())
                .isFalse();
        WindowRobot.await(
                "the choice to follow",
                () -> school.scene().lookup("#consent-homework") instanceof CheckBox box && !box.isSelected());
        assertThat(learners().getFirst().consent()).isEqualTo(Consent.HOSTED);
    }

    @Test
    void nothingIsTickedBeforeATeacherTicksIt() {
        WindowRobot.run(() -> model().add("민설아", "31"));
        WindowRobot.await("the card", () -> name().equals("민설아"));
        assertThat(WindowRobot.call(() -> ((CheckBox) school.scene().lookup("#consent-homework")).isSelected()))
                .isFalse();
        paste("번호\t이름\n32\t도하람\n");
        assertThat(WindowRobot.call(() -> school.scene().getRoot().lookupAll("#consent-homework").stream()
                        .noneMatch(box -> ((CheckBox) box).isSelected())))
                .isTrue();
    }

    @Test
    void aNumberThatIsTakenIsRefusedWithWhoHasIt() {
        Learner first = learners().getFirst();
        WindowRobot.run(() -> model().add("민설아", first.number()));
        WindowRobot.await("who has it", () -> school.shows(first.name() + " has number " + first.number()));
        assertThat(learners()).hasSize(5);
    }

    @Test
    void aLearnerIsMovedToAnotherClass() {
        Learner first = learners().getFirst();
        var other = school.services.practice.classes().create("3-9", Optional.empty());
        WindowRobot.run(() -> model().selectLearner(first.id()));
        WindowRobot.await(
                "the other class",
                () -> school.scene().lookup("#move-learner") instanceof MenuButton button
                        && button.isVisible()
                        && button.getItems().stream()
                                .anyMatch(item -> item.getText().equals("3-9")));
        WindowRobot.run(() -> model().move(other));
        WindowRobot.await("the move", () -> school.shows(first.name() + " is in 3-9 now"));
        assertThat(school.services.practice.learners().ofClass(other.id()))
                .extracting(Learner::id)
                .containsExactly(first.id());
    }

    @Test
    void givesEverythingOutAndErasesItWithACertificate() throws IOException {
        var take = school.take(0, 0);
        WindowRobot.run(() -> model().selectLearner(learners().getFirst().id()));
        Path zip = folder.resolve("everything.zip");
        WindowRobot.await("the card", () -> school.scene().lookup("#export-everything") != null);
        school.files.add(zip);
        WindowRobot.scrollAndClick(school.scene(), "#export-everything");
        assertThat(school.files.suggestedName()).matches("1_강민준_\\d{4}-\\d\\d-\\d\\d\\.zip");
        WindowRobot.await("the certificate", () -> school.shows("Exported on"));
        assertThat(Files.size(zip)).isPositive();
        WindowRobot.click(school.scene(), "#close-certificate");
        WindowRobot.focus(school.scene(), "#erase-everything");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the question", () -> school.shows("This cannot be undone."));
        WindowRobot.await("the answer in sight", () -> isInSight("#erase-yes"));
        WindowRobot.run(() -> {
            school.stage.setWidth(911);
            school.stage.setHeight(512);
        });
        for (String language : List.of("ko", "en")) {
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            WindowRobot.await(
                    "the name of the learner",
                    () -> school.shows(language.equals("ko") ? "강민준 학생의 데이터를 모두 삭제할까요?" : "about 강민준"));
            WindowRobot.await("the answer in sight of a small window", () -> isInSight("#erase-yes"));
        }
        assertThat(school.services.practice.takes().find(take.id())).isPresent();
        WindowRobot.focus(school.scene(), "#erase-yes");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the certificate", () -> school.shows("Erased on"));
        assertThat(WindowRobot.call(() -> school.shows("Searched: the database, recordings")))
                .isTrue();
        Path saved = folder.resolve("certificate.txt");
        school.files.add(saved);
        WindowRobot.scrollAndClick(school.scene(), "#save-certificate");
        WindowRobot.await("the file", () -> Files.exists(saved));
        assertThat(saved).content().contains("Erased on", "Searched: the database");
        PrivacyCertificate certificate = model().certificate().get().orElseThrow();
        assertThat(certificate.takes()).isEqualTo(1);
        assertThat(school.services.practice.takes().find(take.id())).isEmpty();
        WindowRobot.await("four learners", () -> learners().size() == 4);
    }

    @Test
    void anErasureThatFailsIsNotCalledAFileThatCannotBeSaved() throws IOException {
        var take = school.take(0, 0);
        Path file = school.services.practice.takes().file(take.audio());
        Path kept = Files.move(file, folder.resolve("kept"));
        Files.createDirectories(file.resolve("in the way"));
        WindowRobot.run(() -> {
            model().selectLearner(learners().getFirst().id());
            model().erase();
        });
        WindowRobot.await("the failure", () -> school.shows("could be erased yet"));
        assertThat(WindowRobot.call(() -> school.shows("cannot be saved"))).isFalse();
        Files.delete(file.resolve("in the way"));
        Files.delete(file);
        Files.move(kept, file);
    }

    private boolean isInSight(String selector) {
        Node node = school.scene().lookup(selector);
        Node parent = node.getParent();
        while (!parent.getStyleClass().contains("viewport")) {
            parent = parent.getParent();
        }
        Bounds inside = parent.localToScene(parent.getLayoutBounds());
        return inside.contains(node.localToScene(node.getLayoutBounds()));
    }

    private RosterDraftViewModel draft() {
        return model().draftViewModel();
    }

    private RosterViewModel model() {
        return school.window.classScreen().rosterViewModel();
    }

    private ComboBox<?> combo(String selector) {
        return (ComboBox<?>) school.scene().lookup(selector);
    }

    private List<Learner> learners() {
        return school.services.practice.learners().ofClass(school.schoolClass.id());
    }

    private void paste(String text) {
        WindowRobot.click(school.scene(), "#paste-roster");
        WindowRobot.await("the field", () -> school.scene().lookup("#roster-text") != null);
        WindowRobot.run(() -> ((TextArea) school.scene().lookup("#roster-text")).setText(text));
        WindowRobot.click(school.scene(), "#read-roster");
        WindowRobot.await("the list", () -> school.scene().lookup("#store-roster") != null);
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
