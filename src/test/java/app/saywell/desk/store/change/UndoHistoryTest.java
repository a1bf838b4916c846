package app.saywell.desk.store.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.speech.task.TaskRunner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
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
                        NamedLearners.of(1),
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

    @Test
    void forgetsOnlyTheStepsThatMayNameSomebody() {
        Map<String, NamedLearners> edits = new LinkedHashMap<>();
        edits.put("hers", NamedLearners.of(new LibraryChange.TakesChanged(5, 1)));
        edits.put("lesson", NamedLearners.of(new LibraryChange.LessonsChanged()));
        edits.put("his", NamedLearners.of(2));
        edits.put("many", NamedLearners.of(new LibraryChange.TakesChanged(0, 0)));
        edits.put("class", NamedLearners.of(new LibraryChange.LearnersChanged()));
        edits.forEach((name, learners) -> history.perform(new UndoableEdit(name, learners, () -> {}, () -> {})));
        history.undo();
        history.forget(Set.of(1L));
        assertThat(history.redoName()).isEmpty();
        assertThat(history.undoName()).contains("his");
        history.undo();
        assertThat(history.undoName()).contains("lesson");
        history.undo();
        assertThat(history.undoName()).isEmpty();
    }

    /// Whoever tries it again would otherwise undo another one.
    @Test
    void whatTheDiskKeepsFromBeingUndoneIsUndoneNextTime() {
        AtomicBoolean isHeld = new AtomicBoolean(true);
        history.perform(edit("first"));
        history.perform(new UndoableEdit("second", NamedLearners.of(1), () -> made.add("second"), () -> {
            if (isHeld.get()) {
                throw new LibraryException(LibraryFailureKind.LOCKED, "another program holds it");
            }
            made.add("-second");
        }));
        assertThatThrownBy(history::undo).isInstanceOf(LibraryException.class);
        assertThat(history.undoName()).contains("second");
        assertThat(history.redoName()).isEmpty();
        isHeld.set(false);
        history.undo();
        assertThat(made).containsExactly("first", "second", "-second");
        assertThat(history.redoName()).contains("second");
    }

    /// It is of something that is gone, and would keep all before it from being undone.
    @Test
    void whatCannotBeUndoneAtAllIsLeftOut() {
        history.perform(edit("first"));
        history.perform(new UndoableEdit("second", NamedLearners.of(1), () -> {}, () -> {
            throw new NoSuchElementException();
        }));
        assertThatThrownBy(history::undo).isInstanceOf(NoSuchElementException.class);
        history.undo();
        assertThat(made).containsExactly("first", "-first");
    }

    private UndoableEdit edit(String name) {
        return new UndoableEdit(name, NamedLearners.of(1), () -> made.add(name), () -> made.add("-" + name));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
