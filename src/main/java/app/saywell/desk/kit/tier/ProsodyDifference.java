package app.saywell.desk.kit.tier;

import app.saywell.desk.kit.text.EnumKey;
import app.saywell.speech.Word;
import app.saywell.speech.language.text.FunctionWords;
import java.util.ArrayList;
import java.util.List;

/// A place where stress or pauses of the learner differ from the model reading.
///
/// @param wordIndex index of the word; for a pause, of the word before it
/// @param start seconds in the learner's recording
/// @param end seconds in the learner's recording; equals `start` if a pause is missing
public record ProsodyDifference(DifferenceKind kind, int wordIndex, double start, double end) {
    /// Listeners hear a pause of this length as a hesitation.
    public static final double MIN_AUDIBLE_PAUSE_SECONDS = 0.25;

    private static final double MAX_MISSING_PAUSE_RATIO = 1 / 3.0;
    private static final double MIN_LONGER_PAUSE_RATIO = 1.5;

    /// What differs.
    public enum DifferenceKind {
        /// The model reading stresses the word, the learner does not.
        STRESS_MISSING,
        /// The learner stresses a small word ([FunctionWords]), the model reading does not. A content
        /// word that only the learner stresses is another usual reading and no difference.
        STRESS_ADDED,
        /// The model reading pauses, the learner does not.
        PAUSE_MISSING,
        /// The learner pauses, or pauses much longer than the model reading.
        PAUSE_ADDED
    }

    /// Finds the differences in the order of the words; none if the two readings differ in their
    /// number of words.
    ///
    /// Only pauses of at least [#MIN_AUDIBLE_PAUSE_SECONDS] count, so the closure of a consonant is
    /// not a pause. A pause is too long if it exceeds 1.5 times the pause of the model reading plus
    /// half of that minimum.
    public static List<ProsodyDifference> between(List<Word> model, List<Word> learner) {
        List<ProsodyDifference> differences = new ArrayList<>();
        if (model.size() != learner.size()) {
            return differences;
        }
        for (int i = 0; i < learner.size(); i++) {
            addStress(differences, i, model.get(i), learner.get(i));
            if (i + 1 < learner.size()) {
                double modelPause = model.get(i + 1).start() - model.get(i).end();
                addPause(
                        differences,
                        i,
                        modelPause,
                        learner.get(i).end(),
                        learner.get(i + 1).start());
            }
        }
        return differences;
    }

    private static void addStress(List<ProsodyDifference> differences, int word, Word model, Word learner) {
        if (model.stressed() && !learner.stressed()) {
            differences.add(new ProsodyDifference(DifferenceKind.STRESS_MISSING, word, learner.start(), learner.end()));
        } else if (learner.stressed() && !model.stressed() && FunctionWords.contains(learner.word())) {
            differences.add(new ProsodyDifference(DifferenceKind.STRESS_ADDED, word, learner.start(), learner.end()));
        }
    }

    private static void addPause(
            List<ProsodyDifference> differences, int word, double modelPause, double from, double to) {
        double learnerPause = to - from;
        if (learnerPause >= MIN_AUDIBLE_PAUSE_SECONDS
                && learnerPause > MIN_LONGER_PAUSE_RATIO * modelPause + MIN_AUDIBLE_PAUSE_SECONDS / 2) {
            differences.add(new ProsodyDifference(DifferenceKind.PAUSE_ADDED, word, from, to));
        } else if (modelPause >= MIN_AUDIBLE_PAUSE_SECONDS && learnerPause < MAX_MISSING_PAUSE_RATIO * modelPause) {
            double middle = (from + to) / 2;
            differences.add(new ProsodyDifference(DifferenceKind.PAUSE_MISSING, word, middle, middle));
        }
    }

    /// The end of its bundle keys, such as `stress-missing`.
    public String key() {
        return EnumKey.of(kind);
    }
}
