package app.saywell.desk.classes;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.CallPrice;

/// Estimates the cost of scoring the missing takes of a lesson with the hosted service.
///
/// Assumes that a learner needs 1.5 times as long as the model reading, or half a second per word
/// if there is none.
final class CostForecast {
    private static final double LEARNER_SLOWDOWN = 1.5;
    private static final double SECONDS_PER_WORD = 0.5;
    private static final double SILENCE_SECONDS = 1;

    private CostForecast() {}

    static CostEstimate estimate(UseCaseContext context, ClassGrid grid) {
        int calls = 0;
        double seconds = 0;
        long price = 0;
        for (Sentence sentence : grid.sentences()) {
            int missing = (int) grid.learners().stream()
                    .filter(learner -> grid.cell(learner, sentence).summary().takeCount() == 0)
                    .count();
            double secondsEach = expectedSeconds(context, sentence);
            calls += missing;
            seconds += missing * secondsEach;
            price += missing
                    * CallPrice.microDollars(ServiceEndpoint.PRONUNCIATION, CallPrice.durationMillis(secondsEach));
        }
        return new CostEstimate(calls, seconds, price);
    }

    private static double expectedSeconds(UseCaseContext context, Sentence sentence) {
        return context.library().readings().findBySentence(sentence.id()).stream()
                .filter(ModelReading::primary)
                .findFirst()
                .map(model -> model.audio().seconds() * LEARNER_SLOWDOWN)
                .orElseGet(() ->
                        SILENCE_SECONDS + SECONDS_PER_WORD * sentence.text().split("\\s+", -1).length);
    }
}
