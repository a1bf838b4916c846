package app.saywell.desk.classroom.microphones;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.TaskRunner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MicrophoneSearchTest {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final TaskRunner tasks = new TaskRunner(waiting::add, Runnable::run);
    private final OpenWork openWork = tasks.openWork();
    private final List<List<String>> found = new ArrayList<>();
    private final MicrophoneSearch search = new MicrophoneSearch(tasks, this::names, found::add);
    private boolean isBroken;
    private int announcements;

    @BeforeEach
    void listen() {
        openWork.subscribe(() -> announcements++);
    }

    @Test
    void noLookIsAnnouncedAndNoneBeginsWhileOneRuns() {
        search.look();
        search.look();
        assertThat(waiting).hasSize(1);
        assertThat(openWork.isRunning()).isFalse();
        waiting.remove().run();
        look();
        assertThat(found).containsExactly(List.of("Headset"), List.of("Headset"));
        assertThat(announcements).isZero();
    }

    @Test
    void aSeriesOfFailuresIsToldOnceUntilALookSucceeds() {
        isBroken = true;
        look();
        assertThat(openWork.unfinished()).contains(OpenWork.Reason.NOT_READ);
        look();
        look();
        assertThat(announcements).isEqualTo(1);
        isBroken = false;
        look();
        assertThat(openWork.unfinished()).isEmpty();
        assertThat(found).hasSize(1);
        isBroken = true;
        look();
        assertThat(openWork.unfinished()).contains(OpenWork.Reason.NOT_READ);
    }

    @Test
    void aFailureThatWasDismissedStaysSoAndOneThatWasTriedAgainIsTold() {
        isBroken = true;
        look();
        openWork.dismiss();
        look();
        assertThat(openWork.unfinished()).isEmpty();
        isBroken = false;
        look();
        isBroken = true;
        look();
        openWork.tryAgain();
        waiting.remove().run();
        assertThat(openWork.unfinished()).contains(OpenWork.Reason.NOT_READ);
    }

    @Test
    void nothingIsFoundAfterItsEnd() {
        isBroken = true;
        look();
        isBroken = false;
        search.look();
        search.close();
        waiting.remove().run();
        search.look();
        assertThat(waiting).isEmpty();
        assertThat(found).isEmpty();
        assertThat(openWork.unfinished()).isEmpty();
    }

    private void look() {
        search.look();
        waiting.remove().run();
    }

    private List<String> names() {
        if (isBroken) {
            throw new IllegalStateException("broken");
        }
        return List.of("Headset");
    }
}
