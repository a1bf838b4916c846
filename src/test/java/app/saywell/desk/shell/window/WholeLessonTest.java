package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classroom.roster.ConsentInput;
import app.saywell.desk.classroom.rotation.RotationPhase;
import app.saywell.desk.classroom.rotation.RotationTurn;
import app.saywell.desk.reports.GradebookFiller;
import app.saywell.desk.reports.PrintableDocument;
import app.saywell.desk.reports.pdf.PageImage;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A whole lesson by a teacher who has read no manual: thirty pasted learners, one sentence each
/// (with `-Ddeep=true` three) at one microphone, slips, grades in the school's file, and one
/// learner erased.
class WholeLessonTest {
    private static final int LEARNERS = 30;
    private static final int ERASED = 6;
    private static final List<String> SENTENCES = Boolean.getBoolean("deep")
            ? List.of("We call it bear", "What about the bus", "I think it will be fun")
            : List.of("I think it will be fun");
    private static final int TURNS = LEARNERS * SENTENCES.size();

    @TempDir
    Path folder;

    @TempDir
    Path elsewhere;

    private ClassWindow classWindow;
    private int keys;

    @BeforeEach
    void open() throws IOException {
        classWindow = ClassWindow.withMicrophone(folder, neverTheSame());
    }

    @AfterEach
    void close() {
        classWindow.close();
    }

    @Test
    void aRosterIsPastedALessonReadGradedPrintedAndALearnerErased() throws IOException {
        pasteRoster();
        assignLesson();
        everybodyReads();
        WindowRobot.await("all scores", () -> classWindow.board().waitingCount() == 0 && scoredTakes() == TURNS);
        assertThat(keys).as("one key to speak, one to go on").isLessThanOrEqualTo(2 * TURNS);
        printsSlips();
        fillsTheGradebook();
        erasesALearner();
    }

    private void pasteRoster() {
        WindowRobot.click(classWindow.scene(), "#first-class");
        WindowRobot.await("the question", () -> classWindow.scene().lookup("#erase-no-day") != null);
        WindowRobot.run(() -> ((RadioButton) classWindow.scene().lookup("#erase-no-day")).setSelected(true));
        WindowRobot.click(classWindow.scene(), "#create-class");
        WindowRobot.await("the class", () -> classWindow
                .window
                .classScreen()
                .viewModel()
                .selectedClass()
                .get()
                .isPresent());
        WindowRobot.run(
                () -> classWindow.window.classScreen().viewModel().selectedTab().set(ClassTab.LEARNERS));
        WindowRobot.click(classWindow.scene(), "#paste-roster");
        WindowRobot.await("the field", () -> classWindow.scene().lookup("#roster-text") != null);
        WindowRobot.run(() -> ((TextArea) classWindow.scene().lookup("#roster-text")).setText(roster()));
        WindowRobot.click(classWindow.scene(), "#read-roster");
        WindowRobot.await("the list", () -> classWindow.scene().lookup("#store-roster") != null);
        WindowRobot.scrollAndClick(classWindow.scene(), "#store-roster");
        WindowRobot.await("thirty learners", () -> learners().size() == LEARNERS);
        WindowRobot.run(() -> {
            var roster = classWindow.window.classScreen().rosterViewModel();
            roster.selectLearner(learners().getFirst().id());
            roster.noteConsentForAll(new ConsentInput(Consent.THIS_COMPUTER, true, "보호자", "종이"));
        });
        WindowRobot.await(
                "their guardians", () -> learners().stream().allMatch(p -> p.consent() == Consent.THIS_COMPUTER));
    }

    private void assignLesson() {
        classWindow.services.practice.lessons().addSentences(classWindow.lesson.id(), SENTENCES);
        WindowRobot.run(
                () -> classWindow.window.classScreen().viewModel().assign(classWindow.lesson.id(), Optional.empty()));
        classWindow.services.practice.scoringQueue().resume();
        WindowRobot.await("the grid", () -> classWindow.board().cellCount() == TURNS);
        WindowRobot.focus(classWindow.scene(), "#grid");
    }

    private void everybodyReads() {
        for (int turn = 0; turn < TURNS; turn++) {
            RotationTurn now = turn();
            WindowRobot.await("quiet", () -> FakeAudioDevices.isQuiet(classWindow.audioSession));
            press(KeyCode.R);
            WindowRobot.await("the recording", () -> phase() instanceof RotationPhase.TurnRecording);
            WindowRobot.await("speech", () -> FakeAudioDevices.hasSpoken(classWindow.audioSession));
            press(KeyCode.ENTER);
            WindowRobot.await(
                    "the next turn", () -> !turn().equals(now) || phase() instanceof RotationPhase.RotationFinished);
        }
    }

    private void press(KeyCode key) {
        keys++;
        WindowRobot.press(key);
    }

    private void printsSlips() throws IOException {
        WindowRobot.scrollAndClick(classWindow.scene(), "#print-slips");
        WindowRobot.await("the slips", () -> classWindow.scene().lookup("#paper-slips") != null);
        Path pdf = elsewhere.resolve("slips.pdf");
        assertThat(classWindow
                        .services
                        .practice
                        .reports()
                        .documents()
                        .writePdf(PrintableDocument.SLIPS, selection(), Locale.KOREAN, pdf, ProgressListener.NONE))
                .isTrue();
        assertThat(PageImage.pageCount(pdf)).as("two to a page").isEqualTo(LEARNERS / 2);
        WindowRobot.click(classWindow.scene(), "#go-class");
    }

