package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.speech.CallFailure;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// Model readings from files: what cannot be one is refused with its reason, and one that is there
/// can be deleted by mouse and by keys.
class ModelReadingScreenTest {
    private static final int RATE = 8_000;

    @TempDir
    Path folder;

    private final QueuedFilePrompt files = new QueuedFilePrompt();

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void noiseOfAnyLengthAndSilenceAreNoModelOfFourWords(String language) throws IOException {
        boolean korean = language.equals("ko");
        try (PracticeWindow window = lessons(language)) {
            Sentence sentence = sentence(window);
            open(window, sentence, noise(600));
            WindowRobot.await(
                    "that it is too long", () -> window.shows(korean ? "녹음이 너무 길어서" : "far too long for the sentence"));
            open(window, sentence, noise(4));
            WindowRobot.await("that it is noisy", () -> window.shows(korean ? "잡음이 너무 커서" : "no voice stands out"));
            open(window, sentence, wav("silence.wav", new float[2 * RATE]));
            WindowRobot.await("that it is silent", () -> window.shows(korean ? "아무 소리도 들리지 않아서" : "Nothing is heard"));
            assertThat(window.services.practice.readings().findBySentence(sentence.id()))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void aReadingThatIsNotAnalysedSaysWhy(String language) throws IOException {
        boolean korean = language.equals("ko");
        try (PracticeWindow window = lessons(language)) {
            window.services.embedded.refusal.set(
                    Optional.of(CallFailure.of(CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN, "test")));
            open(window, sentence(window), voice());
            WindowRobot.await(
                    "the reason", () -> window.shows(korean ? "들리지 않은 단어가 있어요" : "Not every word of the sentence"));
            window.services.embedded.refusal.set(
                    Optional.of(CallFailure.of(CallFailure.FailureKind.UNREACHABLE, "test")));
            open(window, sentence(window), voice());
            WindowRobot.await("the other reason", () -> window.shows(korean ? "채점 서비스가 답하지 않아서" : "did not answer"));
        }
    }

    @Test
    void aReadingIsDeletedByItsButtonAndByTheDeleteKey() throws IOException {
        try (PracticeWindow window = lessons("en")) {
            Sentence sentence = sentence(window);
            open(window, sentence, voice());
            long first = awaitReading(window, sentence);
            WindowRobot.scrollAndClick(window.scene(), "#reading-menu-" + first);
            MenuButton menu = (MenuButton) window.scene().lookup("#reading-menu-" + first);
            WindowRobot.click(menu.getItems().getLast());
            awaitNone(window, sentence);
            open(window, sentence, voice());
            long second = awaitReading(window, sentence);
            WindowRobot.focus(window.scene(), "#reading-" + second);
            WindowRobot.press(KeyCode.DELETE);
            awaitNone(window, sentence);
        }
    }

    @Test
    @Timeout(240)
    void aReadingIsRecordedWithTheButtonOfItsSentence() {
        FakeMicrophones microphones =
                new FakeMicrophones(SyntheticReading.learner().audio(), "Headset");
        try (ClassWindow school = ClassWindow.withMicrophones(folder, microphones)) {
            var lessons = school.services.practice.lessons();
            Sentence sentence =
                    lessons.sentences(lessons.findAll().getFirst().id()).getFirst();
            var readings = school.services.practice.readings();
            int before = readings.findBySentence(sentence.id()).size();
            WindowRobot.run(() -> school.window.navigateTo("LESSONS"));
            WindowRobot.await("the sentence", () -> school.scene().lookup("#text-" + sentence.id()) != null);
            WindowRobot.scrollAndClick(school.scene(), "#text-" + sentence.id());
            WindowRobot.scrollAndClick(school.scene(), "#record-reading-" + sentence.id());
            WindowRobot.await("the recording", school.audioSession::isRecording);
            WindowRobot.await("the microphone", () -> microphones.isOpen("Headset"));
            microphones.speak("Headset");
            WindowRobot.await("what was said", () -> microphones.hasSpoken("Headset"));
            WindowRobot.await("two seconds of silence", secondsFromNow(2));
            Pictures.keep(school.scene(), "model-recording");
            assertThat(WindowRobot.call(() -> {
                        var waveform = school.scene().lookup("#reading-waveform");
                        return waveform != null
                                && waveform.getBoundsInParent().getWidth() > 300
                                && school.audioSession.recordedSeconds() > 2;
                    }))
                    .as("time and wave of what is being recorded")
                    .isTrue();
            WindowRobot.scrollAndClick(school.scene(), "#record-reading-" + sentence.id());
            WindowRobot.await(
                    "the reading", () -> readings.findBySentence(sentence.id()).size() == before + 1);
            double recorded =
                    readings.findBySentence(sentence.id()).getLast().audio().seconds();
            WindowRobot.await("no wave any more", () -> school.scene().lookup("#reading-waveform") == null);
            double spoken = SyntheticReading.learner().audio().seconds();
            assertThat(recorded).isBetween(spoken, spoken + 0.8);
        }
    }

    private static BooleanSupplier secondsFromNow(int seconds) {
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        return () -> System.nanoTime() >= end;
    }

    private PracticeWindow lessons(String language) {
        UiTestServices services = new UiTestServices(folder.resolve("home"), files);
        PracticeWindow window = new PracticeWindow(services, 1366, 768);
        window.speak(language);
        WindowRobot.run(() -> window.window.navigateTo("LESSONS"));
        WindowRobot.await(
                "the lesson",
                () -> window.scene().lookup("#open-reading-" + sentence(window).id()) != null);
        return window;
    }

    private void open(PracticeWindow window, Sentence sentence, Path file) {
        files.add(file);
        WindowRobot.scrollAndClick(window.scene(), "#text-" + sentence.id());
        WindowRobot.scrollAndClick(window.scene(), "#open-reading-" + sentence.id());
    }

    private static long awaitReading(PracticeWindow window, Sentence sentence) {
        var readings = window.services.practice.readings();
        WindowRobot.await(
                "the reading",
                () -> !readings.findBySentence(sentence.id()).isEmpty()
                        && window.scene()
                                        .lookup("#reading-"
                                                + readings.findBySentence(sentence.id())
                                                        .getFirst()
                                                        .id())
                                != null);
        return readings.findBySentence(sentence.id()).getFirst().id();
    }

    private static void awaitNone(PracticeWindow window, Sentence sentence) {
        WindowRobot.await("that it is deleted", () -> window.services
                .practice
                .readings()
                .findBySentence(sentence.id())
                .isEmpty());
    }

    private static Sentence sentence(PracticeWindow window) {
        var lessons = window.services.practice.lessons();
        return lessons.sentenceStatuses(lessons.findAll().getFirst().id(), 0)
                .get(1)
                .sentence();
    }

    private Path voice() throws IOException {
        Path file = folder.resolve("voice.wav");
        return Files.write(file, WavEncoder.encode(SyntheticReading.learner().audio()));
    }

    private Path noise(int seconds) throws IOException {
        Random random = new Random(7);
        float[] samples = new float[seconds * RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (random.nextFloat() - 0.5f) * 0.6f;
        }
        return wav("noise.wav", samples);
    }

    private Path wav(String name, float[] samples) throws IOException {
        return Files.write(folder.resolve(name), WavEncoder.encode(new Pcm(samples, RATE)));
    }
}
