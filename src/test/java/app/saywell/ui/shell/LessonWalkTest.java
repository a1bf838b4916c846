package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.audio.AudioDecoder;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.take.Take;
import app.saywell.practice.report.GradebookFilling;
import app.saywell.practice.report.Paper;
import app.saywell.practice.report.Selection;
import app.saywell.report.paper.PageImage;
import app.saywell.signal.Pcm;
import app.saywell.ui.Fx;
import app.saywell.ui.classroom.choice.Page;
import app.saywell.ui.classroom.roster.Agreement;
import app.saywell.ui.classroom.rotation.Phase;
import app.saywell.ui.classroom.rotation.Turn;

import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

/// A whole lesson as a teacher goes through it who has read no manual: thirty pasted pupils, three
/// sentences each at one microphone, slips, grades in the school's file, and one pupil erased.
class LessonWalkTest {
    private static final int PUPILS = 30;
    private static final int ERASED = 6;
    private static final double SPOKEN_SECONDS = 0.3;
    private static final double LONGEST_HANDLING_SECONDS = 10;
    private static final List<String> SENTENCES =
            List.of("We call it bear", "What about the bus", "I think it will be fun");

    @TempDir Path folder;
    @TempDir Path elsewhere;
    private SchoolRoom school;
    private long handlingNanos;
    private long longestNanos;
    private int keys;

