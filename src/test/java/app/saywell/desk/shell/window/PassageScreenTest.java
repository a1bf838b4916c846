package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A pasted paragraph, up to the result of reading it in one go.
class PassageScreenTest {
    private static final String PARAGRAPH =
            "We went to the river. It was a warm day.\n" + "My sister saw three ducks, and she fed them.";

    @TempDir
    Path folder;

    @Test
    void isPastedReadInOneGoJudgedOnceAndShownWithItsSentences() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            WindowRobot.click(school.scene(), "#go-lessons");
            WindowRobot.await("the field", () -> school.scene().lookup("#paste") != null);
            Button add = (Button) school.scene().lookup("#add-passage");
            assertThat(add.isDisabled()).as("nothing to add").isTrue();
            WindowRobot.run(() -> ((TextArea) school.scene().lookup("#paste")).setText(PARAGRAPH));
            WindowRobot.run(add::fire);
            WindowRobot.await("the passage", () -> sentences(school) == 4);
            long passage = school.services
                    .practice
                    .lessons()
                    .sentenceStatuses(school.lesson.id(), 0)
                    .get(3)
                    .sentence()
                    .id();
            assertThat(school.services
                            .practice
                            .lessons()
                            .findSentence(passage)
                            .orElseThrow()
                            .text())
                    .isEqualTo(PARAGRAPH.replace('\n', ' '));
            WindowRobot.await("what is said of it", () -> school.shows("Passage of 3 sentences, 19 words"));
            read(school, passage);
        }
    }

    private static void read(ClassWindow school, long passage) {
        WindowRobot.click(school.scene(), "#go-practice");
        var mind = school.window.practiceScreen().viewModel();
        WindowRobot.run(() -> mind.open(school.lesson.id()));
        WindowRobot.await(
                "its row", () -> mind.state().sentenceList().get().rows().size() == 4);
        WindowRobot.run(() -> mind.chooseSentence(3));
        WindowRobot.await("from the text alone", () -> mind.state()
                .sentenceDetail()
                .get()
                .filter(s -> s.sentenceId() == passage)
                .isPresent());
        int calls = school.services.embedded.calls.get();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(school.audioSession));
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("its sentences", () -> school.scene().lookup("#passage-sentence-2") != null);
        assertThat(school.services.embedded.calls.get()).as("one call").isEqualTo(calls + 1);
        assertThat(WindowRobot.call(
                        () -> school.scene().lookup("#passage-sentence-2").getAccessibleText()))
                .contains("My sister saw three ducks", "7 of 9 words");
        TimeViewport whole =
                WindowRobot.call(() -> mind.state().lanes().viewport().get());
        WindowRobot.scrollAndClick(school.scene(), "#passage-sentence-1");
        TimeViewport part =
                WindowRobot.call(() -> mind.state().lanes().viewport().get());
        assertThat(part.span()).isLessThan(whole.span() / 2);
        List<Take> takes = school.services
                .practice
                .takes()
                .findByOwner(
                        passage, school.services.practice.learners().current().id());
        assertThat(takes).hasSize(1);
    }

    private static int sentences(ClassWindow school) {
        return school.services
                .practice
                .lessons()
                .sentenceStatuses(school.lesson.id(), 0)
                .size();
    }
}
