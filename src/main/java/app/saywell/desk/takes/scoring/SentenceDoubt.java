package app.saywell.desk.takes.scoring;

import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.HeardText;
import app.saywell.desk.store.Library;
import app.saywell.desk.takes.spoken.SpokenTextComparison;
import java.util.Optional;

/// Whether a take may be of another sentence than the one that was to be read. Known as soon as it is known what was
/// heard.
public final class SentenceDoubt {
    private final Library library;

    public SentenceDoubt(Library library) {
        this.library = library;
    }

    /// Reads the take, its text and its newest result. A take that could not be judged had no word that fits.
    public boolean mayBeAnotherSentence(long takeId) {
        Optional<String> heard = library.heardTexts().find(takeId).map(HeardText::text);
        Optional<String> text = library.takes()
                .find(takeId)
                .flatMap(take -> library.sentences().find(take.owner().sentenceId()))
                .map(Sentence::text);
        if (heard.isEmpty() || text.isEmpty()) {
            return false;
        }
        double percentCorrect = library.results()
                .latest(takeId)
                .map(result -> result.pronunciationResult().percentCorrect())
                .orElse(0.0);
        return SpokenTextComparison.compare(text.get(), heard.get()).mayBeAnotherSentence(percentCorrect);
    }
}
