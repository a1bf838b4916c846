package app.saywell.desk.homework.handin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.homework.handin.CollectedFile.RecordingCounts;
import app.saywell.desk.homework.handin.HandInImport.StoredHandIn;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What comes of hand-ins and plain recordings.
class HandInImportTest {
    private static final Instant CREATED = Instant.parse("2026-11-20T18:00:00Z");

    @TempDir
    Path folder;

    private HomeworkFixture fixture;

    @BeforeEach
    void open() {
        fixture = new HomeworkFixture(folder, 3, 2);
        fixture.practice.useCases.scoringQueue().resume();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void takesOfAHandInAreStoredScoredAndMarkedAsFromHome() {
        CollectedFile seen = fixture.look(fixture.handIn(0).write(file("a")));
        assertThat(fixture.takes(0)).as("nothing is stored by looking").isEmpty();
        assertThat(fixture.store(seen)).isEqualTo(new StoredHandIn(2, 0, false));
        List<Take> takes = fixture.takes(0);
        assertThat(takes).hasSize(2);
        assertThat(takes).allSatisfy(take -> {
            assertThat(take.recordingInfo().source()).isEqualTo(Take.TakeSource.HANDED_IN);
            assertThat(take.recordingInfo().recordedAt()).isEqualTo(Instant.parse("2026-11-20T17:55:00Z"));
            assertThat(fixture.practice.library.takes().findQuality(take.id())).isPresent();
        });
        assertThat(fixture.practice
                                .library
                                .results()
                                .latest(takes.getFirst().id())
                                .or(() -> Optional.empty())
                                .isPresent()
                        || !fixture.practice
                                .useCases
                                .scoringQueue()
                                .queuedTakes()
                                .isEmpty())
                .as("scored, or held back by the quality gate")
                .isTrue();
        assertThat(fixture.practice
                        .useCases
                        .homework()
                        .progress()
                        .read(fixture.classId)
                        .getFirst())
                .satisfies(progress -> {
                    assertThat(progress.handedIn()).extracting(Learner::number).containsExactly("1");
                    assertThat(progress.missing()).extracting(Learner::number).containsExactly("2", "3");
                });
    }

    @Test
    void theSameFileAndTheSameRecordingsInAnotherFileChangeNothing() {
        HandInFiles written = fixture.handIn(0);
        Path file = written.write(file("a"));
        CollectedFile seen = fixture.look(file);
        fixture.store(seen);
        assertThat(fixture.look(file).state()).isEqualTo(CollectedState.ALREADY_THERE);
        assertThat(fixture.store(seen).isRefused()).as("not even if asked for").isTrue();
        CollectedFile encryptedAgain = fixture.look(written.write(file("b")));
        assertThat(encryptedAgain.digest()).isNotEqualTo(seen.digest());
        assertThat(encryptedAgain.state()).isEqualTo(CollectedState.ALREADY_THERE);
        assertThat(fixture.takes(0)).hasSize(2);
    }

    @Test
    void aSecondHandInAddsWhatIsNewAndItsTakesCount() {
        fixture.store(fixture.look(fixture.handIn(0).write(file("a"))));
        HandInFiles again = new HandInFiles(fixture.key, fixture.homework, fixture.learners.getFirst())
                .add(sentence(0), HomeworkFixture.sound(0, 0), "wav")
                .add(sentence(1), HomeworkFixture.sound(0, 9), "wav");
        CollectedFile seen = fixture.look(again.write(file("b")));
        assertThat(seen.state()).isEqualTo(CollectedState.REPLACES_EARLIER);
        assertThat(seen.counts()).isEqualTo(new RecordingCounts(2, 1, 0));
        assertThat(fixture.store(seen).takes()).isEqualTo(1);
        assertThat(fixture.takes(0)).hasSize(3);
        assertThat(fixture.takes(0).getLast().owner().sentenceId())
                .isEqualTo(sentence(1).id());
    }

    @Test
    void whatWasHandedInLaterIsStoredLater() {
        CollectedFile later = fixture.look(new HandInFiles(fixture.key, fixture.homework, fixture.learners.getFirst())
                .add(sentence(0), HomeworkFixture.sound(0, 7), "wav")
                .createdAt(CREATED.plus(Duration.ofHours(1)))
                .write(file("a")));
        CollectedFile earlier = fixture.look(fixture.handIn(0).write(file("z")));
        CollectedFile twin = fixture.look(Path.of(file("z").toString()));
        List<CollectedFile> ordered = HandInCollection.inOrder(List.of(later, earlier, twin));
        assertThat(ordered)
                .extracting(CollectedFile::state)
                .containsExactly(CollectedState.NEW, CollectedState.ALREADY_THERE, CollectedState.REPLACES_EARLIER);
        assertThat(ordered.getFirst().digest()).isEqualTo(earlier.digest());
    }

    @Test
    void recordingsWithoutSoundAreFoundBeforeStoringAmongThoseThatAreNew() throws Exception {
        HandInFiles file = new HandInFiles(fixture.key, fixture.homework, fixture.learners.getFirst());
        file.add(sentence(0), WavEncoder.encode(new Pcm(new float[24_000], 24_000)), "wav");
        file.add(sentence(1), new byte[3_000], "webm");
        CollectedFile seen = fixture.look(file.write(file("a")));
        HandInSoundCheck check = fixture.practice.useCases.homework().soundCheck();
        assertThat(check.check(seen)).isEqualTo(new SoundlessRecordings(List.of(2), List.of(1)));
        assertThat(fixture.store(seen)).isEqualTo(new StoredHandIn(1, 1, false));
        CollectedFile good = fixture.look(fixture.handIn(1).write(file("b")));
        assertThat(check.check(good).isEmpty()).isTrue();
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> check.check(good));
        assertThat(check.check(fixture.look(file("missing"))).isEmpty()).isTrue();
    }