    private void fillsTheGradebook() throws IOException {
        WindowRobot.await(
                "the button",
                () -> !classWindow.scene().lookup("#use-as-grades").isDisabled());
        WindowRobot.scrollAndClick(classWindow.scene(), "#use-as-grades");
        WindowRobot.await("the list", () -> classWindow.scene().lookup("#grade-give") != null);
        WindowRobot.click(classWindow.scene(), "#grade-give");
        WindowRobot.await("the grades", () -> ((Labeled) classWindow.scene().lookup("#grades"))
                .getText()
                .equals(TURNS + " of " + TURNS + " grades given"));
        Path exported = elsewhere.resolve("나이스.csv");
        Files.writeString(
                exported,
                "번호,이름,수행평가\r\n"
                        + IntStream.rangeClosed(1, LEARNERS)
                                .mapToObj(i -> i + "," + name(i) + ",\r\n")
                                .collect(Collectors.joining()));
        Path filled = elsewhere.resolve("filled.csv");
        var plan = classWindow
                .services
                .practice
                .reports()
                .gradebook()
                .fill(
                        classWindow.services.practice.reports().gradebook().lessonGrades(selection()),
                        exported,
                        new GradebookFiller.GradebookColumn("", 2, "수행평가"),
                        filled);
        assertThat(plan.changes()).hasSize(LEARNERS);
        assertThat(Files.readString(filled)).contains("7," + name(7) + ",80\r\n");
    }

    private void erasesALearner() throws IOException {
        Learner learner = learners().get(ERASED);
        List<byte[]> traces = traces(learner);
        assertThat(traces).allMatch(this::isBelowTheFolder);
        WindowRobot.run(
                () -> classWindow.window.classScreen().viewModel().selectedTab().set(ClassTab.LEARNERS));
        WindowRobot.run(() -> classWindow.window.classScreen().rosterViewModel().selectLearner(learner.id()));
        WindowRobot.await("the card", () -> classWindow.scene().lookup("#erase-everything") != null);
        WindowRobot.scrollAndClick(classWindow.scene(), "#erase-everything");
        WindowRobot.scrollAndClick(classWindow.scene(), "#erase-yes");
        WindowRobot.await("the certificate", () -> classWindow.shows("Erased on"));
        WindowRobot.await("the list", () -> learners().size() == LEARNERS - 1);
        assertThat(traces).noneMatch(this::isBelowTheFolder);
    }

    private List<byte[]> traces(Learner learner) throws IOException {
        List<byte[]> traces = new ArrayList<>();
        traces.add(learner.name().getBytes(StandardCharsets.UTF_8));
        for (var sentence : classWindow.board().sentences()) {
            for (Take take : classWindow.services.practice.takes().findByOwner(sentence.id(), learner.id())) {
                byte[] bytes =
                        Files.readAllBytes(classWindow.services.practice.takes().file(take.audio()));
                traces.add(Arrays.copyOfRange(bytes, bytes.length / 2, bytes.length / 2 + 400));
                traces.add(take.audio().hash().getBytes(StandardCharsets.UTF_8));
            }
        }
        return traces;
    }

    private boolean isBelowTheFolder(byte[] trace) {
        String wanted = new String(trace, StandardCharsets.ISO_8859_1);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                byte[] bytes = Files.readAllBytes(file);
                if (new String(bytes, StandardCharsets.ISO_8859_1).contains(wanted)) {
                    return true;
                }
            }
            return false;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private ReportSelection selection() {
        long classId = classWindow
                .window
                .classScreen()
                .viewModel()
                .selectedClass()
                .get()
                .orElseThrow()
                .id();
        return ReportSelection.of(classId, classWindow.lesson.id());
    }

    private List<Learner> learners() {
        return classWindow
                .services
                .practice
                .learners()
                .ofClass(classWindow
                        .window
                        .classScreen()
                        .viewModel()
                        .selectedClass()
                        .get()
                        .orElseThrow()
                        .id());
    }

    private long scoredTakes() {
        return classWindow.board().grid().cells().values().stream()
                .filter(cell -> cell.summary().score().isPresent())
                .count();
    }

    private RotationTurn turn() {
        return classWindow.window.classScreen().rotationViewModel().turn().get().orElseThrow();
    }

    private RotationPhase phase() {
        return classWindow.window.classScreen().rotationViewModel().phase().get();
    }

    private static String roster() {
        return "번호\t이름\n"
                + IntStream.rangeClosed(1, LEARNERS)
                        .mapToObj(i -> i + "\t" + name(i))
                        .collect(Collectors.joining("\n"));
    }

    /// Names that occur nowhere else in the folder.
    private static String name(int number) {
        return "걷는별" + (char) ('가' + 588 * (number % 19) + number) + "솔";
    }

    /// Speech as long as the lesson with noise that never repeats, so no two recordings share
    /// samples.
    private static Pcm neverTheSame() throws IOException {
        Pcm speech = new AudioDecoder().decode(Path.of("src/test/resources/app/saywell/speech/1-learner.wav"));
        Random noise = new Random(1);
        float[] spokenSamples = loudestPart(speech, speech.sampleRate() / 4);
        float[] samples = new float[speech.sampleRate() * 900];
        for (int i = 0; i < samples.length; i++) {
            float spoken = spokenSamples[i % spokenSamples.length];
            samples[i] = (float) Math.clamp(spoken + 0.002 * noise.nextGaussian(), -1, 1);
        }
        return new Pcm(samples, speech.sampleRate());
    }

    private static float[] loudestPart(Pcm speech, int length) {
        float[] samples = speech.samples();
        double energy = 0;
        double loudest = 0;
        int end = length;
        for (int i = 0; i < samples.length; i++) {
            energy += samples[i] * samples[i];
            if (i >= length) {
                energy -= samples[i - length] * samples[i - length];
            }
            if (energy > loudest && i + 1 >= length) {
                loudest = energy;
                end = i + 1;
            }
        }
        return Arrays.copyOfRange(samples, end - length, end);
    }
}
