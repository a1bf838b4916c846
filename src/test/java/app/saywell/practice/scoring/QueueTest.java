package app.saywell.practice.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.settings.Fallback;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.library.take.Waiting;
import app.saywell.practice.Room;
import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class QueueTest {
    @TempDir Path folder;

    @Test
    void whatWaitsWaitsAfterARestartToo() {
        Take first;
        Take second;
        try (Room room = new Room(folder)) {
            Sentence sentence = room.sentence("We call it bear");
            first = room.take(sentence);
            second = room.take(sentence);
            room.practice.queue().add(List.of(first.id(), second.id()));
            room.library.waiting().start(); // and here the power fails
        }
        try (Room room = new Room(folder)) {
            assertThat(states(room)).containsExactly(Waiting.State.WAITING, Waiting.State.WAITING);
            room.practice.queue().resume();
            assertThat(room.practice.queue().waiting()).isEmpty();
            assertThat(room.practice.scoring().latest(first.id())).isPresent();
            assertThat(room.practice.scoring().latest(second.id())).isPresent();
            assertThat(room.embedded.calls).hasValue(2);
        }
    }

    @Test
    void whatWouldMeetEveryTakeStopsTheQueueAndSaysWhy() {
        try (Room room = new Room(folder)) {
            List<Long> takes = takes(room, 3);
            refuse(room, Kind.OVER_BUDGET);
            room.practice.queue().add(takes, ServiceKind.HOSTED);
            room.practice.queue().resume();
            assertThat(room.practice.queue().isPaused()).isTrue();
            assertThat(room.practice.queue().stoppedBy()).contains(Kind.OVER_BUDGET);
            assertThat(room.hosted.calls).hasValue(1);
            assertThat(states(room))
                    .containsExactly(
                            Waiting.State.FAILED, Waiting.State.WAITING, Waiting.State.WAITING);

            room.hosted.refusal.set(Optional.empty());
            room.practice.queue().resume();
            assertThat(room.practice.queue().waiting()).isEmpty();
            assertThat(room.practice.queue().stoppedBy()).isEmpty();
        }
    }

    @Test
    void oneTakeThatIsRefusedDoesNotHoldUpTheOthers() {
        try (Room room = new Room(folder)) {
            List<Long> takes = takes(room, 2);
            refuse(room, Kind.NOT_ALL_WORDS_SPOKEN);
            room.practice.queue().add(takes, ServiceKind.HOSTED);
            room.practice.queue().resume();
            assertThat(room.practice.queue().waiting())
                    .extracting(Waiting::failure)
                    .containsOnly(Optional.of(Kind.NOT_ALL_WORDS_SPOKEN));
            assertThat(room.hosted.calls).hasValue(2);
            room.hosted.refusal.set(Optional.empty());
            room.practice.queue().retry(takes.getFirst());
            assertThat(states(room)).containsExactly(Waiting.State.FAILED);
        }
    }

    @Test
    void anUnknownFateIsNotTriedAgainByItself() {
        try (Room room = new Room(folder)) {
            List<Long> takes = takes(room, 1);
            refuse(room, Kind.NO_ANSWER);
            room.practice.queue().add(takes, ServiceKind.HOSTED);
            room.practice.queue().resume();
            room.practice.queue().add(takes, ServiceKind.HOSTED);
            assertThat(states(room)).containsExactly(Waiting.State.UNKNOWN);
            assertThat(room.hosted.calls).hasValue(1);
            room.hosted.refusal.set(Optional.empty());
            room.practice.queue().sendAgain(takes.getFirst());
            assertThat(room.practice.queue().waiting()).isEmpty();
        }
    }

    @Test
    void fallsBackToThisComputerWhenAskedTo() {
        try (Room room = new Room(folder)) {
            List<Long> takes = takes(room, 2);
            room.practice.set(Setting.FALLBACK, Fallback.THIS_COMPUTER);
            refuse(room, Kind.UNREACHABLE);
            room.practice.queue().add(takes, ServiceKind.HOSTED);
            room.practice.queue().resume();
            assertThat(room.practice.queue().waiting()).isEmpty();
            assertThat(room.practice.scoring().latest(takes.getLast()).orElseThrow().origin())
                    .satisfies(origin -> assertThat(origin.onThisComputer()).isTrue());
        }
    }

    @Test
    void withdrawnConsentStopsWhatWaits() {
        try (Room room = new Room(folder)) {
            List<Long> takes = takes(room, 1);
            room.practice.queue().add(takes, ServiceKind.HOSTED);
            long learner = room.practice.people().current().id();
            room.practice.people().consent(learner, Consent.THIS_COMPUTER, "father", "phone");
            room.practice.queue().resume();
            assertThat(room.hosted.calls).hasValue(0);
            assertThat(room.practice.queue().waiting().getFirst().failure())
                    .contains(Kind.NO_CONSENT);
        }
    }

    @Test
    void saysWhatItWillCostBeforeItBegins() {
        try (Room room = new Room(folder)) {
            List<Long> takes = takes(room, 4);
            assertThat(room.practice.queue().estimate(takes, ServiceKind.HOSTED))
                    .isEqualTo(new Estimate(4, 2.0, 2_400));
            assertThat(room.practice.queue().estimate(takes, ServiceKind.EMBEDDED))
                    .isEqualTo(new Estimate(4, 2.0, 0));
            room.practice.queue().add(takes.subList(0, 1), ServiceKind.HOSTED);
            room.practice.queue().resume();
            assertThat(room.practice.queue().estimate(takes, ServiceKind.HOSTED))
                    .isEqualTo(new Estimate(3, 1.5, 1_800));
        }
    }

    private static List<Long> takes(Room room, int count) {
        Sentence sentence = room.sentence("We call it bear");
        long learner = room.practice.people().current().id();
        room.practice.people().consent(learner, Consent.HOSTED, "mother", "paper");
        return java.util.stream.IntStream.range(0, count)
                .mapToObj(i -> room.take(sentence).id())
                .toList();
    }

    private static void refuse(Room room, Kind kind) {
        room.hosted.refusal.set(Optional.of(Failure.of(kind, "as the test wishes")));
    }

    private static List<Waiting.State> states(Room room) {
        return room.practice.queue().waiting().stream().map(Waiting::state).toList();
    }
}
