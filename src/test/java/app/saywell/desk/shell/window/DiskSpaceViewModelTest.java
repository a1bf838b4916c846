package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.shell.window.DiskSpaceViewModel.AlmostFull;
import app.saywell.desk.shell.window.DiskSpaceViewModel.Enough;
import app.saywell.desk.shell.window.DiskSpaceViewModel.Little;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.speech.task.TaskRunner;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;

class DiskSpaceViewModelTest {
    private static final LibraryChange TAKE = new LibraryChange.TakesChanged(1, 1);

    private final AtomicLong free = new AtomicLong(50L << 30);
    private final TaskRunner tasks = new TaskRunner(Runnable::run, Runnable::run);
    private final ChangePublisher changes = new ChangePublisher(tasks);
    private final DiskSpaceViewModel viewModel = new DiskSpaceViewModel(free::get, tasks, changes);

    @Test
    void saysHowMuchIsLeftBeforeTheDiskIsFull() {
        viewModel.look();
        assertThat(viewModel.space().get()).isEqualTo(new Enough());
        free.set(1L << 30);
        changes.publish(TAKE);
        assertThat(viewModel.space().get()).isEqualTo(new Little(1024, 186));
        free.set(150L << 20);
        changes.publish(TAKE);
        assertThat(viewModel.space().get()).isEqualTo(new AlmostFull(150));
        free.set(50L << 30);
        viewModel.look();
        assertThat(viewModel.space().get()).isEqualTo(new Enough());
    }

    @Test
    void isQuietOnceClosedUntilHalfOfTheRoomIsGone() {
        free.set(1L << 30);
        viewModel.look();
        viewModel.dismiss();
        free.set(700L << 20);
        viewModel.look();
        assertThat(viewModel.space().get()).isEqualTo(new Enough());
        free.set(500L << 20);
        viewModel.look();
        assertThat(viewModel.space().get()).isInstanceOf(Little.class);
    }

    @Test
    void isToldInBothLanguages() {
        WindowRobot.run(this::requireBothLanguages);
    }

    private void requireBothLanguages() {
        LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
        DiskSpaceNotice notice = new DiskSpaceNotice(viewModel, texts, new Pane());
        Label message = (Label) notice.getChildren().getFirst();
        assertThat(notice.isVisible()).isFalse();
        free.set(1L << 30);
        viewModel.look();
        assertThat(notice.isVisible()).isTrue();
        assertThat(message.getText()).contains("1.0 GB left", "about 3 hours");
        free.set(250L << 20);
        viewModel.look();
        assertThat(message.getText()).contains("250 MB left", "45 minutes");
        LocalizedTexts korean = new LocalizedTexts(InterfaceLanguage.KOREAN);
        Label other = (Label)
                new DiskSpaceNotice(viewModel, korean, new Pane()).getChildren().getFirst();
        assertThat(other.getText()).contains("250 MB가 남았어요", "45분쯤");
    }
}