    @Test
    void aLearnerWithoutConsentOrWithoutConsentToHomeworkIsKeptOut() {
        CollectedFile agreed = fixture.look(fixture.handIn(0).write(file("a")));
        consent(0, Consent.NONE, Optional.empty());
        consent(1, Consent.THIS_COMPUTER, Optional.of(false));
        assertThat(fixture.look(file("a")).state()).isEqualTo(CollectedState.NO_CONSENT);
        assertThat(fixture.look(fixture.handIn(1).write(file("b"))).state()).isEqualTo(CollectedState.NO_CONSENT);
        assertThat(fixture.store(agreed).isRefused()).as("withdrawn meanwhile").isTrue();
        consent(0, Consent.THIS_COMPUTER, Optional.of(false));
        assertThat(fixture.store(agreed).isRefused()).isTrue();
        assertThat(fixture.takes(0)).isEmpty();
    }

    @Test
    void theTeacherChoosesTheLearnerOfAnUnknownNumber() {
        HandInFiles stranger = fixture.handIn(0);
        stranger.manifest.put("learner", java.util.Map.of("number", "99", "alias", "Blue bird"));
        CollectedFile seen = fixture.look(stranger.write(file("a")));
        assertThat(seen.state()).isEqualTo(CollectedState.UNKNOWN_LEARNER);
        assertThat(seen.claim()).isEqualTo("99 Blue bird");
        CollectedFile assigned = fixture.practice
                .useCases
                .homework()
                .collection()
                .assign(seen, Optional.of(fixture.learners.get(2).id()), Optional.empty());
        assertThat(assigned.state()).isEqualTo(CollectedState.NEW);
        fixture.store(assigned);
        assertThat(fixture.takes(2)).hasSize(2);
    }

