package app.saywell.practice.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.practice.change.Change;
import app.saywell.practice.lesson.Readings;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.Scale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;

class ScoringTest {
    @TempDir Path folder;

    @Test
    void everythingDrawnFromATakeSurvivesClosing() {
        long takeId;
        Result before;
        try (Room room = new Room(folder)) {
            Sentence sentence = room.sentence("Then he went to the theme park");
            addModel(room, sentence);
            Take take = room.take(sentence);
            before = judged(room.score(take));
            takeId = take.id();
        }
        try (Room room = new Room(folder)) {
            Take take = room.practice.takes().find(takeId).orElseThrow();
            assertThat(room.practice.scoring().latest(takeId)).contains(before);
            assertThat(room.practice.takes().file(take.audio())).exists();
            assertThat(room.practice.readings().model(take.owner().sentenceId()).orElseThrow())
                    .satisfies(model -> assertThat(model.analysis()).isPresent());
            assertThat(room.practice.people().current().id()).isEqualTo(take.owner().learnerId());
        }
    }

    @Test
    void scoringTheSameTakeAgainMakesNoSecondCall() {
        Result first;
        Take take;
        try (Room room = new Room(folder)) {
            take = room.take(room.sentence("We call it bear"));
            first = judged(room.score(take));
            assertThat(judged(room.score(take))).isEqualTo(first);
            assertThat(room.embedded.calls).hasValue(1);
        }
        try (Room room = new Room(folder)) {
            assertThat(judged(room.score(take))).isEqualTo(first);
            assertThat(room.embedded.calls).hasValue(0);
        }
    }

    @Test
    void withoutANativeReadingTheTextAloneIsJudged() {
        try (Room room = new Room(folder)) {
            Result result = judged(room.score(room.take(room.sentence("We call it bear"))));
            assertThat(result.question().endpoint()).isEqualTo(Endpoint.PRONUNCIATION_SIMPLE);
            assertThat(result.scale()).isEqualTo(Scale.HUNDRED);
            assertThat(result.origin().microDollars()).isZero();
        }
    }

    @Test
    void nativeComponentsGoBackByteForByteAndAreAskedForOnce() {
        try (Room room = new Room(folder)) {
            Sentence sentence = room.sentence("We call it bear");
            Reading model = addModel(room, sentence);
            Result first = judged(room.score(room.take(sentence)));
            judged(room.score(room.take(sentence)));
            assertThat(first.question().endpoint()).isEqualTo(Endpoint.PRONUNCIATION);
            assertThat(first.question().readingId()).contains(model.id());
            String stored = model.analysis().orElseThrow().componentsJson();
            assertThat(stored).startsWith("[{").endsWith("}]").contains(" , \"word\"");
            assertThat(room.embedded.componentsSeen).containsExactly(stored, stored);
            assertThat(room.embedded.calls).hasValue(3);
        }
    }

    @Test
    void nothingGoesToTheHostedServiceWithoutConsent() {
        try (Room room = new Room(folder)) {
            Take take = room.take(room.sentence("We call it bear"));
            room.practice.set(Setting.SERVICE, ServiceKind.HOSTED);
            assertThat(refused(room.score(take)).kind()).isEqualTo(Failure.Kind.NO_CONSENT);
            assertThat(room.hosted.calls).hasValue(0);

            long learner = take.owner().learnerId();
            room.practice.people().consent(learner, Consent.HOSTED, "mother", "paper");
            Result result = judged(room.score(take));
            assertThat(result.origin().service()).isEqualTo("https://hosted.example");
            assertThat(result.origin().microDollars())
                    .isEqualTo(600); // half a second, billed as one

            room.practice.people().consent(learner, Consent.NONE, "mother", "paper");
            assertThat(refused(room.score(take)).kind()).isEqualTo(Failure.Kind.NO_CONSENT);
        }
    }

    @Test
    void keepsTheTakeWhenTheServiceIsDown() {
        try (Room room = new Room(folder)) {
            Take take = room.take(room.sentence("We call it bear"));
            room.embedded.refusal.set(
                    Optional.of(Failure.of(Failure.Kind.UNREACHABLE, "nobody listens")));
            assertThat(refused(room.score(take)).kind()).isEqualTo(Failure.Kind.UNREACHABLE);
            assertThat(room.practice.takes().file(take.audio())).exists();
            room.embedded.refusal.set(Optional.empty());
            judged(room.score(take));
        }
    }

    @Test
    void anotherTextIsAnotherQuestionAndTheOldOneIsStillKnown() {
        try (Room room = new Room(folder)) {
            Sentence sentence = room.sentence("We call it bear");
            addModel(room, sentence);
            Take take = room.take(sentence);
            Result old = judged(room.score(take));
            room.practice.lessons().edit(sentence.id(), "We called it bear", "");
            Result anew = judged(room.score(take));
            assertThat(anew.question().text()).isEqualTo("We called it bear");
            assertThat(room.embedded.calls).hasValue(4);
            room.practice.history().undo();
            assertThat(judged(room.score(take))).isEqualTo(old);
            assertThat(room.embedded.calls).hasValue(4);
        }
    }

    @Test
    void whoeverShowsTheTakeIsTold() {
        try (Room room = new Room(folder)) {
            Take take = room.take(room.sentence("We call it bear"));
            room.told.clear();
            room.score(take);
            assertThat(room.told)
                    .containsExactly(
                            new Change.TakesChanged(
                                    take.owner().sentenceId(), take.owner().learnerId()));
        }
    }

    private static Reading addModel(Room room, Sentence sentence) {
        Path file = room.tone("model.wav", 440);
        Readings.Added added =
                Room.value(
                        answer ->
                                room.practice
                                        .readings()
                                        .add(
                                                sentence.id(),
                                                file,
                                                new Reading.Voice("Ms. Park", "American"),
                                                answer));
        assertThat(added.notAnalysed()).isEmpty();
        return added.reading();
    }

    private static Result judged(Scored scored) {
        assertThat(scored).isInstanceOf(Scored.Judged.class);
        return ((Scored.Judged) scored).result();
    }

    private static Failure refused(Scored scored) {
        assertThat(scored).isInstanceOf(Scored.Refused.class);
        return ((Scored.Refused) scored).failure();
    }
}
