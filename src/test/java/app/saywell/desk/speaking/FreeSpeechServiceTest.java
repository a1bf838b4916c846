package app.saywell.desk.speaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.privacy.ErasureService;
import app.saywell.desk.privacy.PersonalDataExport;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.ConsentMissingException;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.speaking.SpeechJudge.JudgingOutcome;
import app.saywell.speech.CallFailure;
import app.saywell.speech.HeardWord;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is said without a text is kept, judged over the services of the contract, exported and erased.
class FreeSpeechServiceTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private FreeSpeechService service;
    private SpeechJudge judge;
    private Learner learner;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        service = fixture.useCases.selfStudy().freeSpeech();
        judge = fixture.useCases.selfStudy().speechJudge();
        long schoolClass =
                fixture.library.classes().insert("4b", Optional.empty()).id();
        learner = fixture.library.learners().insert("Mina", "7", Optional.of(schoolClass), Consent.HOSTED);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void ownTasksStandBeforeTheTenReadyOnes() {
        SpeakingTask own = service.addTask("Food", "What do you like to eat?");
        assertThat(service.tasks()).hasSize(11).first().isEqualTo(own);
        service.deleteTask(own);
        assertThat(service.tasks()).hasSize(10).noneMatch(SpeakingTask::isOwn);
    }

    @Test
    void judgesAgainstWhatWasWrittenDownAndAsksNothingTwice() throws InterruptedException {
        FreeSpeech speech = keep(440);
        hear("She likes apples very much");
        JudgingOutcome outcome = judge(speech);
        assertThat(outcome).isInstanceOf(JudgingOutcome.JudgedSpeech.class);
        FreeSpeech judged = fixture.library.freeSpeech().find(speech.id()).orElseThrow();
        assertThat(SpeechReport.of(judged.answers().orElseThrow(), 60).pronounced())
                .hasSize(5);
        assertThat(fixture.embedded.calls).hasValue(1);
    }

    @Test
    void withAServiceThatSaysNothingOfWordsThisComputerListensToo() throws InterruptedException {
        fixture.library.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
        fixture.hosted.heardText.set(Optional.of("She likes apples very much"));
        fixture.hosted.refusesTranscriptions.set(false);
        hear("She likes apples every March");
        FreeSpeech speech = keep(440);
        SpeechReport report = report(speech);
        assertThat(report.words()).extracting(ReportedWord::isSure).startsWith(true, true, true);
        assertThat(fixture.hosted.calls).hasValue(1);
        assertThat(fixture.embedded.calls)
                .as("judged once, by the hosted service")
                .hasValue(0);
    }

    @Test
    void twoAtOnceAreToldAndOneAloneIsNot() throws InterruptedException {
        hear("She likes apples very much and he likes pears");
        float[] samples = new float[32_000];
        addVoice(samples, 110);
        assertThat(report(keepSound("one", new Pcm(samples.clone(), 16_000))).concerns())
                .doesNotContain(SpeechConcern.TWO_AT_ONCE);
        addVoice(samples, 160);
        assertThat(report(keepSound("two", new Pcm(samples, 16_000))).concerns())
                .contains(SpeechConcern.TWO_AT_ONCE);
    }

    private SpeechReport report(FreeSpeech speech) throws InterruptedException {
        judge(speech);
        FreeSpeech judged = fixture.library.freeSpeech().find(speech.id()).orElseThrow();
        return SpeechReport.of(judged.answers().orElseThrow(), judged.audio().seconds());
    }

    /// Twelve harmonics that glide by a tenth.
    private static void addVoice(float[] samples, double hertz) {
        double phase = 0;
        for (int i = 0; i < samples.length; i++) {
            phase += 2 * Math.PI * hertz * (1 + 0.1 * i / samples.length) / 16_000;
            for (int harmonic = 1; harmonic <= 12; harmonic++) {
                samples[i] += (float) (0.1 * Math.sin(harmonic * (phase + harmonic)) / harmonic);
            }
        }
    }

    @Test
    void silenceAndAFailedServiceLoseNothing() throws InterruptedException {
        FreeSpeech silent = keepSound("silent", new Pcm(new float[48_000], 16_000));
        assertThat(judge(silent)).isInstanceOfSatisfying(JudgingOutcome.RefusedSpeech.class, refused -> assertThat(
                        refused.failure().kind())
                .isEqualTo(CallFailure.FailureKind.SILENT_TAKE));
        assertThat(fixture.embedded.transcriptionCalls).hasValue(0);
        FreeSpeech speech = keep(440);
        hear("She likes apples");
        fixture.embedded.refusal.set(Optional.of(CallFailure.of(CallFailure.FailureKind.SERVER_ERROR, "for now")));
        assertThat(judge(speech)).isInstanceOf(JudgingOutcome.RefusedSpeech.class);
        assertThat(service.findByLearner(learner.id())).hasSize(2);
        fixture.embedded.refusal.set(Optional.empty());
        assertThat(judge(speech)).isInstanceOf(JudgingOutcome.JudgedSpeech.class);
    }

    @Test
    void withoutConsentNothingIsKeptOrSent() throws InterruptedException {
        FreeSpeech speech = keep(440);
        fixture.useCases.learners().recordConsent(learner.id(), Consent.NONE, "guardian", "paper");
        assertThat(judge(speech)).isInstanceOfSatisfying(JudgingOutcome.RefusedSpeech.class, refused -> assertThat(
                        refused.failure().kind())
                .isEqualTo(CallFailure.FailureKind.NO_CONSENT));
        assertThatThrownBy(() -> keep(500)).isInstanceOf(ConsentMissingException.class);
    }

    @Test
    void whatACrashInterruptedIsKeptAtTheNextOpening() throws IOException {
        Path file = interrupted("park");
        WavEncoder.write(file, PracticeFixture.tone(440));
        assertThat(service.keepInterrupted()).isEqualTo(1);
        assertThat(file).doesNotExist();
        assertThat(service.findByLearner(learner.id())).singleElement().satisfies(speech -> assertThat(speech.task())
                .isEqualTo("park"));
        assertThat(service.keepInterrupted()).isZero();
    }

    /// The page is left and opened again while it is stored, or asks again for what it could not read.
    @Test
    void whatIsRecordedNowIsNotTakenForInterrupted() throws IOException {
        Path file = service.newRecordingFile(learner.id(), ReadyTask.PARK.task());
        WavEncoder.write(file, PracticeFixture.tone(440));
        assertThat(fixture.useCases.selfStudy().freeSpeech().keepInterrupted()).isZero();
        assertThat(file).exists();
        service.keep(learner.id(), "park", "a picture", file, PracticeFixture.NOW);
        assertThat(service.findByLearner(learner.id()))
                .extracting(FreeSpeech::prompt)
                .containsExactly("a picture");
    }

    @Test
    void theExportHasTheSoundAndTheAnswers() throws IOException, InterruptedException {
        FreeSpeech speech = keep(440);
        hear("She likes apples");
        judge(speech);
        Path zip = folder.resolve("export.zip");
        new PersonalDataExport(fixture.context()).export(learner.id(), zip);
        try (ZipFile exported = new ZipFile(zip.toFile())) {
            assertThat(exported.getEntry("audio/speech-" + speech.id() + ".wav"))
                    .isNotNull();
            assertThat(exported.stream().filter(entry -> entry.getName().startsWith("results/speech-")))
                    .hasSize(2);
            String page = new String(
                    exported.getInputStream(exported.getEntry("everything.txt")).readAllBytes(),
                    java.nio.charset.StandardCharsets.UTF_8);
            assertThat(page)
                    .contains("about: Describe it")
                    .contains("Found by Saywell, from 0.0 s: no two people spoke at the same time");
        }
    }

    @Test
    void deletingErasesTheFileUnlessATakeHasTheSameSound() {
        FreeSpeech speech = keep(440);
        Path file = fixture.library.recordings().existingFile(speech.audio());
        service.delete(speech);
        assertThat(file).doesNotExist();
        FreeSpeech again = keep(440);
        Take take = fixture.take(fixture.sentence("One"), learner.id());
        assertThat(take.audio().hash()).isNotEqualTo(again.audio().hash());
        service.delete(again);
        assertThat(fixture.library.recordings().existingFile(take.audio())).exists();
        assertThat(accessRecord()).extracting(AccessEntry::action).contains(AccessEntry.AccessAction.ERASED);
    }

    @Test
    void erasingALearnerErasesWhatWasSaidAndWhatWasInterrupted() throws IOException {
        FreeSpeech speech = keep(440);
        Path file = fixture.library.recordings().existingFile(speech.audio());
        Path interrupted = interrupted("dog");
        WavEncoder.write(interrupted, PracticeFixture.tone(300));
        new ErasureService(fixture.context()).eraseLearner(learner.id());
        assertThat(file).doesNotExist();
        assertThat(interrupted).doesNotExist();
        assertThat(fixture.library.freeSpeech().findByLearner(learner.id())).isEmpty();
    }

    @Test
    void openingTheWorkOfALearnerOfAClassIsNoted() {
        service.opened(keep(440));
        assertThat(accessRecord()).anySatisfy(entry -> {
            assertThat(entry.action()).isEqualTo(AccessEntry.AccessAction.OPENED);
            assertThat(entry.learnerId()).isEqualTo(learner.id());
        });
    }

    // As a process that is gone named it.
    private Path interrupted(String task) {
        return fixture.library.folder().unfinishedFolder().resolve("free-" + learner.id() + "-1-" + task + ".wav");
    }

    private List<AccessEntry> accessRecord() {
        return fixture.library
                .accessRecord()
                .find(PracticeFixture.NOW.minusSeconds(60), PracticeFixture.NOW.plusSeconds(60));
    }

    private JudgingOutcome judge(FreeSpeech speech) throws InterruptedException {
        return judge.judge(speech, IndeterminateCalls.BLOCK, ProgressListener.NONE);
    }

    private void hear(String text) {
        fixture.embedded.heardWords.set(List.of(text.split(" ")).stream()
                .map(word -> new HeardWord(word, 0.9))
                .toList());
    }

    private FreeSpeech keep(int frequencyHz) {
        return keepSound("tone" + frequencyHz, PracticeFixture.tone(frequencyHz));
    }

    private FreeSpeech keepSound(String name, Pcm sound) {
        try {
            Path file = folder.resolve(name + ".wav");
            WavEncoder.write(file, sound);
            FreeSpeech kept = service.keep(learner.id(), "park", "Describe it", file, PracticeFixture.NOW);
            assertThat(Files.exists(file)).isFalse();
            return kept;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