    @Test
    void aFileForOneLearnerIsKnownByItsIdAndANumberAlsoWithZeros() {
        HandInFiles personal = fixture.handIn(0).personal(fixture.learners.get(1));
        assertThat(fixture.look(personal.write(file("a"))).learner()).contains(fixture.learners.get(1));
        HandInFiles zeros = fixture.handIn(0);
        zeros.manifest.put("learner", java.util.Map.of("number", "003"));
        assertThat(fixture.look(zeros.write(file("b"))).learner()).contains(fixture.learners.get(2));
    }

    @Test
    void aLessonThatIsNotHereOrHasChangedIsSaidAndWhatStillFitsIsKept() {
        HandInFiles unknown = fixture.handIn(0);
        unknown.manifest.put("homework", java.util.UUID.randomUUID().toString());
        assertThat(fixture.look(unknown.write(file("a"))).state()).isEqualTo(CollectedState.OTHER_LESSON);
        HandInFiles file = fixture.handIn(0);
        fixture.practice.useCases.lessons().editSentence(sentence(0).id(), "Another sentence altogether", "");
        CollectedFile half = fixture.look(file.write(file("b")));
        assertThat(half.state()).isEqualTo(CollectedState.NEW);
        assertThat(half.counts()).isEqualTo(new RecordingCounts(2, 1, 1));
        fixture.practice.useCases.lessons().deleteSentence(sentence(1).id());
        assertThat(fixture.look(file("b")).state()).isEqualTo(CollectedState.OTHER_LESSON);
    }

    @Test
    void aHandInOfAnotherLessonLandsInThatLesson() {
        long other = fixture.practice.useCases.lessons().create("Unit 4").id();
        Sentence sentence = fixture.practice
                .useCases
                .lessons()
                .addSentences(other, List.of("Another lesson"))
                .getFirst();
        HandInFiles file = new HandInFiles(
                        fixture.key, fixture.give(fixture.classId, other), fixture.learners.getFirst())
                .add(sentence, HomeworkFixture.sound(0, 3), "wav");
        CollectedFile seen = fixture.look(file.write(file("a")));
        assertThat(seen.target().orElseThrow().lessonId()).isEqualTo(other);
        fixture.store(seen);
        assertThat(fixture.takes(0)).hasSize(1);
        assertThat(fixture.takes(0).getFirst().owner().sentenceId()).isEqualTo(sentence.id());
    }

    @Test
    void aRecordingWithoutSoundIsLeftOutAndTheOthersAreStored() {
        HandInFiles file = new HandInFiles(fixture.key, fixture.homework, fixture.learners.getFirst())
                .add(sentence(0), "no sound".getBytes(), "webm")
                .add(sentence(1), HomeworkFixture.sound(0, 1), "wav");
        assertThat(fixture.store(fixture.look(file.write(file("a"))))).isEqualTo(new StoredHandIn(1, 1, false));
    }

    @Test
    void aFileThatChangedSinceItWasLookedAtIsNotStored() {
        CollectedFile seen = fixture.look(fixture.handIn(0).write(file("a")));
        fixture.handIn(1).write(file("a"));
        assertThat(fixture.store(seen).isRefused()).isTrue();
        assertThat(fixture.takes(0)).isEmpty();
        assertThat(fixture.takes(1)).isEmpty();
    }

    @Test
    void aRecordingOfAKindThatIsNotReadIsNoDamagedOne() throws IOException {
        Path old = Files.writeString(folder.resolve("02-01.amr"), "#!AMR\n old telephone");
        assertThat(HandInCollection.hasCollectableName(old)).isTrue();
        CollectedFile seen = fixture.look(old);
        assertThat(seen.state()).isEqualTo(CollectedState.UNREAD_KIND);
        assertThat(seen.state().isStorable()).isFalse();
        Path broken = Files.writeString(folder.resolve("02-01.wav"), "no sound");
        assertThat(fixture.look(broken).state()).isEqualTo(CollectedState.DAMAGED);
    }

