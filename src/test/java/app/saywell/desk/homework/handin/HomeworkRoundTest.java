package app.saywell.desk.homework.handin;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.homework.handin.HandInImport.StoredHandIn;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A whole class: thirty learners with four sentences (with `-Ddeep=true` twelve), three of them
/// twice, two files damaged, one learner without consent, one file of another lesson.
/// `HomeworkRound` in `src/bench` does the same with the real engine.
class HomeworkRoundTest {
    private static final int LEARNERS = 30;
    private static final int SENTENCES = Boolean.getBoolean("deep") ? 12 : 4;
    private static final List<Integer> TWICE = List.of(2, 11, 23);
    private static final List<Integer> DAMAGED = List.of(5, 17);
    private static final int NO_CONSENT = 27;
    private static final int OTHER_LESSON = 1;

    @TempDir
    Path folder;

    @Test
    void everyTakeOfAClassLandsWhereItBelongsAndOnce() throws IOException {
        try (HomeworkFixture fixture = new HomeworkFixture(folder, LEARNERS, SENTENCES)) {
            fixture.practice
                    .useCases
                    .learners()
                    .recordConsent(fixture.learners.get(NO_CONSENT).id(), Consent.NONE, "", "");
            List<Path> files = write(fixture);
            assertThat(collect(fixture, files))
                    .isEqualTo(Map.of(
                            CollectedState.NEW,
                            LEARNERS - 3 + 1,
                            CollectedState.REPLACES_EARLIER,
                            TWICE.size(),
                            CollectedState.DAMAGED,
                            DAMAGED.size(),
                            CollectedState.NO_CONSENT,
                            1));
            for (int i = 0; i < LEARNERS; i++) {
                assertThat(fixture.takes(i)).as("learner %d", i).hasSize(expectedTakes(i));
            }
            assertThat(collect(fixture, files).keySet())
                    .as("the same files again")
                    .containsExactlyInAnyOrder(
                            CollectedState.ALREADY_THERE, CollectedState.DAMAGED, CollectedState.NO_CONSENT);
            assertThat(fixture.practice.useCases.homework().progress().read(fixture.classId))
                    .extracting(progress -> progress.handedIn().size())
                    .containsExactlyInAnyOrder(LEARNERS - 3, 1);
        }
    }

    private static int expectedTakes(int learner) {
        if (learner == NO_CONSENT || DAMAGED.contains(learner)) {
            return 0;
        }
        return SENTENCES * (TWICE.contains(learner) ? 2 : 1) + (learner == OTHER_LESSON ? 1 : 0);
    }

    private static Map<CollectedState, Integer> collect(HomeworkFixture fixture, List<Path> files) {
        List<CollectedFile> seen =
                HandInCollection.inOrder(files.stream().map(fixture::look).toList());
        Map<CollectedState, Integer> states = new EnumMap<>(CollectedState.class);
        for (CollectedFile file : seen) {
            states.merge(file.state(), 1, Integer::sum);
            StoredHandIn stored = fixture.store(file);
            assertThat(stored.isRefused()).isEqualTo(!file.state().isStorable());
        }
        return states;
    }

    private static List<Path> write(HomeworkFixture fixture) throws IOException {
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < LEARNERS; i++) {
            files.add(fixture.handIn(i).write(fixture.file(i + ".saywell-homework")));
        }
        for (int learner : TWICE) {
            HandInFiles again = new HandInFiles(fixture.key, fixture.homework, fixture.learners.get(learner));
            for (int i = 0; i < SENTENCES; i++) {
                again.add(fixture.sentences.get(i), HomeworkFixture.sound(learner + 50, i), "wav");
            }
            again.createdAt(Instant.parse("2026-11-20T20:00:00Z"));
            files.add(again.write(fixture.file(learner + "-again.saywell-homework")));
        }
        for (int learner : DAMAGED) {
            byte[] bytes = Files.readAllBytes(files.get(learner));
            bytes[bytes.length / 2] ^= 1;
            Files.write(files.get(learner), bytes);
        }
        long other = fixture.practice.useCases.lessons().create("Unit 4").id();
        Sentence sentence = fixture.practice
                .useCases
                .lessons()
                .addSentences(other, List.of("Another lesson"))
                .getFirst();
        Homework given = fixture.give(fixture.classId, other);
        files.add(new HandInFiles(fixture.key, given, fixture.learners.get(OTHER_LESSON))
                .add(sentence, HomeworkFixture.sound(99, 0), "wav")
                .write(fixture.file("other.saywell-homework")));
        return files;
    }
}
