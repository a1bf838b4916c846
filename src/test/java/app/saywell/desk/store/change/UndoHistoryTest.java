package app.saywell.desk.store.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.task.TaskRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class UndoHistoryTest {
    private final UndoHistory history =
            new UndoHistory(new ChangePublisher(new TaskRunner(Runnable::run, Runnable::run)));
    private final List<String> made = new ArrayList<>();

    @Test
    void undoesAndRedoesInTheOppositeOrder() {
        history.perform(edit("first"));
        history.perform(edit("second"));
        history.undo();
        history.undo();
        history.redo();
        assertThat(made).containsExactly("first", "second", "-second", "-first", "first");
        assertThat(history.undoName()).contains("first");
        assertThat(history.redoName()).contains("second");
    }

    @Test
    void namesAreToldWhileAnEditIsBeingMade() throws InterruptedException {
        history.perform(edit("first"));
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        Thread editor = Thread.ofVirtual()
                .start(() -> history.perform(new UndoableEdit(
                        "slow",
                        () -> {
                            begun.countDown();
                            await(mayEnd);
                        },
                        () -> {})));
        begun.await();
        assertThat(history.undoName()).contains("first");
        mayEnd.countDown();
        editor.join();
        assertThat(history.undoName()).contains("slow");
    }

    private UndoableEdit edit(String name) {
        return new UndoableEdit(name, () -> made.add(name), () -> made.add("-" + name));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
