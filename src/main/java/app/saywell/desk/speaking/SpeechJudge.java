package app.saywell.desk.speaking;

import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.calls.ConsentPolicy;
import app.saywell.desk.calls.IndeterminateCallResolver;
import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.speaking.SpeechAnswers;
import app.saywell.desk.school.speaking.SpeechAnswers.AnsweredPart;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.desk.takes.RecordingParts;
import app.saywell.desk.takes.scoring.JudgingRules;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.TextType;
import app.saywell.speech.signal.OverlappingVoicesDetector;
import app.saywell.speech.signal.SpeechBand;
import app.saywell.speech.signal.TakeQuality;
import app.saywell.speech.task.ProgressListener;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Has what was said without a text written down, and then judged against what was written down, by the ordinary calls
/// of the configured service. Long recordings are cut at pauses, so that a word that nobody said spoils a part only.
///
/// Where a service does not say how sure its words are, this computer listens, too: what both heard is sure.
public final class SpeechJudge {
    /// Whisper listens to half a minute at once, and more context makes surer words.
    private static final double MIN_PART = 14;

    private static final double MAX_PART = 28;

    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;
    private final ConsentPolicy consent;

    public SpeechJudge(UseCaseContext context, SpeechServiceHandles services) {
        this.context = context;
        this.library = context.library();
        this.services = services;
        this.consent = new ConsentPolicy(library);
    }

    /// What came of judging.
    public sealed interface JudgingOutcome {
        /// The answers are stored.
        record JudgedSpeech(FreeSpeech speech) implements JudgingOutcome {}

        /// A call failed, or was not made. The recording is kept, and what was answered is not asked for again.
        record RefusedSpeech(CallFailure failure) implements JudgingOutcome {}
    }

    /// Ends the work at the first failed call.
    private static final class RefusedCallException extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient CallFailure failure;

        RefusedCallException(CallFailure failure) {
            super(failure.kind().name());
            this.failure = failure;
        }
    }

    /// Whether the service costs money and speech leaves this computer.
    public boolean isHosted() {
        return library.settings().get(Setting.SERVICE_KIND) == ServiceKind.HOSTED;
    }

    /// Judges on the calling thread, with the configured service.
    ///
    /// @param resend whether a call of which nobody knows whether it was billed may be sent again
    /// @param progress counts the parts
    /// @throws app.saywell.desk.store.policy.LockedFeatureException if the school has locked transcription
    public JudgingOutcome judge(FreeSpeech speech, IndeterminateCalls resend, ProgressListener progress)
            throws InterruptedException {
        LockedFeatureException.requireUnlocked(library.policy(), LockedFeature.TRANSCRIPTION);
        ServiceKind kind = library.settings().get(Setting.SERVICE_KIND);
        Optional<CallFailure> refusal = consent.refusal(speech.learnerId(), kind);
        if (refusal.isPresent()) {
            return new JudgingOutcome.RefusedSpeech(refusal.get());
        }
        Path file = library.recordings().existingFile(speech.audio());
        if (TakeQuality.of(context.decodedAudio().open(speech.audio().hash(), file))
                .isSilent()) {
            return new JudgingOutcome.RefusedSpeech(
                    CallFailure.of(FailureKind.SILENT_TAKE, "nothing is heard in the recording"));
        }
        SpeechServiceHandle service = handle(kind, speech.learnerId());
        try {
            List<AnsweredPart> parts = parts(speech, file, service, resend, progress);
            SpeechAnswers answers = new SpeechAnswers(
                    service.name(), service.engine(), context.clock().instant(), parts);
            library.freeSpeech().setAnswers(speech.id(), answers);
            return new JudgingOutcome.JudgedSpeech(
                    library.freeSpeech().find(speech.id()).orElseThrow());
        } catch (RefusedCallException e) {
            return new JudgingOutcome.RefusedSpeech(e.failure);
        }
    }

    private SpeechServiceHandle handle(ServiceKind kind, long learnerId) {
        return services.handleFor(
                kind,
                CallPurpose.forLearner(library, learnerId, CallPurpose.PRACTICE),
                false,
                JudgingRules.forLearner(library, learnerId));
    }

    private List<AnsweredPart> parts(
            FreeSpeech speech,
            Path file,
            SpeechServiceHandle service,
            IndeterminateCalls resend,
            ProgressListener progress)
            throws InterruptedException {
        RecordingParts recording = RecordingParts.of(file, MIN_PART, MAX_PART);
        List<AnsweredPart> parts = new ArrayList<>();
        for (int i = 0; i < recording.count(); i++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            progress.onProgress(i, recording.count());
            AudioUpload upload = recording.upload(i);
            library.sentAudio().record(speech.audio().hash(), RecordingFiles.sha256Of(upload.bytes()));
            if (resend == IndeterminateCalls.ALLOW_RESEND) {
                new IndeterminateCallResolver(library).allowResend(upload);
            }
            parts.add(part(speech, recording, i, upload, service));
        }
        return parts;
    }

    private AnsweredPart part(
            FreeSpeech speech, RecordingParts recording, int index, AudioUpload upload, SpeechServiceHandle service) {
        var written = answered(service.service().transcribeWithCertainty(upload));
        PartWords words = PartWords.of(written.value());
        String second = "";
        if (words.isDoubtful()) {
            var heardHere = answered(
                    handle(ServiceKind.EMBEDDED, speech.learnerId()).service().transcribeWithCertainty(upload));
            second = heardHere.json();
            words = PartWords.of(written.value(), heardHere.value());
        }
        String judgement = words.hasSure() && written.value().textType() == TextType.ENGLISH
                ? judgement(upload, words, service)
                : "";
        boolean overlap = OverlappingVoicesDetector.hasTwoVoices(SpeechBand.of(recording.part(index)));
        return new AnsweredPart(recording.start(index), written.json(), second, judgement, overlap);
    }

    /// Against all that was written down; where that cannot be, against what is sure.
    private String judgement(AudioUpload upload, PartWords words, SpeechServiceHandle service) {
        ServiceReply.AnsweredCall<PronunciationResult> all = judged(upload, words.text(), service);
        if (all == null && !words.sureText().equals(words.text())) {
            all = judged(upload, words.sureText(), service);
        }
        return all == null ? "" : all.json();
    }

    /// @return null where a word of the text was not said, or the text cannot be judged
    private ServiceReply.@Nullable AnsweredCall<PronunciationResult> judged(
            AudioUpload upload, String text, SpeechServiceHandle service) {
        ServiceReply<PronunciationResult> reply = service.service()
                .pronunciationSimple(upload, text, library.settings().get(Setting.FEEDBACK_LANGUAGE));
        boolean isUnfit = reply instanceof ServiceReply.FailedCall<PronunciationResult> failed
                && (failed.failure().kind() == FailureKind.NOT_ALL_WORDS_SPOKEN
                        || failed.failure().kind() == FailureKind.UNSPEAKABLE_TEXT
                        || failed.failure().kind() == FailureKind.BAD_REQUEST);
        return isUnfit ? null : answered(reply);
    }

    private static <T> ServiceReply.AnsweredCall<T> answered(ServiceReply<T> reply) {
        return switch (reply) {
            case ServiceReply.AnsweredCall<T> answer -> answer;
            case ServiceReply.FailedCall<T> failed -> throw new RefusedCallException(failed.failure());
        };
    }
}
