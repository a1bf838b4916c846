package app.saywell.ui.kit.wave;

import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.List;

/// A place where the learner's stress or pauses are not the model's.
///
/// @param word the word's number; of a pause, that of the word before it
/// @param start seconds of the learner's recording
/// @param end seconds of the learner's recording; `start` where a pause is missing
public record Difference(Kind kind, int word, double start, double end) {
    private static final double NO_PAUSE = 1 / 3.0;
    private static final double LONGER = 1.5;

    /// What differs.
    public enum Kind {
        /// The model stresses the word, the learner does not.
        STRESS_MISSING,
        /// The learner stresses the word, the model does not.
        STRESS_ADDED,
        /// The model pauses, the learner goes straight on.
        PAUSE_MISSING,
        /// The learner pauses, or much longer than the model does.
        PAUSE_ADDED
    }

    /// The differences in the order of the words; none where the two readings differ in their
    /// words.
    ///
    /// A pause counts from [PauseOverlay#HEARD] on, so that the closure of a consonant is none; it
    /// is too long from one and a half times the model's and that much more.
    public static List<Difference> between(List<Word> model, List<Word> learner) {
        List<Difference> all = new ArrayList<>();
        if (model.size() != learner.size()) {
            return all;
        }
        for (int i = 0; i < learner.size(); i++) {
            addStress(all, i, model.get(i), learner.get(i));
            if (i + 1 < learner.size()) {
                double theirs = model.get(i + 1).start() - model.get(i).end();
                addPause(all, i, theirs, learner.get(i).end(), learner.get(i + 1).start());
            }
        }
        return all;
    }

    private static void addStress(List<Difference> all, int word, Word model, Word learner) {
        if (model.stressed() != learner.stressed()) {
            Kind kind = model.stressed() ? Kind.STRESS_MISSING : Kind.STRESS_ADDED;
            all.add(new Difference(kind, word, learner.start(), learner.end()));
        }
    }

    private static void addPause(
            List<Difference> all, int word, double theirs, double from, double to) {
        double mine = to - from;
        if (mine >= PauseOverlay.HEARD && mine > LONGER * theirs + PauseOverlay.HEARD / 2) {
            all.add(new Difference(Kind.PAUSE_ADDED, word, from, to));
        } else if (theirs >= PauseOverlay.HEARD && mine < NO_PAUSE * theirs) {
            double moment = (from + to) / 2;
            all.add(new Difference(Kind.PAUSE_MISSING, word, moment, moment));
        }
    }

    /// The end of its keys in the texts, such as `stress-missing`.
    public String key() {
        return kind.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
