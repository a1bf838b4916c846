package app.saywell.desk.assessment;

import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.calls.UploadPreparation;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.file.WholeFile;
import app.saywell.desk.takes.scoring.TakeScoring;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Appeals: a recording is judged once more from its stored bytes by the engine on this computer, and what it gave then
/// and gives now is signed.
public final class AppealService {
    private static final Setting<String> SIGNING_KEY = Setting.text("assessment.signing-key", "");

    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;

    public AppealService(UseCaseContext context, SpeechServiceHandles services) {
        this.context = context;
        library = context.library();
        this.services = services;
    }

    /// What came of an appeal.
    public sealed interface AppealOutcome {
        /// It was judged again; the certificate was written.
        record JudgedAgain(AppealStatement statement, String fingerprint) implements AppealOutcome {}

        /// There is nothing on this computer to compare with: it was never scored here, or its model reading is gone.
        record NothingToCompare() implements AppealOutcome {}

        /// The engine gave no answer.
        record NotJudged() implements AppealOutcome {}
    }

    /// Judges a take again and writes the certificate. It never takes an answer that is stored. The result of the take
    /// stays as it is.
    public AppealOutcome appeal(Take take, Path certificate) throws IOException {
        Optional<ScoringResult> scored = library.results().findByTake(take.id()).stream()
                .filter(result -> result.origin().onThisComputer())
                .findFirst();
        if (scored.isEmpty()) {
            return new AppealOutcome.NothingToCompare();
        }
        ScoringResult result = scored.get();
        Optional<ModelReading> reading = result.request().readingId().flatMap(library.readings()::find);
        boolean isReadingGone = result.request().readingId().isPresent()
                && reading.flatMap(ModelReading::analysis).isEmpty();
        if (isReadingGone) {
            return new AppealOutcome.NothingToCompare();
        }
        context.noteAccess(AccessEntry.AccessAction.APPEALED, take.owner());
        String engineThen = result.origin().engine();
        SpeechServiceHandle service = services.handleFor(
                ServiceKind.EMBEDDED,
                CallPurpose.forLearner(library, take.owner().learnerId(), CallPurpose.PRACTICE),
                engineThen.contains(" British"),
                AnswerOrigin.ruleOf(engineThen));
        AudioUpload upload = UploadPreparation.prepare(context, take.audio());
        library.paidAnswers().forgetEmbedded(RecordingFiles.sha256Of(upload.bytes()));
        ServiceReply<PronunciationResult> reply = TakeScoring.ask(service, upload, result.request(), reading);
        return switch (reply) {
            case ServiceReply.FailedCall<PronunciationResult> _ -> new AppealOutcome.NotJudged();
            case ServiceReply.AnsweredCall<PronunciationResult> answer -> {
                AppealStatement statement = new AppealStatement(
                        take.audio().hash(),
                        result.request().text(),
                        engineThen,
                        service.engine(),
                        result.origin().at(),
                        context.clock().instant(),
                        figures(SpeechJson.readPronunciationResult(result.json())),
                        figures(answer.value()));
                yield sign(statement, certificate);
            }
        };
    }

    private AppealOutcome sign(AppealStatement statement, Path file) throws IOException {
        try {
            KeyPair keys = keys();
            String text = AppealCertificate.sign(statement, keys);
            WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
            return new AppealOutcome.JudgedAgain(statement, AppealCertificate.fingerprint(keys.getPublic()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The key of this library, made at the first appeal.
    private KeyPair keys() throws GeneralSecurityException {
        String stored = library.settings().get(SIGNING_KEY);
        if (stored.isEmpty()) {
            KeyPair made = AppealCertificate.newKeys();
            Base64.Encoder encoder = Base64.getEncoder();
            library.settings()
                    .set(
                            SIGNING_KEY,
                            encoder.encodeToString(made.getPrivate().getEncoded())
                                    + " "
                                    + encoder.encodeToString(made.getPublic().getEncoded()));
            return made;
        }
        List<byte[]> halves =
                Stream.of(stored.split(" ")).map(Base64.getDecoder()::decode).toList();
        return new KeyPair(
                AppealCertificate.publicKey(halves.getLast()), AppealCertificate.privateKey(halves.getFirst()));
    }

    /// All figures of a result: the parts of the score, then of each word its score and those of its sounds.
    private static String figures(PronunciationResult result) {
        List<String> figures = new ArrayList<>();
        PronunciationFeedback feedback = result.feedback();
        figures.add(figure(feedback.pronunciation()));
        figures.add(figure(feedback.stress()));
        figures.add(figure(feedback.pause()));
        figures.add(figure(feedback.speed()));
        for (Word word : result.words()) {
            figures.add(number(word.score()));
            for (Phoneme sound : word.phonemes()) {
                figures.add(number(sound.score()));
            }
        }
        return String.join(" ", figures);
    }

    private static String figure(@Nullable DimensionScore score) {
        return score == null ? "-" : number(score.score());
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
