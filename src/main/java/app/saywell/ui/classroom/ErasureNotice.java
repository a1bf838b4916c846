package app.saywell.ui.classroom;

import app.saywell.library.people.SchoolClass;
import app.saywell.practice.Practice;
import app.saywell.practice.privacy.Certificate;
import app.saywell.task.Outcome;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.Page;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.Studio;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/// Says that the day has come on which the voices of the class are to be erased, and does it
/// when the teacher says so. Nothing is erased by itself.
final class ErasureNotice extends VBox {
    private final Practice practice;
    private final Studio studio;
    private final ClassChoice choice;
    private final Texts texts;
    private final Label words = Nodes.wrapped(Nodes.label(""));
    private final HBox buttons = Nodes.row(8);
    private boolean asked;

    ErasureNotice(Studio studio, ClassChoice choice, Texts texts) {
        super(8);
        this.studio = studio;
        this.choice = choice;
        this.texts = texts;
        practice = studio.practice();
        getStyleClass().addAll("notice", "erasure-notice");
        setId("erasure-notice");
        getChildren().addAll(words, buttons);
        choice.chosen().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private Optional<SchoolClass> due() {
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        return choice.chosen()
                .get()
                .filter(one -> one.eraseOn().filter(day -> !day.isAfter(today)).isPresent());
    }

    private void show() {
        Optional<SchoolClass> one = due();
        setVisible(one.isPresent());
        setManaged(one.isPresent());
        one.ifPresent(this::show);
    }

    private void show(SchoolClass one) {
        words.setText(texts.get(asked ? "classroom.due.sure" : "classroom.due.come", one.name()));
        Button erase =
                Nodes.button(
                        texts.of(asked ? "classroom.everything.erase.yes" : "classroom.due.erase"),
                        () -> erase(one),
                        asked ? "primary" : "quiet");
        erase.setId("erase-voices");
        Button other =
                Nodes.button(
                        texts.of(asked ? "classroom.everything.erase.no" : "classroom.due.other"),
                        this::keep,
                        "quiet");
        other.setId("erase-later");
        buttons.getChildren().setAll(erase, other);
    }

    private void keep() {
        if (!asked) {
            choice.page().set(Page.CLASS);
        }
        asked = false;
        show();
    }

    private void erase(SchoolClass one) {
        if (!asked) {
            asked = true;
            show();
            return;
        }
        asked = false;
        studio.tasks().run(progress -> practice.erasure().eraseVoices(one.id()), this::erased);
    }

    private void erased(Outcome<List<Certificate>> outcome) {
        if (outcome instanceof Outcome.Done<List<Certificate>>(List<Certificate> all)) {
            setVisible(true);
            setManaged(true);
            buttons.getChildren()
                    .setAll(
                            Nodes.button(
                                    texts.of("classroom.certificate.close"), this::show, "quiet"));
            words.setText(
                    texts.get(
                            "classroom.due.done",
                            all.stream().mapToInt(Certificate::takes).sum(),
                            all.stream().mapToInt(Certificate::results).sum()));
        } else {
            show();
        }
    }
}
