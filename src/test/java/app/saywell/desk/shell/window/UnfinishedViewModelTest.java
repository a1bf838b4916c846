package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.task.OpenWork;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnfinishedViewModelTest {
    private final OpenWork work = new OpenWork();
    private final List<String> told = new ArrayList<>();
    private final OpenWork.Place place = new OpenWork.Place() {
        @Override
        public void stop() {
            told.add("stopped");
            work.failed(this, OpenWork.Reason.STOPPED, () -> work.began(this));
        }

        @Override
        public void leave() {
            told.add("left");
        }
    };

    @Test
    void aReadThatLastsIsShownWithItsShareAndStoppedByAPress() {
        WindowRobot.run(() -> {
            try (UnfinishedViewModel viewModel = new UnfinishedViewModel(work)) {
                ReadingButton button = new ReadingButton(viewModel, new LocalizedTexts(InterfaceLanguage.ENGLISH));
                work.began(place);
                assertThat(button.isVisible()).isFalse();
                viewModel.momentOver();
                assertThat(button.isVisible()).isTrue();
                assertThat(button.getText()).isEqualTo("Reading … (stop)");
                work.progressed(place, 3, 4);
                assertThat(button.getText()).isEqualTo("Reading … 75 % (stop)");
                button.fire();
                assertThat(told).containsExactly("stopped");
                assertThat(button.isVisible()).isFalse();
                assertThat(viewModel.reason().get()).contains(OpenWork.Reason.STOPPED);
                viewModel.tryAgain();
                assertThat(viewModel.reason().get()).isEmpty();
                assertThat(work.isRunning()).isTrue();
                assertThat(button.isVisible()).isFalse();
            }
        });
    }

    @Test
    void aReadThatEndsAtOnceIsNotShown() {
        WindowRobot.run(() -> {
            try (UnfinishedViewModel viewModel = new UnfinishedViewModel(work)) {
                work.began(place);
                work.ended(place);
                viewModel.momentOver();
                assertThat(viewModel.readsLong().get()).isFalse();
            }
        });
    }

    @Test
    void changesThatWereNotStoredAreToldBeforeWhatWasNotRead() {
        work.failed(place, OpenWork.Reason.NOT_READ, () -> told.add("read"));
        work.failed("a change", OpenWork.Reason.NOT_STORED, () -> told.add("stored"));
        WindowRobot.run(() -> {
            try (UnfinishedViewModel viewModel = new UnfinishedViewModel(work)) {
                assertThat(viewModel.reason().get()).contains(OpenWork.Reason.NOT_STORED);
                viewModel.tryAgain();
            }
        });
        assertThat(told).containsExactly("read", "stored");
        assertThat(work.unfinished()).isEmpty();
    }
}
