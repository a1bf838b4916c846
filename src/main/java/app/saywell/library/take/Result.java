package app.saywell.library.take;

import app.saywell.library.store.Origin;
import app.saywell.speech.Endpoint;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.Scale;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;

import java.util.List;
import java.util.Optional;

/// The service's judgement of a take, as it came.
///
/// @param json the whole answer, byte for byte
/// @param movedJson its components with boundaries that somebody moved by hand
public record Result(
        long id,
        long takeId,
        String json,
        Question question,
        Origin origin,
        Optional<String> movedJson) {

    /// What was asked.
    ///
    /// @param readingId the native reading it was compared with; empty on `/pronunciation-simple`
    public record Question(
            Endpoint endpoint, String text, FeedbackLanguage language, Optional<Long> readingId) {}

    /// The answer as values, with the boundaries where they were moved to; parsed anew at every
    /// call.
    public Judgement judgement() {
        Judgement answered = SpeechJson.readJudgement(json);
        return moved().map(moved -> new Judgement(moved, answered.feedback())).orElse(answered);
    }

    /// The components with boundaries that somebody moved by hand.
    public Optional<List<SpeechComponent>> moved() {
        return movedJson.map(SpeechJson::readComponents);
    }

    /// The scale of its pronunciation score.
    public Scale scale() {
        return question.endpoint().scale().orElseThrow();
    }
}
