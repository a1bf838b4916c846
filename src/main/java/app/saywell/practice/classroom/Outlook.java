package app.saywell.practice.classroom;

import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.practice.change.Desk;
import app.saywell.practice.scoring.Estimate;
import app.saywell.speech.Endpoint;
import app.saywell.speech.billing.Price;

/// What the rest of a lesson would come to at the hosted service, before anybody has spoken.
///
/// A learner is taken to need half as long again as the model reading, and half a second a word
/// where there is none.
final class Outlook {
    private static final double SLOWER = 1.5;
    private static final double SECONDS_A_WORD = 0.5;
    private static final double SILENCE = 1;

    private Outlook() {}

    static Estimate of(Desk desk, ClassGrid grid) {
        int calls = 0;
        double seconds = 0;
        long price = 0;
        for (Sentence sentence : grid.sentences()) {
            int missing =
                    (int)
                            grid.pupils().stream()
                                    .filter(p -> grid.cell(p, sentence).standing().takes() == 0)
                                    .count();
            double length = length(desk, sentence);
            calls += missing;
            seconds += missing * length;
            price += missing * Price.microDollars(Endpoint.PRONUNCIATION, Price.millis(length));
        }
        return new Estimate(calls, seconds, price);
    }

    private static double length(Desk desk, Sentence sentence) {
        return desk.library().readings().of(sentence.id()).stream()
                .filter(Reading::model)
                .findFirst()
                .map(model -> model.audio().seconds() * SLOWER)
                .orElseGet(
                        () -> SILENCE + SECONDS_A_WORD * sentence.text().split("\\s+", -1).length);
    }
}
