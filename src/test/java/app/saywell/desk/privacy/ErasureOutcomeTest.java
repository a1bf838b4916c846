package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.NewLibrary;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.deletion.ErasureRecord;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.desk.store.policy.PolicyFile;
import app.saywell.desk.store.seal.SealedDisk;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What an erasure leaves behind, and what it does not touch.
class ErasureOutcomeTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private ErasureService erasure;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder.resolve("data"));
        erasure = fixture.useCases.erasure();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void whoPractisesNowIsNobodyOnlyAfterHerOwnErasure() {
        Learner ann = learner("Ann", Optional.empty());
        Learner bo = learner("Bo", Optional.empty());
        fixture.useCases.learners().setCurrent(ann.id());
        erasure.eraseLearner(bo.id());
        assertThat(fixture.library.settings().get(Setting.CURRENT_LEARNER)).isEqualTo(ann.id());
        erasure.eraseLearner(ann.id());
        assertThat(fixture.library.settings().get(Setting.CURRENT_LEARNER)).isZero();
    }

    @Test
    void aClassLosesItsKeyAndItsDateAndEveryLearnerGetsACertificate() {
        var classes = fixture.useCases.classes();
        long classId = classes.create("3-2", Optional.of(erasure.today())).id();
        Learner ann = learner("Ann", Optional.of(classId));
        fixture.useCases.learners().add("Bo", "18", Optional.of(classId), Consent.THIS_COMPUTER);
        fixture.take(fixture.sentence("the theme park"), ann.id());
        fixture.library
                .classKeys()
                .insertIfMissing(
                        new ClassKey("a".repeat(32), classId, new byte[65], new byte[] {2}, PracticeFixture.NOW));
        List<PrivacyCertificate> certificates = erasure.eraseClassRecordings(classId);
        assertThat(certificates).extracting(PrivacyCertificate::takes).containsExactly(1, 0);
        assertThat(fixture.library.classKeys().findByClass(classId)).isEmpty();
        assertThat(fixture.library.classes().find(classId).orElseThrow().eraseOn())
                .isEmpty();
        assertThat(erasure.takeInterruptedCertificate())
                .as("each was handed out")
                .isEmpty();
    }

    @Test
    void theBinIsEmptiedOfWhatHasBeenThereLongEnough() {
        Sentence sentence = fixture.sentence("the theme park");
        Take kept = fixture.take(sentence);
        Take thrown = fixture.take(sentence);
        Path sound = fixture.useCases.takes().file(thrown.audio());
        fixture.useCases.takes().delete(thrown.id());
        assertThat(erasure.emptyBin(PracticeFixture.NOW.minus(Duration.ofDays(30))))
                .isZero();
        assertThat(fixture.useCases.edits().history().undoName())
                .as("nothing was erased")
                .isPresent();
        assertThat(sound).exists();
        assertThat(erasure.emptyBin(PracticeFixture.NOW.plusSeconds(1))).isOne();
        assertThat(sound).doesNotExist();
        assertThat(fixture.useCases.takes().findInBin()).isEmpty();
        assertThat(fixture.useCases.takes().file(kept.audio())).exists();
        assertThat(fixture.useCases.edits().history().undoName())
                .as("what was erased cannot come back, and the sentence can still be taken back")
                .contains("edit.sentence.add");
    }

    @Test
    void aCertificateThatWasNotHandedOutIsHandedOutOnceWhenAllIsErased() {
        fixture.library.erasures().add(new ErasureRecord(7, "17", PracticeFixture.NOW, 3, 2, 1));
        fixture.library.deletionJournal().add(DeletionKind.DERIVED_FILES, "", PracticeFixture.NOW);
        assertThat(erasure.takeInterruptedCertificate()).as("not all is erased").isEmpty();
        erasure.carryOn();
        assertThat(erasure.takeInterruptedCertificate()).hasValueSatisfying(certificate -> {
            assertThat(certificate.number()).isEqualTo("17");
            assertThat(List.of(certificate.takes(), certificate.results(), certificate.recordings()))
                    .containsExactly(3, 2, 1);
        });
        assertThat(erasure.takeInterruptedCertificate()).isEmpty();
    }

    /// The answers to what it would be sent as cannot be looked for.
    @Test
    void aRecordingThatCannotBeReadIsErasedAsAnyOther() throws Exception {
        Path data = folder.resolve("sealed");
        try (PracticeFixture sealed = new PracticeFixture(data, PracticeFixture.openEncrypted(data))) {
            Learner ann = sealed.useCases.learners().add("Ann", "1", Optional.empty(), Consent.THIS_COMPUTER);
            Take take = sealed.take(sealed.sentence("the theme park"), ann.id());
            Path recording = sealed.useCases.takes().file(take.audio());
            byte[] bytes = Files.readAllBytes(SealedDisk.raw(recording));
            bytes[bytes.length / 2] ^= 1;
            Files.write(SealedDisk.raw(recording), bytes);
            assertThat(sealed.useCases.erasure().eraseLearner(ann.id()).recordings())
                    .isEqualTo(1);
            assertThat(recording).doesNotExist();
        }
    }

    @Test
    void nothingIsErasedWhereTheSchoolForbidsIt() throws Exception {
        Path file = Files.writeString(folder.resolve("policy.json"), "{\"version\": 1, \"locked\": [\"erasure\"]}");
        Path data = folder.resolve("school");
        try (PracticeFixture school = new PracticeFixture(data, NewLibrary.open(data, PolicyFile.read(file)))) {
            long classId =
                    school.useCases.classes().create("3-2", Optional.empty()).id();
            Learner ann = school.useCases.learners().add("Ann", "1", Optional.of(classId), Consent.THIS_COMPUTER);
            Take take = school.take(school.sentence("the theme park"), ann.id());
            assertThatThrownBy(() -> school.useCases.erasure().eraseLearner(ann.id()))
                    .isInstanceOf(LockedFeatureException.class);
            assertThatThrownBy(() -> school.useCases.erasure().eraseClassRecordings(classId))
                    .isInstanceOf(LockedFeatureException.class);
            assertThat(school.useCases.takes().find(take.id())).isPresent();
            FreeSpeech speech = school.library
                    .freeSpeech()
                    .insert(ann.id(), "town", "Your town", take.audio(), PracticeFixture.NOW);
            assertThatThrownBy(() -> school.useCases.selfStudy().freeSpeech().delete(speech))
                    .isInstanceOf(LockedFeatureException.class);
            assertThat(school.library.freeSpeech().find(speech.id())).isPresent();
        }
    }

    private Learner learner(String name, Optional<Long> classId) {
        return fixture.useCases.learners().add(name, "17", classId, Consent.THIS_COMPUTER);
    }
}
