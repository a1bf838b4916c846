package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.RosterPreview;
import app.saywell.desk.privacy.PrivacyCertificate;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Cell;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The learners of a class one by one: added, changed, moved, their consent, and their data given out and erased.
class RosterLearnersScreenTest {
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
                    WindowRobot.layOut(school.scene()); // which makes the cells
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
        WindowRobot.await("six learners", () -> page.learners().size() == 6);
        WindowRobot.await("the card", () -> page.name().equals("파란 새"));
        WindowRobot.run(() -> {
            TextField name = (TextField) school.scene().lookup("#roster-name");
            name.setText("하얀 새");
        });
        WindowRobot.focus(school.scene(), "#roster-name");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await(
                "the other name", () -> page.learners().getLast().name().equals("하얀 새"));
        WindowRobot.run(() -> page.model().remove());
        WindowRobot.await("five learners", () -> page.learners().size() == 5);
        WindowRobot.run(() -> school.services.practice.edits().history().undo());
        WindowRobot.await("six learners", () -> page.learners().size() == 6);
    }

    @Test
    void notesWhoAgreedHowAndWhen() {
        WindowRobot.run(
                () -> page.model().selectLearner(page.learners().getFirst().id()));
        WindowRobot.run(() -> page.model()
                .noteConsent(new app.saywell.desk.classroom.roster.ConsentInput(Consent.HOSTED, false, "어머니", "동의서")));
        WindowRobot.await("the note", () -> school.shows("without homework · 어머니 · 동의서"));
        WindowRobot.await("the list to say it", () -> school.shows("hosted service, without homework"));
        assertThat(school.services
                        .practice
                        .learners()
                        .consentHistory(page.learners().getFirst().id())
                        .getLast()
                        .homeworkAllowed())
                .isFalse();
        WindowRobot.await(
                "the choice to follow",
                () -> school.scene().lookup("#consent-homework") instanceof CheckBox box && !box.isSelected());
        assertThat(page.learners().getFirst().consent()).isEqualTo(Consent.HOSTED);
    }

    @Test
    void nothingIsTickedBeforeATeacherTicksIt() {
        WindowRobot.run(() -> page.model().add("민설아", "31"));
        WindowRobot.await("the card", () -> page.name().equals("민설아"));
        assertThat(WindowRobot.call(() -> ((CheckBox) school.scene().lookup("#consent-homework")).isSelected()))
                .isFalse();
        page.paste("번호\t이름\n32\t도하람\n");
        assertThat(WindowRobot.call(() -> school.scene().getRoot().lookupAll("#consent-homework").stream()
                        .noneMatch(box -> ((CheckBox) box).isSelected())))
                .isTrue();
    }

    @Test
    void aNumberThatIsTakenIsRefusedWithWhoHasIt() {
        Learner first = page.learners().getFirst();
        WindowRobot.run(() -> page.model().add("민설아", first.number()));
        WindowRobot.await("who has it", () -> school.shows(first.name() + " has number " + first.number()));
        assertThat(page.learners()).hasSize(5);
    }

    @Test
    void aLearnerIsMovedToAnotherClass() {
        Learner first = page.learners().getFirst();
        var other = school.services.practice.classes().create("3-9", Optional.empty());
        WindowRobot.run(() -> page.model().selectLearner(first.id()));
        WindowRobot.await(
                "the other class",
                () -> school.scene().lookup("#move-learner") instanceof MenuButton button
                        && button.isVisible()
                        && button.getItems().stream()
                                .anyMatch(item -> item.getText().equals("3-9")));
        WindowRobot.run(() -> page.model().move(other));
        WindowRobot.await("the move", () -> school.shows(first.name() + " is in 3-9 now"));
        assertThat(school.services.practice.learners().ofClass(other.id()))
                .extracting(Learner::id)
                .containsExactly(first.id());
    }

    @Test
    void givesEverythingOutAndErasesItWithACertificate() throws IOException {
        var take = school.take(0, 0);
        WindowRobot.run(
                () -> page.model().selectLearner(page.learners().getFirst().id()));
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
        PrivacyCertificate certificate = page.model().certificate().get().orElseThrow();
        assertThat(certificate.takes()).isEqualTo(1);
        assertThat(school.services.practice.takes().find(take.id())).isEmpty();
        WindowRobot.await("four learners", () -> page.learners().size() == 4);
    }

    @Test
    void anExportTellsWhoseSoundIsMissing() throws IOException {
        var take = school.take(0, 0);
        Files.delete(school.services.practice.takes().file(take.audio()));
        Path zip = folder.resolve("everything.zip");
        WindowRobot.run(() -> {
            page.model().selectLearner(page.learners().getFirst().id());
            page.model().export(zip);
        });
        WindowRobot.await("the certificate", () -> school.shows("Exported on"));
        assertThat(WindowRobot.call(() -> school.shows("the sound of one recording is missing or cannot be read")))
                .isTrue();
        Pictures.keep(school.scene(), "certificate-missing-sound");
        assertThat(zip).exists();
    }

    @Test
    void anErasureThatFailsIsNotCalledAFileThatCannotBeSaved() throws IOException {
        var take = school.take(0, 0);
        Path file = school.services.practice.takes().file(take.audio());
        Path kept = Files.move(file, folder.resolve("kept"));
        Files.createDirectories(file.resolve("in the way"));
        WindowRobot.run(() -> {
            page.model().selectLearner(page.learners().getFirst().id());
            page.model().erase();
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
}
