package app.saywell.desk.reports.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.reports.PrintableDocument;
import app.saywell.desk.reports.pdf.PageImage;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageFilesViewModelTest {
    private static final int LEARNERS = 8;

    @TempDir
    Path folder;

    private final Deque<Runnable> work = new ArrayDeque<>();
    private final Deque<Runnable> answers = new ArrayDeque<>();
    private final List<String> told = new ArrayList<>();
    private final List<Double> progress = new ArrayList<>();
    private PracticeFixture fixture;
    private AudioSession sound;
    private ReportsViewModel selection;
    private PageFilesViewModel files;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder.resolve("data"));
        sound = FakeAudioDevices.audioSession(Runnable::run, PracticeFixture.tone(200));
        long classId =
                fixture.useCases.classes().create("3-2", Optional.empty()).id();
        Sentence sentence = fixture.sentence("the park");
        fixture.useCases
                .classes()
                .addLearners(
                        classId,
                        IntStream.rangeClosed(1, LEARNERS)
                                .mapToObj(number -> new RosterEntry("학생" + number, "" + number))
                                .toList(),
                        Consent.THIS_COMPUTER)
                .forEach(learner -> fixture.score(fixture.take(sentence, learner.id())));
        // Answers come at once, but for the test that holds them back.
        TaskRunner tasks = new TaskRunner(work::add, answer -> {
            answers.add(answer);
            runAnswers();
        });
        var services = ScreenServices.of(fixture.useCases, tasks, sound).reports();
        selection = new ReportsViewModel(services);
        files = new PageFilesViewModel(
                services, selection, () -> PrintableDocument.SLIPS, (UserMessage message) -> told.add(message.key()));
        runWork();
        selection.selectClass(classId);
        runWork();
        files.progress().subscribe(value -> progress.add(value.doubleValue()));
    }

    private boolean holdsAnswers;

    private void runAnswers() {
        while (!holdsAnswers && !answers.isEmpty()) {
            answers.remove().run();
        }
    }

    private void runWork() {
        while (!work.isEmpty()) {
            work.remove().run();
        }
        Thread.interrupted();
    }

    @AfterEach
    void close() {
        files.close();
        selection.close();
        sound.close();
        fixture.close();
    }

    @Test
    void tellsHowFarItIsAndThatItIsSaved() throws IOException {
        Path pdf = folder.resolve("slips.pdf");
        files.savePdf(pdf);
        runWork();
        assertThat(told).containsExactly("reports.told.saved");
        assertThat(progress).contains(0.0, 0.5, 1.0).last().isEqualTo(-1.0);
        assertThat(PageImage.pageCount(pdf)).isEqualTo(LEARNERS / 2);
    }

    @Test
    void whoStopsItKeepsWhatWasThereBefore() throws IOException {
        Path pdf = Files.writeString(folder.resolve("slips.pdf"), "of last week");
        files.progress().subscribe(value -> {
            if (value.doubleValue() == 0.5) {
                files.stop();
            }
        });
        files.savePdf(pdf);
        runWork();
        assertThat(told).containsExactly("reports.told.stopped");
        assertThat(progress).doesNotContain(1.0).last().isEqualTo(-1.0);
        assertThat(pdf).hasContent("of last week");
        assertThat(ReportsScreenFixture.names(folder)).containsExactly("data", "slips.pdf");
    }

    @Test
    void theEndOfAnEarlierFileDoesNotHideTheProgressOfTheNext() throws IOException {
        files.savePdf(folder.resolve("first.pdf"));
        holdsAnswers = true;
        files.saveWord(folder.resolve("second.docx"));
        holdsAnswers = false;
        runAnswers();
        assertThat(told).containsExactly("reports.told.stopped");
        assertThat(files.progress().get()).isZero();
        runWork();
        assertThat(told).containsExactly("reports.told.stopped", "reports.told.saved");
        assertThat(files.progress().get()).isEqualTo(-1);
        assertThat(folder.resolve("first.pdf")).doesNotExist();
        assertThat(folder.resolve("second.docx")).isNotEmptyFile();
    }
}
