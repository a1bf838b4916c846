package app.saywell.desk.daily.foreseen;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.sounds.SpokenSounds;
import app.saywell.desk.daily.foreseen.SoundForecast.Foreseen;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.practice.state.ForeseenSound;
import app.saywell.desk.store.Library;
import app.saywell.desk.takes.scoring.JudgingRules;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.language.accent.FirstLanguageErrors;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.SpokenToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/// Foresees which sounds of a text a learner will miss. Reads the library: call it on a worker thread.
public final class ForeseenSounds {
    /// More marks than this in one sentence help nobody.
    private static final int MOST = 3;

    /// How many takes, the newest ones, tell what a learner says now.
    private static final int LATEST_TAKES = 80;

    private final Library library;
    private final LearnerService learners;
    private final SpokenSounds spokenSounds;
    private final Callable<FirstLanguageErrors> table;
    private @Nullable FirstLanguageErrors errors;

    /// @param table reads what is known of first languages; called when it is first needed
    public ForeseenSounds(
            Library library, LearnerService learners, SpokenSounds spokenSounds, Callable<FirstLanguageErrors> table) {
        this.spokenSounds = spokenSounds;
        this.library = library;
        this.learners = learners;
        this.table = table;
    }

    /// The sounds of a text that the present learner will probably miss, in its order; none of a text that is not
    /// English.
    ///
    /// @throws Exception if the table of first languages cannot be read
    public List<ForeseenSound> of(String text) throws Exception {
        List<SpokenToken> tokens = TextCheck.read(text);
        List<String> written = List.of(text.strip().split("\\s+"));
        List<List<StressedPhone>> words = wordByWord(tokens, written);
        if (words.isEmpty()) {
            return List.of();
        }
        long learnerId = learners.current().id();
        FirstLanguage language = JudgingRules.forLearner(library, learnerId).firstLanguage();
        SoundForecast forecast = new SoundForecast(
                errors(), language, SoundForecast.count(spokenSounds.readLatest(learnerId, LATEST_TAKES)));
        List<ForeseenSound> sounds = new ArrayList<>();
        for (Foreseen foreseen : forecast.foreseen(words, MOST)) {
            sounds.add(new ForeseenSound(
                    foreseen.wordIndex(),
                    tokens.get(foreseen.wordIndex()).text(),
                    foreseen.sound(),
                    foreseen.likelyHeard()));
        }
        return sounds;
    }

    /// The sounds of each written word; nothing where what is spoken does not stand word by word in the
    /// text, as with numbers.
    private static List<List<StressedPhone>> wordByWord(List<SpokenToken> tokens, List<String> written) {
        if (tokens.size() != written.size()) {
            return List.of();
        }
        List<List<StressedPhone>> words = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (!lower(written.get(i)).contains(lower(tokens.get(i).text()))) {
                return List.of();
            }
            words.add(tokens.get(i).readings().getFirst().words().stream()
                    .flatMap(word -> word.pronunciation().sounds().stream())
                    .toList());
        }
        return words;
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ENGLISH);
    }

    private synchronized FirstLanguageErrors errors() throws Exception {
        FirstLanguageErrors read = errors;
        if (read == null) {
            read = table.call();
            errors = read;
        }
        return read;
    }
}
