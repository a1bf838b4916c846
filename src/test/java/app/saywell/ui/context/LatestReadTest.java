package app.saywell.ui.context;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.Library;
import app.saywell.task.TaskRunner;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LatestReadTest {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final List<String> shown = new ArrayList<>();
    private final LatestRead reads = new LatestRead(new TaskRunner(waiting::add, Runnable::run));

    @Test
    void onlyWhatWasAskedForLastIsShown() {
        reads.run(() -> "first", shown::add);
        reads.run(() -> "second", shown::add);
        waiting.pollLast().run();
        waiting.poll().run();
        assertThat(shown).containsExactly("second");
    }

    @Test
    void nothingIsShownAfterACancellation() {
        reads.run(() -> "first", shown::add);
        reads.cancel();
        waiting.poll().run();
        assertThat(shown).isEmpty();
        assertThat(reads.isReading()).isFalse();
    }

    @Test
    void aFailedReadIsOver() {
        reads.<String>run(
                () -> {
                    throw new IllegalStateException("broken");
                },
                shown::add);
        assertThat(reads.isReading()).isTrue();
        waiting.poll().run();
        assertThat(reads.isReading()).isFalse();
        assertThat(shown).isEmpty();
    }

    @Test
    void aWindowThatReadsWhileItsLibraryIsClosedShowsNothingAndFailsNowhere(@TempDir Path folder) {
        Deque<Runnable> answers = new ArrayDeque<>();
        LatestRead late = new LatestRead(new TaskRunner(Runnable::run, answers::add));
        Library library = Library.open(folder);
        library.close();
        late.run(() -> library.takes().find(1), take -> shown.add("a take"));
        answers.remove().run();
        assertThat(late.isReading()).isFalse();
        assertThat(shown).isEmpty();
    }
}
