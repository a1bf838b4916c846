package app.saywell.desk.takes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.homework.batch.FolderImport;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.ConsentMissingException;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingConsentTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private Take.TakeOwner owner;
    private long lessonId;

    @BeforeEach
    void addLearnerWithoutConsent() {
        fixture = new PracticeFixture(folder);
        var sentence = fixture.sentence("the theme park");
        lessonId = sentence.lessonId();
        long learner = fixture.useCases
                .learners()
                .add("이하나", "1", Optional.empty(), Consent.NONE)
                .id();
        owner = new Take.TakeOwner(sentence.id(), learner);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void nobodyStoresARecordingWithoutConsent() throws IOException {
        Path file = fixture.tone("voice.wav", 300);
        TakeService takes = fixture.useCases.takes();
        assertThatThrownBy(() -> takes.importNow(owner, file)).isInstanceOf(ConsentMissingException.class);
        assertThatThrownBy(() -> takes.keepNow(owner, file, info())).isInstanceOf(ConsentMissingException.class);
        AudioClip clip = new AudioClip("a".repeat(64), "wav", 1);
        assertThatThrownBy(() -> fixture.library.takes().insert(owner, clip, info(), Optional.empty()))
                .isInstanceOf(ConsentMissingException.class);
        assertThat(file).exists();
        try (var files = Files.walk(folder.resolve("recordings"))) {
            assertThat(files.filter(Files::isRegularFile)).isEmpty();
        }
    }

    @Test
    void aTakeIsNotMovedToALearnerWithoutConsent() {
        long other = fixture.useCases
                .learners()
                .add("김서연", "2", Optional.empty(), Consent.THIS_COMPUTER)
                .id();
        Take take = fixture.take(fixture.sentence("another"), other);
        assertThatThrownBy(() -> fixture.useCases.takes().moveTo(take.id(), owner.learnerId()))
                .isInstanceOf(ConsentMissingException.class);
    }

    @Test
    void aLearnerWhoWasErasedMeanwhileHasGivenNoConsent() {
        fixture.useCases.erasure().eraseLearner(owner.learnerId());
        Path file = fixture.tone("late.wav", 300);
        assertThat(fixture.library.learners().mayRecord(owner.learnerId())).isFalse();
        assertThatThrownBy(() -> fixture.useCases.takes().keepNow(owner, file, info()))
                .isInstanceOf(ConsentMissingException.class);
        assertThat(file).exists();
    }

    @Test
    void aBatchLeavesOutLearnersWithoutConsent() {
        Path voices = folder.resolve("voices");
        voices.toFile().mkdirs();
        fixture.tone("voices/the theme park.wav", 300);
        FolderImport.FileMatch match = fixture.useCases
                .folderImport()
                .match(
                        voices.resolve("the theme park.wav"),
                        voices,
                        lessonId,
                        new FolderImport.BatchOwner.SingleLearner(owner.learnerId()),
                        FolderImport.MatchMethod.BOTH);
        assertThat(match).isInstanceOfSatisfying(FolderImport.FileMatch.SkippedFile.class, skipped -> assertThat(
                        skipped.reason())
                .isEqualTo(FolderImport.SkipReason.NO_CONSENT));
    }

    private static Take.RecordingInfo info() {
        return new Take.RecordingInfo(PracticeFixture.NOW, "", Take.TakeSource.RECORDED);
    }
}
