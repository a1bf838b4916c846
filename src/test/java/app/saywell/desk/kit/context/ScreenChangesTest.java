package app.saywell.desk.kit.context;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.LibraryChange.LearnersChanged;
import app.saywell.desk.school.LibraryChange.TakesChanged;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.speech.task.TaskRunner;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScreenChangesTest {
    private final ChangePublisher library = new ChangePublisher(new TaskRunner(Runnable::run, Runnable::run));
    private final ScreenChanges changes = new ScreenChanges(library);
    private final List<LibraryChange> heard = new ArrayList<>();

    ScreenChangesTest() {
        changes.subscribe(heard::add);
    }

    @Test
    void aShownScreenHearsOfEverythingAtOnce() {
        changes.resume();
        library.publish(new TakesChanged(1, 2));
        library.publish(new TakesChanged(1, 2));
        assertThat(heard).containsExactly(new TakesChanged(1, 2), new TakesChanged(1, 2));
    }

    @Test
    void aHiddenScreenHearsOfItWhenItIsShownEachOnce() {
        library.publish(new LearnersChanged());
        library.publish(new TakesChanged(1, 2));
        library.publish(new LearnersChanged());
        library.publish(new TakesChanged(1, 2));
        assertThat(heard).isEmpty();
        changes.resume();
        assertThat(heard).containsExactly(new LearnersChanged(), new TakesChanged(1, 2));
    }

    @Test
    void severalTakesAreMany() {
        library.publish(new TakesChanged(1, 2));
        library.publish(new TakesChanged(3, 2));
        library.publish(new TakesChanged(4, 2));
        changes.resume();
        assertThat(heard).containsExactly(new TakesChanged(0, 0));
    }

    @Test
    void itIsToldOnlyOnce() {
        library.publish(new LearnersChanged());
        changes.resume();
        changes.pause();
        changes.resume();
        assertThat(heard).hasSize(1);
    }

    @Test
    void aClosedScreenHearsOfNothing() {
        changes.resume();
        changes.close();
        library.publish(new LearnersChanged());
        assertThat(heard).isEmpty();
    }
}
