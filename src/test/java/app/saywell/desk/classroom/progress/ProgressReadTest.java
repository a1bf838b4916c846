package app.saywell.desk.classroom.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.classes.progress.ScoreHistory;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.task.ProgressListener;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressReadTest {
    @TempDir
    Path folder;

    private int lastNumber;
    private PracticeFixture fixture;
    private ProgressRead read;
    private List<Sentence> sentences;
    private ProgressPlace place;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        read = new ProgressRead(
                fixture.useCases.lessons(), fixture.useCases.progressReports(), fixture.useCases.selfRatings());
        long lesson = fixture.useCases.lessons().create("Unit 3").id();
        sentences = fixture.useCases
                .lessons()
                .addSentences(lesson, List.of("the theme park", "we call it bear", "look at the pants"));
        place = new ProgressPlace(
                fixture.useCases.classes().create("3-2", Optional.empty()).id(), lesson);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void theClassShowsWhatEachLearnerShows() throws InterruptedException {
        List<Learner> learners = learners(3);
        for (Learner learner : learners.subList(0, 2)) {
            for (int i = 0; i < 4; i++) {
                fixture.score(fixture.take(sentences.getFirst(), learner.id()));
            }
        }
        Take rated = fixture.take(sentences.get(2), learners.getFirst().id());
        fixture.score(rated);
        fixture.useCases.selfRatings().rate(rated.id(), SelfRating.GOOD);
        fixture.take(sentences.get(1), learners.get(2).id());

        List<LearnerTrend> trends = read.trends(place, learners, ProgressListener.NONE);
        assertThat(trends).extracting(LearnerTrend::learner).containsExactlyElementsOf(learners.subList(0, 2));
        for (Learner learner : learners) {
            List<SentenceHistory> own = read.learner(place, learner.id());
            for (SentenceHistory history : own) {
                ScoreHistory alone = fixture.useCases
                        .progressReports()
                        .scoreHistory(history.sentence().id(), learner.id());
                assertThat(history.history()).isEqualTo(alone);
            }
            assertThat(trends.stream().filter(trend -> trend.learner().equals(learner)))
                    .containsExactlyElementsOf(own.isEmpty() ? List.of() : List.of(LearnerTrend.of(learner, own)));
        }
        assertThat(read.learner(place, learners.getFirst().id()))
                .extracting(history -> history.selfRatings().keySet())
                .containsExactly(java.util.Set.of(), java.util.Set.of(rated.id()));
    }

    @Test
    void aLargerClassCostsNoMoreQueries() throws InterruptedException {
        List<Learner> few = learners(2);
        few.forEach(learner -> fixture.score(fixture.take(sentences.getFirst(), learner.id())));
        int queries = countQueries(few);
        List<Learner> many = new ArrayList<>(few);
        many.addAll(learners(10));
        many.forEach(learner -> fixture.score(fixture.take(sentences.get(1), learner.id())));
        assertThat(countQueries(many)).isEqualTo(queries).isLessThan(6);
    }

    @Test
    void progressIsToldAndAnInterruptionEndsIt() throws InterruptedException {
        List<Learner> learners = learners(3);
        List<Long> told = new ArrayList<>();
        read.trends(place, learners, (done, total) -> told.add(10 * done + total));
        assertThat(told).containsExactly(13L, 23L, 33L);
        assertThatThrownBy(() -> read.trends(
                        place, learners, (done, total) -> Thread.currentThread().interrupt()))
                .isInstanceOf(InterruptedException.class);
    }

    private int countQueries(List<Learner> learners) throws InterruptedException {
        AtomicInteger count = new AtomicInteger();
        fixture.library.database().forbidOn(() -> count.incrementAndGet() < 0);
        read.trends(place, learners, ProgressListener.NONE);
        return count.get();
    }

    private List<Learner> learners(int count) {
        List<Learner> learners = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            learners.add(fixture.useCases
                    .learners()
                    .add("", String.valueOf(++lastNumber), Optional.of(place.classId()), Consent.THIS_COMPUTER));
        }
        return learners;
    }
}
