package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.speech.CallFailure;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.skin.DatePickerSkin;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// Small things that a teacher meets in the first hour, in both languages.
class FirstHourScreenTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void wordsOfNoDictionaryAreNamedWhileTheyAreWrittenAndCanBeHeard(String language) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            WindowRobot.run(() -> window.window.navigateTo("LESSONS"));
            WindowRobot.await("the lesson", () -> window.scene().lookup("#paste") != null);
            WindowRobot.focus(window.scene(), "#paste");
            WindowRobot.write("We eat zorblat.");
            WindowRobot.await("the word", () -> window.scene().lookup("#hear-guess-zorblat") != null);
            assertThat(window.shows(
                            language.equals("ko")
                                    ? "사전에 없어서 철자대로 짐작한 발음"
                                    : "In no dictionary, guessed from the spelling"))
                    .isTrue();
            WindowRobot.tabTo(window.scene(), "#hear-guess-zorblat");
            window.awaitSound("its sounds", () -> WindowRobot.press(KeyCode.SPACE));
            WindowRobot.run(() -> ((TextArea) window.scene().lookup("#paste")).clear());
            WindowRobot.await("that it is gone", () -> window.scene().lookup("#hear-guess-zorblat") == null);
        }
    }

    @Test
    void theTableIsScrolledToWhereTheWindowIsLow() {
        try (PracticeWindow window = new PracticeWindow(folder, 1366, 640)) {
            window.record();
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("a result", () -> window.state().result().get().isPresent());
            WindowRobot.click(window.scene(), "#table");
            Node transport = window.scene().lookup(".transport");
            WindowRobot.await("the whole table above the transport", () -> {
                Node table = window.scene().lookup("#text-twin");
                return table != null
                        && table.localToScene(table.getLayoutBounds()).getMaxY()
                                <= transport
                                                .localToScene(transport.getLayoutBounds())
                                                .getMinY()
                                        + 1;
            });
        }
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void aPassageThatIsRefusedSaysWhichSentenceWasNotReadWhole(String language) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            var lessons = window.services.practice.lessons();
            long lesson = lessons.findAll().getFirst().id();
            WindowRobot.run(() -> window.services
                    .practice
                    .edits()
                    .edit(() -> lessons.addPassages(
                            lesson, "We went to the river. The water was cold." + " Then we walked home.")));
            WindowRobot.await(
                    "the passage",
                    () -> window.state().sentenceList().get().rows().size() == 22);
            window.choose(21);
            window.services.embedded.heardText.set(Optional.of("We went to the river. Then we walked home."));
            window.services.embedded.refusal.set(
                    Optional.of(CallFailure.of(CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN, "test")));
            window.record();
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("the refusal", () -> window.practiceStage() instanceof PracticePhase.ScoringFailed);
            window.services.embedded.refusal.set(Optional.empty());
            window.services
                    .practice
                    .scoring()
                    .listenLater(List.of(window.takes(21).getFirst().id()));
            String said = language.equals("ko")
                    ? "다 읽지 않은 문장: ‘The water was cold.’"
                    : "Not read whole: “The water was cold.”";
            WindowRobot.await("the sentence", () -> window.shows(said));
            assertThat(window.shows("We went to the river.’")).isFalse();
        }
    }

    @Test
    void aCheckThatFailedDoesNotLookLikeOneThatPassed() throws IOException {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"))) {
            window.choose(3);
            Path silence = folder.resolve("silence.wav");
            Files.write(silence, WavEncoder.encode(new Pcm(new float[32_000], 16_000)));
            WindowRobot.run(() -> window.window.openDropped(List.of(silence)));
            WindowRobot.await("the failed check", () -> window.shows("! No speech was heard"));
            window.choose(4);
            window.recordAndWait();
            WindowRobot.await("a passed check", () -> window.shows("· Not cut off"));
            assertThat(window.shows("✓ Complete")).isFalse();
        }
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void textsThatCannotBeReadAreNamedWhileTheyAreWritten(String language) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            WindowRobot.run(() -> window.window.navigateTo("LESSONS"));
            WindowRobot.await("the lesson", () -> window.scene().lookup("#paste") != null);
            Labeled warning = (Labeled) window.scene().lookup("#paste-unspeakable");
            WindowRobot.run(() -> ((TextArea) window.scene().lookup("#paste")).setText("Good morning.\n???"));
            WindowRobot.await("the warning", warning::isVisible);
            assertThat(WindowRobot.call(warning::getText))
                    .contains("???")
                    .contains(language.equals("ko") ? "영어로 읽을 수 없어서" : "cannot be read aloud");
            WindowRobot.run(() -> ((TextArea) window.scene().lookup("#paste")).setText("Good morning.\nSee you."));
            WindowRobot.await("that it is gone", () -> !warning.isVisible());
        }
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void theCalendarOfReportsSpeaksTheLanguageOfTheWindow(String language) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            WindowRobot.run(() -> window.window.navigateTo("REPORTS"));
            WindowRobot.await("the period", () -> window.scene().lookup("#report-span-days") != null);
            WindowRobot.awaitAllParts(window.scene());
            WindowRobot.click(window.scene(), "#report-span-days");
            DatePicker picker = (DatePicker) window.scene().lookup("#report-from");
            WindowRobot.await("the day", picker::isVisible);
            assertThat(dayNames(picker)).contains(language.equals("ko") ? "월" : "Mon");
            window.speak(language.equals("ko") ? "en" : "ko");
            assertThat(dayNames(picker)).contains(language.equals("ko") ? "Mon" : "월");
        }
    }

    private static String dayNames(DatePicker picker) {
        return WindowRobot.call(() -> {
            WindowRobot.layOut(picker.getScene()); // which gives it its skin
            picker.show();
            Node calendar = ((DatePickerSkin) picker.getSkin()).getPopupContent();
            String names = calendar.lookupAll(".day-name-cell").stream()
                    .map(cell -> ((Labeled) cell).getText())
                    .collect(Collectors.joining(" "));
            picker.hide();
            return names;
        });
    }
}