    @Test
    void plainRecordingsAreAssignedByNameOrByTheTeacherAndKnownAgain() throws IOException {
        Path named = plain("02-01.wav", 5);
        CollectedFile seen = fixture.look(named);
        assertThat(seen.state()).isEqualTo(CollectedState.NEW);
        assertThat(seen.learner()).contains(fixture.learners.get(1));
        assertThat(seen.target().orElseThrow().sentence()).contains(sentence(0));
        fixture.store(seen);
        assertThat(fixture.takes(1)).hasSize(1);
        assertThat(fixture.takes(1).getFirst().recordingInfo().source()).isEqualTo(Take.TakeSource.HANDED_IN);
        assertThat(fixture.look(named).state()).isEqualTo(CollectedState.ALREADY_THERE);
        assertThat(fixture.practice
                        .useCases
                        .homework()
                        .progress()
                        .read(fixture.classId)
                        .getFirst()
                        .handedIn())
                .containsExactly(fixture.learners.get(1));

        CollectedFile lone = fixture.look(plain("02.wav", 6));
        assertThat(lone.state()).isEqualTo(CollectedState.UNSURE_LEARNER);
        assertThat(lone.target().orElseThrow().suggestions().learners()).containsExactly(fixture.learners.get(1));
        CollectedFile unnamed = fixture.look(plain("New recording.wav", 7));
        HandInCollection collection = fixture.practice.useCases.homework().collection();
        CollectedFile half =
                collection.assign(unnamed, Optional.of(fixture.learners.get(2).id()), Optional.empty());
        assertThat(half.state()).isEqualTo(CollectedState.UNKNOWN_SENTENCE);
        CollectedFile whole = collection.assign(
                half, Optional.empty(), Optional.of(sentence(1).id()));
        assertThat(whole.state()).isEqualTo(CollectedState.NEW);
        fixture.store(whole);
        assertThat(fixture.takes(2)).hasSize(1);
        Path text = plain("This is sentence 2 Learner 3.wav", 8);
        assertThat(fixture.look(text).target().orElseThrow().sentence()).contains(sentence(1));
        assertThat(fixture.look(text).learner()).contains(fixture.learners.get(2));
        assertThat(fixture.look(Files.writeString(file("x").resolveSibling("a.mp3"), "no"))
                        .state())
                .isEqualTo(CollectedState.DAMAGED);
    }

    @Test
    void aNameThatCanBeReadInTwoWaysIsAskedAboutBeforeItIsStored() throws IOException {
        CollectedFile dated = fixture.look(plain("Learner 3 2026-02-01.wav", 5));
        assertThat(dated.learner()).contains(fixture.learners.get(2));
        assertThat(dated.state()).isEqualTo(CollectedState.UNKNOWN_SENTENCE);
        CollectedFile pair = fixture.look(plain("Learner 3_1_2.wav", 6));
        assertThat(pair.state()).isEqualTo(CollectedState.UNSURE_SENTENCE);
        assertThat(pair.target().orElseThrow().suggestions().sentences()).containsExactly(sentence(0), sentence(1));
        assertThat(fixture.store(pair).isRefused()).isTrue();
        assertThat(fixture.takes(2)).isEmpty();
        HandInCollection collection = fixture.practice.useCases.homework().collection();
        CollectedFile lone = fixture.look(plain("02.wav", 7));
        CollectedFile ofAnother =
                collection.assign(lone, Optional.of(fixture.learners.get(2).id()), Optional.empty());
        assertThat(ofAnother.state()).isEqualTo(CollectedState.NEW);
        assertThat(ofAnother.target().orElseThrow().sentence()).contains(sentence(1));
        CollectedFile ofItsNumber =
                collection.assign(lone, Optional.of(fixture.learners.get(1).id()), Optional.empty());
        assertThat(ofItsNumber.state()).isEqualTo(CollectedState.UNSURE_SENTENCE);
    }

