package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.practice.classroom.Column;
import app.saywell.practice.privacy.Certificate;
import app.saywell.ui.Fx;
import app.saywell.ui.classroom.roster.RosterModel;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// The list of pupils as a teacher fills it.
class RosterPlaceTest {
    @TempDir Path folder;
    private SchoolRoom school;

    @BeforeEach
    void open() {
        school = SchoolRoom.furnished(folder);
        Fx.click(school.scene(), "#page-pupils");
        Fx.await("the page", () -> school.scene().lookup("#pupils") != null);
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void showsWhatAPastedListIsTakenForBeforeAnythingIsStored() {
        paste(
                """
                번호\t이름\t학년
                1\t강민준\t3
                16\t오지안\t3
                17\t유선우\t3
                \t\t3
                17\t유선우\t3
                """);
        assertThat(Fx.call(() -> school.shows("2 pupils would be added"))).isTrue();
        assertThat(Fx.call(() -> school.shows("(1): 강민준"))).isTrue();
        assertThat(Fx.call(() -> school.shows("twice (1). Line 6: 17 유선우"))).isTrue();
        assertThat(Fx.call(() -> school.shows("no name (1). Line 5: "))).isTrue();
        assertThat(pupils()).hasSize(5);
        Fx.run(() -> school.scene().lookup("#store-roster").requestFocus());
        Fx.press(KeyCode.SPACE);
        Fx.await("seven pupils", () -> pupils().size() == 7);
        assertThat(pupils().getLast().name()).isEqualTo("유선우");
        assertThat(pupils().getLast().consent()).isEqualTo(Consent.NONE);
        Fx.press(KeyCode.CONTROL, KeyCode.Z);
        Fx.await("five pupils", () -> pupils().size() == 5);
    }

    @Test
    void letsTheColumnsBeTakenForSomethingElse() {
        paste("은우\t양\t메모\n지안\t오\t메모\n");
        Fx.run(() -> model().setColumn(0, Column.GIVEN));
        Fx.await("the new columns", () -> combo("#column-1") != null);
        Fx.run(() -> combo("#column-1").getSelectionModel().select(Column.FAMILY.ordinal()));
        Fx.await(
                "the other names",
                () ->
                        model().draft().get().orElseThrow().roster().people().stream()
                                .map(one -> one.name())
                                .toList()
                                .equals(List.of("양은우", "오지안")));
    }

    @Test
    void readsACsvOfAKoreanSpreadsheetAndAOneRosterFile() throws IOException {
        Path csv = folder.resolve("명단.csv");
        Files.write(csv, "번호,성명\n21,이지유\n".getBytes(Charset.forName("x-windows-949")));
        Fx.run(() -> model().open(csv));
        Fx.await("the name", () -> school.shows("이지유"));
        Fx.run(model()::cancel);
        Path zip = folder.resolve("roster.zip");
        oneRoster(zip);
        Fx.run(() -> model().open(zip));
        Fx.await("the student", () -> school.shows("7 Ada Byron"));
        Path broken = folder.resolve("broken.zip");
        Files.writeString(broken, "no archive");
        Fx.run(() -> model().open(broken));
        Fx.await("the refusal", () -> school.shows("cannot be read as a class list"));
    }

    @Test
    void addsChangesAndTakesOutAPupilByHand() {
        Fx.run(
                () -> {
                    ((TextField) school.scene().lookup("#new-number")).setText("22");
                    TextField name = (TextField) school.scene().lookup("#new-name");
                    name.setText("파란 새");
                    name.requestFocus();
                });
        Fx.press(KeyCode.ENTER);
        Fx.await("six pupils", () -> pupils().size() == 6);
        Fx.await("the card", () -> school.scene().lookup("#pupil-name") != null);
        Fx.run(
                () -> {
                    TextField name = (TextField) school.scene().lookup("#pupil-name");
                    name.requestFocus();
                    name.setText("하얀 새");
                });
        Fx.press(KeyCode.ENTER);
        Fx.await("the other name", () -> pupils().getLast().name().equals("하얀 새"));
        Fx.run(() -> model().remove());
        Fx.await("five pupils", () -> pupils().size() == 5);
        Fx.run(() -> school.room.practice.history().undo());
        Fx.await("six pupils", () -> pupils().size() == 6);
    }

    @Test
    void notesWhoAgreedHowAndWhen() {
        Fx.run(() -> model().choose(pupils().getFirst().id()));
        Fx.run(
                () ->
                        model().consent(
                                        new app.saywell.ui.classroom.roster.Agreement(
                                                Consent.HOSTED, "어머니", "동의서")));
        Fx.await("the note", () -> school.shows("어머니 · 동의서"));
        assertThat(pupils().getFirst().consent()).isEqualTo(Consent.HOSTED);
    }

    @Test
    void givesEverythingOutAndErasesItWithACertificate() throws IOException {
        var take = school.take(0, 0);
        Fx.run(() -> model().choose(pupils().getFirst().id()));
        Path zip = folder.resolve("everything.zip");
        Fx.run(() -> model().export(zip));
        Fx.await("the certificate", () -> school.shows("Given out on"));
        assertThat(Files.size(zip)).isPositive();
        Fx.click(school.scene(), "#close-certificate");
        Fx.run(() -> school.scene().lookup("#erase-everything").requestFocus());
        Fx.press(KeyCode.SPACE);
        Fx.await("the question", () -> school.shows("Nothing brings them back."));
        Fx.await("the answer in sight", () -> isInSight("#erase-yes"));
        assertThat(school.room.practice.takes().find(take.id())).isPresent();
        Fx.run(() -> school.scene().lookup("#erase-yes").requestFocus());
        Fx.press(KeyCode.SPACE);
        Fx.await("the certificate", () -> school.shows("Erased on"));
        Certificate certificate = model().certificate().get().orElseThrow();
        assertThat(certificate.takes()).isEqualTo(1);
        assertThat(school.room.practice.takes().find(take.id())).isEmpty();
        Fx.await("four pupils", () -> pupils().size() == 4);
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

    private RosterModel model() {
        return school.shell.classroom().roster();
    }

    private ComboBox<?> combo(String selector) {
        return (ComboBox<?>) school.scene().lookup(selector);
    }

    private List<Learner> pupils() {
        return school.room.practice.people().of(school.schoolClass.id());
    }

    private void paste(String text) {
        Fx.click(school.scene(), "#paste-roster");
        Fx.await("the field", () -> school.scene().lookup("#roster-text") != null);
        Fx.run(() -> ((TextArea) school.scene().lookup("#roster-text")).setText(text));
        Fx.click(school.scene(), "#read-roster");
        Fx.await("the list", () -> school.scene().lookup("#store-roster") != null);
    }

    private static void oneRoster(Path zip) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            put(
                    out,
                    "users.csv",
                    "sourcedId,enabledUser,role,identifier,givenName,familyName\n"
                            + "u1,true,student,7,Ada,Byron\n");
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