    @BeforeEach
    void open() throws IOException {
        school = SchoolRoom.before(folder, neverTheSame());
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void aRosterIsPastedALessonReadGradedPrintedAndAPupilErased() throws IOException {
        pasteTheRoster();
        giveTheLesson();
        everybodyReads();
        Fx.await("all scores", () -> school.board().waiting() == 0 && judged() == 90);
        assertThat(keys).as("one key to speak, one to go on").isLessThanOrEqualTo(2 * 90);
        assertThat(longestNanos / 1e9).isLessThan(LONGEST_HANDLING_SECONDS);
        report();
        printsSlips();
        fillsTheGradebook();
        erasesAPupil();
    }

    private void pasteTheRoster() {
        Fx.click(school.scene(), "#first-class");
        Fx.await("the class", () -> school.shell.classroom().choice().chosen().get().isPresent());
        Fx.run(() -> school.shell.classroom().choice().page().set(Page.PUPILS));
        Fx.click(school.scene(), "#paste-roster");
        Fx.await("the field", () -> school.scene().lookup("#roster-text") != null);
        Fx.run(() -> ((TextArea) school.scene().lookup("#roster-text")).setText(roster()));
        Fx.click(school.scene(), "#read-roster");
        Fx.await("the list", () -> school.scene().lookup("#store-roster") != null);
        Fx.run(() -> ((Button) school.scene().lookup("#store-roster")).fire());
        Fx.await("thirty pupils", () -> pupils().size() == PUPILS);
        Fx.run(
                () -> {
                    var roster = school.shell.classroom().roster();
                    roster.choose(pupils().getFirst().id());
                    roster.consentOfAll(new Agreement(Consent.THIS_COMPUTER, "보호자", "종이"));
                });
        Fx.await(
                "their guardians",
                () -> pupils().stream().allMatch(p -> p.consent() == Consent.THIS_COMPUTER));
    }

    private void giveTheLesson() {
        school.room.practice.lessons().addSentences(school.lesson.id(), SENTENCES);
        Fx.run(() -> school.shell.classroom().choice().give(school.lesson.id(), Optional.empty()));
        school.room.practice.queue().resume();
        Fx.await("the grid", () -> school.board().cells() == 3 * PUPILS);
        Fx.run(() -> school.scene().lookup("#grid").requestFocus());
    }

    private void everybodyReads() {
        for (int turn = 0; turn < 3 * PUPILS; turn++) {
            long begun = System.nanoTime();
            Turn now = turn();
            press(KeyCode.R);
            Fx.await("the recording", () -> phase() instanceof Phase.Recording);
            long speaking = System.nanoTime();
            Fx.await("speech", () -> school.sound.elapsedSeconds() > SPOKEN_SECONDS);
            long silent = System.nanoTime();
            press(KeyCode.ENTER);
            Fx.await("the next turn", () -> !turn().equals(now) || phase() instanceof Phase.Done);
            long handled = speaking - begun + System.nanoTime() - silent;
            handlingNanos += handled;
            longestNanos = Math.max(longestNanos, handled);
        }
    }

    private void press(KeyCode key) {
        keys++;
        Fx.press(key);
    }

    private void report() {
        System.out.printf(
                Locale.ROOT,
                "handling of a turn: mean %.2f s, longest %.2f s, %d keys for %d turns%n",
                handlingNanos / 1e9 / (3 * PUPILS),
                longestNanos / 1e9,
                keys,
                3 * PUPILS);
    }

    private void printsSlips() throws IOException {
        Fx.run(() -> ((Button) school.scene().lookup("#print-slips")).fire());
        Fx.await("the slips", () -> school.scene().lookup("#paper-slips") != null);
        Path pdf = elsewhere.resolve("slips.pdf");
        assertThat(
                        school.room
                                .practice
                                .papers()
                                .write(Paper.SLIPS, selection(), Locale.KOREAN, pdf))
                .isTrue();
        assertThat(PageImage.count(pdf)).as("two to a page").isEqualTo(PUPILS / 2);
        Fx.click(school.scene(), "#go-class");
    }

    private void fillsTheGradebook() throws IOException {
        Fx.await("the button", () -> !school.scene().lookup("#use-as-grades").isDisabled());
        Fx.run(() -> ((Button) school.scene().lookup("#use-as-grades")).fire());
        Fx.await(
                "the grades",
                () ->
                        ((Labeled) school.scene().lookup("#grades"))
                                .getText()
                                .equals("Grades given: 90 of 90"));
        Path exported = elsewhere.resolve("나이스.csv");
        Files.writeString(
                exported,
                "번호,이름,수행평가\r\n"
                        + IntStream.rangeClosed(1, PUPILS)
                                .mapToObj(i -> i + "," + name(i) + ",\r\n")
                                .collect(Collectors.joining()));
        Path filled = elsewhere.resolve("filled.csv");
        var plan =
                school.room
                        .practice
                        .gradebook()
                        .fill(
                                selection(),
                                exported,
                                new GradebookFilling.Column(2, "수행평가"),
                                filled);
        assertThat(plan.cells()).hasSize(PUPILS);
        assertThat(Files.readString(filled)).contains("7," + name(7) + ",80\r\n");
    }

    private void erasesAPupil() throws IOException {
        Learner pupil = pupils().get(ERASED);
        List<byte[]> traces = traces(pupil);
        assertThat(traces).allMatch(this::isBelowTheFolder);
        Fx.run(() -> school.shell.classroom().choice().page().set(Page.PUPILS));
        Fx.run(() -> school.shell.classroom().roster().choose(pupil.id()));
        Fx.await("the card", () -> school.scene().lookup("#erase-everything") != null);
        Fx.run(() -> ((Button) school.scene().lookup("#erase-everything")).fire());
        Fx.run(() -> ((Button) school.scene().lookup("#erase-yes")).fire());
        Fx.await("the certificate", () -> school.shows("Erased on"));
        Fx.await("the list", () -> pupils().size() == PUPILS - 1);
        assertThat(traces).noneMatch(this::isBelowTheFolder);
    }

    private List<byte[]> traces(Learner pupil) throws IOException {
        List<byte[]> traces = new ArrayList<>();
        traces.add(pupil.name().getBytes(StandardCharsets.UTF_8));
        for (var sentence : school.board().sentences()) {
            for (Take take : school.room.practice.takes().of(sentence.id(), pupil.id())) {
                byte[] bytes = Files.readAllBytes(school.room.practice.takes().file(take.audio()));
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

    private Selection selection() {
        long classId = school.shell.classroom().choice().chosen().get().orElseThrow().id();
        return Selection.of(classId, school.lesson.id());
    }

    private List<Learner> pupils() {
        return school.room
                .practice
                .people()
                .of(school.shell.classroom().choice().chosen().get().orElseThrow().id());
    }

    private long judged() {
        return school.board().grid().cells().values().stream()
                .filter(cell -> cell.standing().score().isPresent())
                .count();
    }

    private Turn turn() {
        return school.shell.classroom().rotation().turn().get().orElseThrow();
    }

    private Phase phase() {
        return school.shell.classroom().rotation().phase().get();
    }

    private static String roster() {
        return "번호\t이름\n"
                + IntStream.rangeClosed(1, PUPILS)
                        .mapToObj(i -> i + "\t" + name(i))
                        .collect(Collectors.joining("\n"));
    }

    /// Names that nothing else in the folder holds.
    private static String name(int number) {
        return "걷는별" + (char) ('가' + 588 * (number % 19) + number) + "솔";
    }

    /// Speech that lasts the lesson, over a noise that never comes again, so that no two recordings
    /// share a stretch of samples.
    private static Pcm neverTheSame() throws IOException {
        Pcm speech =
                new AudioDecoder()
                        .decode(Path.of("assets", "lessons", "sample", "audio", "1-learner.wav"));
        Random noise = new Random(1);
        float[] samples = new float[speech.sampleRate() * 900];
        for (int i = 0; i < samples.length; i++) {
            float spoken = speech.samples()[i % speech.samples().length];
            samples[i] = (float) Math.clamp(spoken + 0.002 * noise.nextGaussian(), -1, 1);
        }
        return new Pcm(samples, speech.sampleRate());
    }
}