    @Test
    void aFileThatNamesItsLearnerByNumberFollowsASwapOfNumbers() throws IOException {
        HandInCollection collection = fixture.practice.useCases.homework().collection();
        CollectedFile byNumber = fixture.look(fixture.handIn(0).write(file("a")));
        CollectedFile byName = fixture.look(plain("01-01.wav", 5));
        CollectedFile chosen = collection.assign(
                fixture.look(fixture.handIn(1).write(file("b"))),
                Optional.of(fixture.learners.get(1).id()),
                Optional.empty());
        CollectedFile chosenSentence = collection.assign(
                fixture.look(plain("Learner 3_1_2.wav", 6)),
                Optional.empty(),
                Optional.of(sentence(1).id()));
        renumber(0, "9");
        renumber(1, "1");
        renumber(0, "2");
        assertThat(collection.lookAgain(byNumber).learner().map(Learner::id))
                .contains(fixture.learners.get(1).id());
        assertThat(collection.lookAgain(byName).learner().map(Learner::id))
                .contains(fixture.learners.get(1).id());
        CollectedFile stillChosen = collection.lookAgain(chosen);
        assertThat(stillChosen.learner().map(Learner::id))
                .contains(fixture.learners.get(1).id());
        assertThat(stillChosen.state()).isEqualTo(CollectedState.NEW);
        CollectedFile stillOfSentence = collection.lookAgain(chosenSentence);
        assertThat(stillOfSentence.target().orElseThrow().sentence()).contains(sentence(1));
        assertThat(stillOfSentence.learner()).contains(fixture.learners.get(2));
        assertThat(fixture.store(collection.lookAgain(byNumber)).takes()).isEqualTo(2);
        assertThat(fixture.takes(0)).isEmpty();
        assertThat(fixture.takes(1)).hasSize(2);
    }

    @Test
    void aConsentThatIsWithdrawnKeepsOutWhatCouldBeStored() {
        HandInCollection collection = fixture.practice.useCases.homework().collection();
        CollectedFile found = fixture.look(fixture.handIn(0).write(file("a")));
        CollectedFile chosen = collection.assign(
                fixture.look(fixture.handIn(1).write(file("b"))),
                Optional.of(fixture.learners.getFirst().id()),
                Optional.empty());
        assertThat(List.of(found.state(), chosen.state())).containsOnly(CollectedState.NEW);
        consent(0, Consent.THIS_COMPUTER, Optional.of(false));
        assertThat(collection.lookAgain(found).state()).isEqualTo(CollectedState.NO_CONSENT);
        assertThat(collection.lookAgain(chosen).state()).isEqualTo(CollectedState.NO_CONSENT);
        consent(0, Consent.THIS_COMPUTER, Optional.of(true));
        assertThat(collection.lookAgain(collection.lookAgain(chosen)).state()).isEqualTo(CollectedState.NEW);
    }

    private void renumber(int learner, String number) {
        Learner renumbered = fixture.learners.get(learner);
        fixture.practice
                .useCases
                .learners()
                .editLearner(renumbered.id(), renumbered.name(), number, renumbered.classId());
    }

    @Test
    void erasingALearnerErasesWhatWasHandedIn() {
        fixture.store(fixture.look(fixture.handIn(0).write(file("a"))));
        fixture.practice
                .useCases
                .erasure()
                .eraseLearner(fixture.learners.getFirst().id());
        assertThat(fixture.takes(0)).isEmpty();
        assertThat(fixture.practice.library.handIns().findByHomework(fixture.homework.id()))
                .isEmpty();
        assertThat(fixture.look(file("a")).state()).isEqualTo(CollectedState.UNKNOWN_LEARNER);
    }

    private Path plain(String name, int sound) throws IOException {
        return Files.write(fixture.file(name), HomeworkFixture.sound(40, sound));
    }

    private void consent(int learner, Consent consent, Optional<Boolean> homework) {
        fixture.practice
                .useCases
                .learners()
                .recordConsent(List.of(fixture.learners.get(learner).id()), consent, homework, "a", "b");
    }

    private Sentence sentence(int index) {
        return fixture.sentences.get(index);
    }

    private Path file(String name) {
        return fixture.file(name + ".saywell-homework");
    }
}
