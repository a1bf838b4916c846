package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.store.Origin;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.Reply;
import app.saywell.speech.Upload;
import app.saywell.task.Outcome;
import app.saywell.task.Running;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Has takes judged by the service that the settings name, and finds judgements again.
///
/// An answer is in the library, byte for byte, before anybody is shown it. Nothing of a voice goes
/// further than its owner's consent.
public final class Scoring {
    private final Desk desk;
    private final Library library;
    private final Judges judges;
    private final Analyst analyst;
    private final ConsentLaw consent;
    private final OneAtATime takesAtWork = new OneAtATime();

    public Scoring(Desk desk, Judges judges, Analyst analyst) {
        this.desk = desk;
        this.library = desk.library();
        this.judges = judges;
        this.analyst = analyst;
        this.consent = new ConsentLaw(library);
    }

    /// Has a take judged: against the model reading's analysis where there is one, else by its text
    /// alone. The same take with the same question is answered from the library without a call.
    public Running score(long takeId, Consumer<Outcome<Scored>> answer) {
        return score(takeId, library.settings().get(Setting.SERVICE), answer);
    }

    /// As above, by a service of the caller's choice: for a second opinion, or when the other one
    /// cannot be had.
    public Running score(long takeId, ServiceKind service, Consumer<Outcome<Scored>> answer) {
        return score(takeId, service, Unknown.KEEP, answer);
    }

    /// As above, also where an earlier question about the take may have been billed unanswered.
    public Running score(
            long takeId, ServiceKind service, Unknown unknown, Consumer<Outcome<Scored>> answer) {
        return desk.tasks()
                .run(
                        progress -> {
                            if (unknown == Unknown.LET_GO) {
                                letGo(takeId);
                            }
                            return scoreNow(takeId, service);
                        },
                        answer);
    }

    /// The newest judgement of a take.
    public Optional<Result> latest(long takeId) {
        return library.results().latest(takeId);
    }

    /// All judgements of a take, newest first: by both services, in both languages.
    public List<Result> all(long takeId) {
        return library.results().of(takeId);
    }

    /// One judgement.
    public Optional<Result> find(long resultId) {
        return library.results().find(resultId);
    }

    /// Judges on the calling thread.
    Scored scoreNow(long takeId, ServiceKind service) throws InterruptedException {
        return takesAtWork.run(takeId, () -> judge(takeId, service));
    }

    private Scored judge(long takeId, ServiceKind service) throws InterruptedException {
        Take take = library.takes().find(takeId).orElseThrow();
        Sentence sentence = library.sentences().find(take.owner().sentenceId()).orElseThrow();
        Optional<Failure> refusal = consent.refusal(take.owner().learnerId(), service);
        if (refusal.isPresent()) {
            return new Scored.Refused(refusal.get());
        }
        Optional<Reading> model = Optional.empty();
        switch (analyst.analysedModel(sentence, service)) {
            case Analyst.Model.Analysed analysed -> model = Optional.of(analysed.reading());
            case Analyst.Model.None none -> {}
            case Analyst.Model.Refused refused -> {
                return new Scored.Refused(refused.failure());
            }
        }
        long learner = take.owner().learnerId();
        Judge judge = judges.of(service, Purposes.of(library, learner, Purposes.PRACTICE));
        Result.Question question = question(sentence, model);
        Optional<Result> known = known(takeId, question, judge);
        if (known.isPresent()) {
            return new Scored.Judged(known.get());
        }
        Upload upload = SoundFile.upload(library.recordings().file(take.audio()));
        Reply<Judgement> reply = ask(judge, upload, question, model);
        return switch (reply) {
            case Reply.Failed<Judgement> failed -> new Scored.Refused(failed.failure());
            case Reply.Answer<Judgement> answer -> {
                Origin origin =
                        Prices.origin(
                                judge, question.endpoint(), upload, answer.source(), desk.clock());
                Result result =
                        library.database()
                                .write(h -> keep(takeId, answer.json(), question, origin));
                tell(take);
                yield new Scored.Judged(result);
            }
        };
    }

    /// Whether judging this take now would ask a service, and not only the library.
    boolean wouldAsk(long takeId, ServiceKind service) {
        Take take = library.takes().find(takeId).orElseThrow();
        Sentence sentence = library.sentences().find(take.owner().sentenceId()).orElseThrow();
        Optional<Reading> model = analyst.model(sentence);
        if (service == ServiceKind.HOSTED && judges.hostedName().isEmpty()) {
            return true;
        }
        return known(takeId, question(sentence, model), judges.of(service)).isEmpty();
    }

    /// Lets every question of unknown fate be sent again that judging this take may ask.
    void letGo(long takeId) {
        UnknownFate fate = new UnknownFate(library);
        Take take = library.takes().find(takeId).orElseThrow();
        fate.letGo(library.recordings().file(take.audio()));
        library.sentences()
                .find(take.owner().sentenceId())
                .flatMap(analyst::model)
                .filter(reading -> reading.analysis().isEmpty())
                .ifPresent(reading -> fate.letGo(library.recordings().file(reading.audio())));
    }

    private Result keep(long takeId, String json, Result.Question question, Origin origin) {
        library.waiting().remove(takeId);
        return library.results().insert(takeId, json, question, origin);
    }

    private void tell(Take take) {
        Take.Owner owner = take.owner();
        desk.changes().tell(new Change.TakesChanged(owner.sentenceId(), owner.learnerId()));
    }

    private Result.Question question(Sentence sentence, Optional<Reading> model) {
        FeedbackLanguage language = library.settings().get(Setting.FEEDBACK_LANGUAGE);
        Endpoint endpoint =
                model.isPresent() ? Endpoint.PRONUNCIATION : Endpoint.PRONUNCIATION_SIMPLE;
        return new Result.Question(endpoint, sentence.text(), language, model.map(Reading::id));
    }

    private Optional<Result> known(long takeId, Result.Question question, Judge judge) {
        return library.results().of(takeId).stream()
                .filter(result -> result.question().equals(question))
                .filter(result -> result.origin().service().equals(judge.name()))
                .filter(result -> result.origin().engine().equals(judge.engine()))
                .filter(result -> !expectedOtherwise(result))
                .findFirst();
    }

    /// Whether it was judged on this computer before a word of it was given another pronunciation.
    private boolean expectedOtherwise(Result result) {
        return result.origin().onThisComputer()
                && !library.pronunciations()
                        .changed(result.question().text())
                        .isBefore(result.origin().at());
    }

    /// Asks one service; with a model's analysis where there is one.
    static Reply<Judgement> ask(
            Judge judge, Upload upload, Result.Question question, Optional<Reading> model) {
        return model.flatMap(Reading::analysis)
                .map(
                        analysis ->
                                judge.service()
                                        .pronunciation(
                                                upload,
                                                question.text(),
                                                analysis.componentsJson(),
                                                question.language()))
                .orElseGet(
                        () ->
                                judge.service()
                                        .pronunciationSimple(
                                                upload, question.text(), question.language()));
    }
}
