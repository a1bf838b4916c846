package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.take.Take;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.wave.Viewport;

import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/// A paragraph from the teacher's paste to the result of a reading in one go.
class PassagePlaceTest {
    private static final String PARAGRAPH =
            "We went to the river. It was a warm day.\n"
                    + "My sister saw three ducks, and she fed them.";

    @TempDir Path folder;

    @Test
    void isPastedReadInOneGoJudgedOnceAndShownWithItsSentences() {
        try (SchoolRoom school = SchoolRoom.furnished(folder)) {
            Fx.click(school.scene(), "#go-lessons");
            Fx.await("the field", () -> school.scene().lookup("#paste") != null);
            Button add = (Button) school.scene().lookup("#add-passage");
            assertThat(add.isDisabled()).as("nothing to add").isTrue();
            Fx.run(() -> ((TextArea) school.scene().lookup("#paste")).setText(PARAGRAPH));
            Fx.run(add::fire);
            Fx.await("the passage", () -> sentences(school) == 4);
            long passage =
                    school.room
                            .practice
                            .lessons()
                            .sentences(school.lesson.id(), 0)
                            .get(3)
                            .sentence()
                            .id();
            assertThat(school.room.practice.lessons().sentence(passage).orElseThrow().text())
                    .isEqualTo(PARAGRAPH.replace('\n', ' '));
            Fx.await("what is said of it", () -> school.shows("Passage of 3 sentences, 19 words"));
            read(school, passage);
        }
    }

    private static void read(SchoolRoom school, long passage) {
        Fx.click(school.scene(), "#go-practice");
        var mind = school.shell.practising().mind();
        Fx.run(() -> mind.open(school.lesson.id()));
        Fx.await("its row", () -> mind.desk().roll().get().rows().size() == 4);
        Fx.run(() -> mind.choose(3));
        Fx.await(
                "its text",
                () -> mind.desk().sheet().get().filter(s -> s.sentence() == passage).isPresent());
        int calls = school.room.embedded.calls.get();
        Fx.press(KeyCode.R);
        Fx.await("some speech", () -> school.sound.elapsedSeconds() > 0.6);
        Fx.press(KeyCode.R);
        Fx.await("its sentences", () -> school.scene().lookup("#passage-sentence-2") != null);
        assertThat(school.room.embedded.calls.get()).as("one call").isEqualTo(calls + 1);
        assertThat(Fx.call(() -> school.scene().lookup("#passage-sentence-2").getAccessibleText()))
                .contains("My sister saw three ducks", "7 of 9 words");
        Viewport whole = Fx.call(() -> mind.desk().lanes().viewport().get());
        Fx.run(() -> ((Button) school.scene().lookup("#passage-sentence-1")).fire());
        Viewport part = Fx.call(() -> mind.desk().lanes().viewport().get());
        assertThat(part.span()).isLessThan(whole.span() / 2);
        List<Take> takes =
                school.room
                        .practice
                        .takes()
                        .of(passage, school.room.practice.people().current().id());
        assertThat(takes).hasSize(1);
    }

    private static int sentences(SchoolRoom school) {
        return school.room.practice.lessons().sentences(school.lesson.id(), 0).size();
    }
}
