package app.saywell.desk.reports.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.reports.DocumentPrinter;
import app.saywell.desk.reports.view.PrintPreviewViewModel.PreviewState;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreviewFileTest {
    @TempDir
    Path folder;

    @Test
    void whatIsShownNoMoreIsDeleted() throws IOException {
        PreviewFile file = new PreviewFile();
        Path pdf = pdf();
        file.written(pdf);
        assertThat(pdf).exists();
        file.drop();
        assertThat(pdf).doesNotExist();
        assertThat(file.hold()).isEmpty();
    }

    @Test
    void whatIsWrittenAfterItWasStoppedIsDeletedAtOnce() throws IOException {
        PreviewFile file = new PreviewFile();
        file.drop();
        Path pdf = pdf();
        file.written(pdf);
        assertThat(pdf).doesNotExist();
    }

    @Test
    void whatIsBeingPrintedStaysUntilTheLastPage() throws IOException {
        PreviewFile file = new PreviewFile();
        Path pdf = pdf();
        file.written(pdf);
        assertThat(file.hold()).contains(pdf);
        assertThat(file.hold()).contains(pdf);
        file.drop();
        file.release();
        assertThat(pdf).exists();
        file.release();
        assertThat(pdf).doesNotExist();
    }

    @Test
    void aPreviewThatIsStoppedTooLateLeavesNoFile() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"));
                AudioSession sound = FakeAudioDevices.audioSession(Runnable::run, PracticeFixture.tone(200))) {
            fixture.score(fixture.take(fixture.sentence("the park")));
            Deque<Runnable> work = new ArrayDeque<>();
            TaskRunner tasks = new TaskRunner(work::add, Runnable::run);
            List<PreviewState> states = new ArrayList<>();
            try (ReportsViewModel selection = new ReportsViewModel(
                            ScreenServices.of(fixture.useCases, tasks, sound).reports());
                    PrintPreviewViewModel preview =
                            new PrintPreviewViewModel(fixture.useCases.reports().documents(), tasks, selection)) {
                preview.preview().subscribe(state -> {
                    states.add(state);
                    if (state.equals(new PreviewState.PreviewRendering(100))) {
                        preview.stop();
                        Thread.interrupted(); // nobody looks any more whether it was stopped
                    }
                });
                preview.setVisible(true);
                while (!work.isEmpty()) {
                    work.remove().run();
                }
                assertThat(states)
                        .contains(new PreviewState.PreviewRendering(100))
                        .last()
                        .isInstanceOf(PreviewState.PreviewStopped.class);
                assertThat(ReportsScreenFixture.count(
                                fixture.library.folder().cacheFolder().resolve(DocumentPrinter.PREVIEW_FOLDER)))
                        .isZero();
            }
        }
    }

    private Path pdf() throws IOException {
        return Files.createFile(folder.resolve("preview.pdf"));
    }
}
