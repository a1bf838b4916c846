package app.saywell.desk.homework;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.school.homework.HandIn;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.math.BigInteger;
import java.nio.file.Path;
import java.security.AlgorithmParameters;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeworkKeysTest {
    private static final String DIGEST = "ab".repeat(32);

    @TempDir
    Path folder;

    @Test
    void aClassHasOneKeyPairAndItsHalvesBelongTogether() throws Exception {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long one = newClass(fixture, "3-1");
            HomeworkKeys keys = new HomeworkKeys(fixture.context());
            ClassKey key = keys.keyOf(one);
            assertThat(keys.keyOf(one)).usingRecursiveComparison().isEqualTo(key);
            assertThat(keys.keyOf(newClass(fixture, "3-2")).keyId()).isNotEqualTo(key.keyId());
            assertThat(key.publicPoint()).hasSize(65).startsWith(4);
            assertThat(key.keyId()).isEqualTo(HomeworkKeys.keyId(key.publicPoint()));
            Signature signer = Signature.getInstance("SHA256withECDSA");
            signer.initSign(privateKey(key));
            signer.update(key.publicPoint());
            byte[] signature = signer.sign();
            signer.initVerify(publicKey(key.publicPoint()));
            signer.update(key.publicPoint());
            assertThat(signer.verify(signature)).isTrue();
        }
    }

    @Test
    void erasingTheRecordingsOfAClassErasesItsHomeworkAndItsKey() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long classId = newClass(fixture, "3-1");
            long other = newClass(fixture, "3-2");
            HomeworkKeys keys = new HomeworkKeys(fixture.context());
            String oldKey = keys.keyOf(classId).keyId();
            String otherKey = keys.keyOf(other).keyId();
            Homework homework = handedIn(fixture, classId);
            Homework ofOther = handedIn(fixture, other);
            fixture.useCases.erasure().eraseClassRecordings(classId);
            var library = fixture.context().library();
            assertThat(library.classKeys().find(oldKey)).isEmpty();
            assertThat(library.homework().find(homework.id())).isEmpty();
            assertThat(library.handIns().findByHomework(homework.id())).isEmpty();
            assertThat(library.classKeys().find(otherKey)).isPresent();
            assertThat(library.homework().find(ofOther.id())).contains(ofOther);
            assertThat(library.handIns().findByHomework(ofOther.id())).hasSize(1);
            assertThat(keys.keyOf(classId).keyId()).isNotEqualTo(oldKey);
        }
    }

    @Test
    void erasingALearnerErasesWhatTheyHandedIn() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long classId = newClass(fixture, "3-1");
            Homework homework = handedIn(fixture, classId);
            var library = fixture.context().library();
            HandIn handIn = library.handIns().findByHomework(homework.id()).getFirst();
            Take take = library.takes().findByLearner(handIn.learnerId()).getFirst();
            assertThat(isHandedIn(fixture, take)).isTrue();
            fixture.useCases.erasure().eraseLearner(handIn.learnerId());
            assertThat(library.handIns().find(handIn.digest())).isEmpty();
            assertThat(isHandedIn(fixture, take)).isFalse();
            assertThat(library.homework().find(homework.id())).contains(homework);
        }
    }

    @Test
    void aConsentCanLeaveHomeworkOut() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long classId = newClass(fixture, "3-1");
            Learner learner = newLearner(fixture, classId);
            var learners = fixture.context().library().learners();
            assertThat(learners.allowsHomework(learner.id())).isTrue();
            var people = fixture.useCases.learners();
            List<Long> ids = List.of(learner.id());
            people.recordConsent(ids, Consent.THIS_COMPUTER, Optional.of(false), "a", "b");
            assertThat(learners.allowsHomework(learner.id())).isFalse();
            assertThat(learners.findHomeworkExcluded(classId)).containsExactly(learner.id());
            people.recordConsent(learner.id(), Consent.HOSTED, "a", "b");
            assertThat(learners.allowsHomework(learner.id())).isFalse();
            assertThat(people.consentHistory(learner.id()).getLast().homeworkAllowed())
                    .isFalse();
            people.recordConsent(ids, Consent.HOSTED, Optional.of(true), "a", "b");
            assertThat(learners.allowsHomework(learner.id())).isTrue();
        }
    }

    private static boolean isHandedIn(PracticeFixture fixture, Take take) {
        return fixture.context()
                .library()
                .handIns()
                .hasTake(take.owner().learnerId(), take.owner().sentenceId(), DIGEST);
    }

    private static Homework handedIn(PracticeFixture fixture, long classId) {
        var library = fixture.context().library();
        Sentence sentence = fixture.sentence("the theme park");
        Learner learner = newLearner(fixture, classId);
        Homework homework = new Homework(
                UUID.randomUUID(),
                classId,
                sentence.lessonId(),
                PracticeFixture.NOW,
                Optional.of(java.time.LocalDate.of(2026, 12, 1)),
                false);
        library.homework().insert(homework);
        library.handIns()
                .insert(new HandIn(
                        String.format("%064x", classId),
                        homework.id(),
                        learner.id(),
                        UUID.randomUUID(),
                        PracticeFixture.NOW));
        Take take = fixture.take(sentence, learner.id());
        library.handIns().insertTake(take.id(), homework.id(), DIGEST);
        return homework;
    }

    private static long newClass(PracticeFixture fixture, String name) {
        return fixture.useCases.classes().create(name, Optional.empty()).id();
    }

    private static Learner newLearner(PracticeFixture fixture, long classId) {
        return fixture.useCases.learners().add("하늘", "12", Optional.of(classId), Consent.THIS_COMPUTER);
    }

    private static PrivateKey privateKey(ClassKey key) throws Exception {
        return KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(key.privatePkcs8()));
    }

    private static PublicKey publicKey(byte[] point) throws Exception {
        AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
        curve.init(new ECGenParameterSpec("secp256r1"));
        ECPoint w = new ECPoint(
                new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
                new BigInteger(1, Arrays.copyOfRange(point, 33, 65)));
        return KeyFactory.getInstance("EC")
                .generatePublic(new ECPublicKeySpec(w, curve.getParameterSpec(ECParameterSpec.class)));
    }
}
