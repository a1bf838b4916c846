package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.lesson.Analysis;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.ServiceKind;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Reply;
import app.saywell.speech.Upload;

import java.util.Optional;

/// Has native readings taken apart, each once for the text it reads.
public final class Analyst {
    private final Desk desk;
    private final Library library;
    private final Judges judges;
    private final OneAtATime readingsAtWork = new OneAtATime();

    public Analyst(Desk desk, Judges judges) {
        this.desk = desk;
        this.library = desk.library();
        this.judges = judges;
    }

    /// What there is to compare a learner with.
    sealed interface Model {
        /// A reading with its analysis.
        record Analysed(Reading reading) implements Model {}

        /// No reading, or one that does not fit the text.
        record None() implements Model {}

        /// A reading that could not be analysed now.
        record Refused(Failure failure) implements Model {}
    }

    /// The model of a sentence, analysed first where it was not yet.
    Model analysedModel(Sentence sentence, ServiceKind service) throws InterruptedException {
        Optional<Reading> model = model(sentence);
        if (model.isEmpty()) {
            return new Model.None();
        }
        Optional<Failure> failure = analyse(model.get().id(), service);
        return failure.<Model>map(Analyst::withoutAnalysis)
                .orElseGet(
                        () ->
                                new Model.Analysed(
                                        library.readings().find(model.get().id()).orElseThrow()));
    }

    /// The model of a sentence, analysed or not.
    Optional<Reading> model(Sentence sentence) {
        return library.readings().of(sentence.id()).stream().filter(Reading::model).findFirst();
    }

    // A reading that does not fit the text will never be analysed: the text alone must do.
    private static Model withoutAnalysis(Failure failure) {
        return switch (failure.kind()) {
            case BAD_REQUEST, NOT_ALL_WORDS_SPOKEN, TOO_LARGE -> new Model.None();
            default -> new Model.Refused(failure);
        };
    }

    /// Has a reading analysed on the calling thread, unless it was already.
    ///
    /// @return why it was not analysed; empty when it is
    public Optional<Failure> analyse(long readingId, ServiceKind service)
            throws InterruptedException {
        return readingsAtWork.run(readingId, () -> analyseOnce(readingId, service));
    }

    private Optional<Failure> analyseOnce(long readingId, ServiceKind service) {
        Reading reading = library.readings().find(readingId).orElseThrow();
        if (reading.analysis().isPresent()) {
            return Optional.empty();
        }
        Sentence sentence = library.sentences().find(reading.sentenceId()).orElseThrow();
        Upload upload = SoundFile.upload(library.recordings().file(reading.audio()));
        Judge judge = judges.of(service, Purposes.READING);
        Reply<NativeAnalysis> reply = judge.service().analyzeNative(upload, sentence.text());
        return switch (reply) {
            case Reply.Failed<NativeAnalysis> failed -> Optional.of(failed.failure());
            case Reply.Answer<NativeAnalysis> answer -> {
                Analysis analysis =
                        new Analysis(
                                RawJson.member(answer.json(), "speech_components"),
                                Prices.origin(
                                        judge,
                                        Endpoint.ANALYZE_NATIVE,
                                        upload,
                                        answer.source(),
                                        desk.clock()));
                library.readings()
                        .insertAnalysis(readingId, sentence.text(), answer.json(), analysis);
                desk.changes().tell(new Change.ReadingsChanged(sentence.id()));
                yield Optional.empty();
            }
        };
    }
}
