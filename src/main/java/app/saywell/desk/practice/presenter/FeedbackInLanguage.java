package app.saywell.desk.practice.presenter;

import app.saywell.desk.practice.state.FeedbackOffer;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.takes.scoring.FeedbackTranslations;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationResult;
import java.util.Optional;

/// A result as it is shown: with its feedback in one language, and the offer of the other one.
///
/// @param offer empty if the service cannot be asked any more
record FeedbackInLanguage(PronunciationResult result, FeedbackLanguage language, Optional<FeedbackOffer> offer) {

    /// The feedback in the wanted language where it is known, else in its own.
    static FeedbackInLanguage of(
            FeedbackTranslations feedbackTranslations, ScoringResult result, FeedbackLanguage wanted) {
        Optional<PronunciationResult> found = feedbackTranslations.find(result, wanted);
        FeedbackLanguage shown = found.isPresent() ? wanted : result.request().language();
        FeedbackLanguage other = shown == FeedbackLanguage.KOREAN ? FeedbackLanguage.ENGLISH : FeedbackLanguage.KOREAN;
        return new FeedbackInLanguage(
                found.orElseGet(result::pronunciationResult),
                shown,
                feedbackTranslations.price(result, other).map(price -> new FeedbackOffer(other, price)));
    }
}
