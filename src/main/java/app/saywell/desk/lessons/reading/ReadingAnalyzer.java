package app.saywell.desk.lessons.reading;

import app.saywell.desk.calls.AnswerOriginFactory;
import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.calls.RawJson;
import app.saywell.desk.calls.SaywellServices;
import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.calls.UploadPreparation;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.KeyedLock;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import java.util.Optional;

/// Has model readings analysed by a speech service, once for each text.
public final class ReadingAnalyzer {
    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;
    private final KeyedLock readingLock = new KeyedLock();

    public ReadingAnalyzer(UseCaseContext context, SpeechServiceHandles services) {
        this.context = context;
        this.library = context.library();
        this.services = services;
    }

    /// The primary reading of a sentence, ready to compare with.
    public sealed interface AnalysedPrimary {
        /// A reading with its analysis.
        record AnalysedReading(ModelReading reading) implements AnalysedPrimary {}

        /// There is no reading, or it does not match the text.
        record NoUsableReading() implements AnalysedPrimary {}

        /// The reading could not be analysed now.
        record AnalysisRefused(CallFailure failure) implements AnalysedPrimary {}
    }

    /// The primary reading of a sentence. Analyses it first if necessary.
    public AnalysedPrimary analysedPrimary(Sentence sentence, ServiceKind service) throws InterruptedException {
        Optional<ModelReading> primary = primaryReading(sentence);
        if (primary.isEmpty()) {
            return new AnalysedPrimary.NoUsableReading();
        }
        Optional<CallFailure> failure = analyse(primary.get().id(), service);
        return failure.<AnalysedPrimary>map(ReadingAnalyzer::afterFailure)
                .orElseGet(() -> new AnalysedPrimary.AnalysedReading(
                        library.readings().find(primary.get().id()).orElseThrow()));
    }

    /// The primary reading of a sentence, analysed or not.
    public Optional<ModelReading> primaryReading(Sentence sentence) {
        return library.readings().findBySentence(sentence.id()).stream()
                .filter(ModelReading::primary)
                .findFirst();
    }

    // A reading that does not match the text can never be analysed, so the take is scored by the
    // text only.
    private static AnalysedPrimary afterFailure(CallFailure failure) {
        return switch (failure.kind()) {
            case BAD_REQUEST, NOT_ALL_WORDS_SPOKEN, UNSPEAKABLE_TEXT, TOO_LARGE ->
                new AnalysedPrimary.NoUsableReading();
            default -> new AnalysedPrimary.AnalysisRefused(failure);
        };
    }

    /// Analyses a reading on the calling thread, unless it is analysed already. What an earlier
    /// engine on this computer said of it is renewed, which costs nothing, and so is an analysis with
    /// words that are not read aloud, or with another form of the text than the service gets; it is kept when the
    /// new engine refuses the reading.
    ///
    /// @return why it failed; empty if it is analysed
    public Optional<CallFailure> analyse(long readingId, ServiceKind service) throws InterruptedException {
        return readingLock.runLocked(readingId, () -> analyseOnce(readingId, service));
    }

    private Optional<CallFailure> analyseOnce(long readingId, ServiceKind service) {
        ModelReading reading = library.readings().find(readingId).orElseThrow();
        Sentence sentence = library.sentences().find(reading.sentenceId()).orElseThrow();
        Optional<ReadingAnalysis> earlier = reading.analysis();
        boolean getsWords = !SaywellServices.include(service, library.settings());
        if (earlier.isPresent()
                && !AnalysedWords.hasUnspoken(earlier.get(), sentence.text())
                && !AnalysedWords.hasOtherForm(earlier.get(), sentence.text(), getsWords)
                && (service != ServiceKind.EMBEDDED
                        || !earlier.get().origin().isOfOtherEngine(services.embeddedEngine()))) {
            return Optional.empty();
        }
        SpeechServiceHandle speechService =
                services.handleFor(service, CallPurpose.READING, MadeReading.british(reading), JudgingRule.DEFAULT);
        AudioUpload upload = UploadPreparation.prepare(context, reading.audio());
        ServiceReply<NativeAnalysis> reply = speechService.service().analyzeNative(upload, sentence.text());
        return switch (reply) {
            case ServiceReply.FailedCall<NativeAnalysis> failed ->
                earlier.isPresent() ? Optional.empty() : Optional.of(failed.failure());
            case ServiceReply.AnsweredCall<NativeAnalysis> answer -> {
                ReadingAnalysis analysis = new ReadingAnalysis(
                        RawJson.memberText(answer.json(), "speech_components"),
                        AnswerOriginFactory.create(
                                speechService,
                                ServiceEndpoint.ANALYZE_NATIVE,
                                upload,
                                answer.source(),
                                context.clock()));
                if (earlier.filter(analysis::saysTheSame).isEmpty()) {
                    library.readings().insertAnalysis(readingId, sentence.text(), answer.json(), analysis);
                    context.changes().publish(new LibraryChange.ReadingsChanged(sentence.id()));
                }
                yield Optional.empty();
            }
        };
    }
}
