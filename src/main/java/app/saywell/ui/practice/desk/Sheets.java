package app.saywell.ui.practice.desk;

import app.saywell.library.people.Strictness;
import app.saywell.speech.Word;
import app.saywell.ui.kit.Level;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Makes the title and the captions of a sentence out of its two voices.
public final class Sheets {
    private Sheets() {}

    /// The words of a text as the title shows them: as they were written, each with its level.
    ///
    /// Judged words follow the text in order; where they differ in number, no level is shown rather
    /// than a wrong one.
    public static List<Sheet.TitleWord> title(
            String text, List<Word> judged, Strictness strictness) {
        List<String> written = List.of(text.strip().split("\\s+"));
        boolean fits = written.size() == judged.size();
        List<Sheet.TitleWord> words = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            Level level = fits ? Level.of(judged.get(i).score(), strictness) : Level.MISSING;
            words.add(new Sheet.TitleWord(written.get(i), level));
        }
        return words;
    }

    /// How fast the learner spoke against the model: the ratio of the speech between first and last
    /// word.
    public static Optional<Double> speed(List<Word> model, List<Word> learner) {
        if (model.isEmpty() || learner.isEmpty()) {
            return Optional.empty();
        }
        double own = learner.getLast().end() - learner.getFirst().start();
        double other = model.getLast().end() - model.getFirst().start();
        return own > 0 ? Optional.of(other / own) : Optional.empty();
    }
}
