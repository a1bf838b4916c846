package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.lesson.Reading;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.store.Origin;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Desk;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.Judgement;
import app.saywell.speech.Reply;
import app.saywell.speech.Upload;
import app.saywell.speech.billing.Price;
import app.saywell.task.Outcome;
import app.saywell.task.Running;

import java.util.Optional;
import java.util.function.Consumer;

/// Asks the other service the question that a take's judgement answers: the hosted one where this
/// computer judged, this computer where the hosted one did.
///
/// The judgement that counts stays the one it was; the second one is not stored with it. What was
/// paid for is kept with the paid answers, so that asking again costs nothing.
public final class SecondOpinion {
    private final Desk desk;
    private final Library library;
    private final Judges judges;
    private final ConsentLaw consent;

    public SecondOpinion(Desk desk, Judges judges) {
        this.desk = desk;
        this.library = desk.library();
        this.judges = judges;
        consent = new ConsentLaw(library);
    }

    /// Why nobody can be asked about a take now; empty where somebody can.
    public Optional<Failure> refusal(long takeId) {
        Optional<Result> result = library.results().latest(takeId);
        Take take = library.takes().find(takeId).orElseThrow();
        long learner = take.owner().learnerId();
        return result.flatMap(one -> refusal(learner, other(one)));
    }

    /// Whether there is another service for a judged take at all: without a hosted one there is
    /// none beside this computer's.
    public boolean isThere(long takeId) {
        return library.results()
                .latest(takeId)
                .filter(result -> !isNobody(other(result)))
                .isPresent();
    }

    /// What asking costs at most, in millionths of a US dollar; 0 where this computer is asked.
    public long price(long takeId) {
        Take take = library.takes().find(takeId).orElseThrow();
        return library.results()
                .latest(takeId)
                .filter(result -> other(result) == ServiceKind.HOSTED)
                .map(result -> result.question().endpoint())
                .map(endpoint -> Price.microDollars(endpoint, Price.millis(take.audio().seconds())))
                .orElse(0L);
    }

    /// Asks. The take must have been judged.
    public Running ask(long takeId, Consumer<Outcome<Opinion>> answer) {
        return desk.tasks().run(progress -> askNow(takeId), answer);
    }

    private Opinion askNow(long takeId) {
        Take take = library.takes().find(takeId).orElseThrow();
        Result result = library.results().latest(takeId).orElseThrow();
        Optional<Failure> refusal = refusal(takeId);
        if (refusal.isPresent()) {
            return new Opinion.Refused(refusal.get());
        }
        long learner = take.owner().learnerId();
        Judge judge = judges.of(other(result), Purposes.of(library, learner, Purposes.PRACTICE));
        Upload upload = SoundFile.upload(library.recordings().file(take.audio()));
        Optional<Reading> model = result.question().readingId().flatMap(library.readings()::find);
        boolean compared = result.question().endpoint() == Endpoint.PRONUNCIATION;
        if (compared && model.flatMap(Reading::analysis).isEmpty()) {
            return new Opinion.Refused(
                    Failure.of(Failure.Kind.BAD_REQUEST, "the native reading is gone"));
        }
        Reply<Judgement> reply = Scoring.ask(judge, upload, result.question(), model);
        return switch (reply) {
            case Reply.Failed<Judgement> failed -> new Opinion.Refused(failed.failure());
            case Reply.Answer<Judgement> answer ->
                    new Opinion.Given(
                            new Comparison(
                                    result.scale(),
                                    new Comparison.Voice(
                                            result.origin().service(), result.judgement()),
                                    new Comparison.Voice(judge.name(), answer.value())));
        };
    }

    // Where there is nobody to ask, nobody need agree to it first.
    private Optional<Failure> refusal(long learner, ServiceKind service) {
        return isNobody(service)
                ? Optional.of(Failure.of(Failure.Kind.UNKNOWN_HOST, "no hosted service is set"))
                : consent.refusal(learner, service);
    }

    private boolean isNobody(ServiceKind service) {
        return service == ServiceKind.HOSTED
                && library.settings().get(Setting.HOSTED_ADDRESS).isBlank();
    }

    private static ServiceKind other(Result result) {
        return result.origin().service().equals(Origin.EMBEDDED)
                ? ServiceKind.HOSTED
                : ServiceKind.EMBEDDED;
    }
}
