package app.saywell.cli;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Reply;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.SpeechService;

import java.util.Optional;
import java.util.function.Function;

/// A recording with what the service said of it: all that a picture of it needs.
///
/// @param model the native reading and its components, where it was judged against one
public record Judged(
        String text,
        FeedbackLanguage language,
        Recording learner,
        Optional<Model> model,
        Judgement judgement) {

    /// The native reading that was compared with.
    public record Model(NativeReading reading, NativeAnalysis analysis) {}

    /// Asks the service: once without a native reading, and with one as often as it needs.
    public static Reply<Judged> by(
            SpeechService service,
            Recording learner,
            Optional<NativeReading> reading,
            String text,
            FeedbackLanguage language) {
        if (reading.isEmpty()) {
            return withJudgement(
                    service.pronunciationSimple(learner.upload(), text, language),
                    judgement -> new Judged(text, language, learner, Optional.empty(), judgement));
        }
        return switch (reading.get().components(service, text)) {
            case Reply.Failed<NativeAnalysis>(var failure) -> new Reply.Failed<>(failure);
            case Reply.Answer<NativeAnalysis>(var analysis, _, _) ->
                    withJudgement(
                            service.pronunciation(
                                    learner.upload(),
                                    text,
                                    SpeechJson.write(analysis.components()),
                                    language),
                            judgement ->
                                    new Judged(
                                            text,
                                            language,
                                            learner,
                                            Optional.of(new Model(reading.get(), analysis)),
                                            judgement));
        };
    }

    private static Reply<Judged> withJudgement(
            Reply<Judgement> reply, Function<Judgement, Judged> complete) {
        return switch (reply) {
            case Reply.Failed<Judgement>(var failure) -> new Reply.Failed<>(failure);
            case Reply.Answer<Judgement>(var judgement, var json, var source) ->
                    new Reply.Answer<>(complete.apply(judgement), json, source);
        };
    }
}
