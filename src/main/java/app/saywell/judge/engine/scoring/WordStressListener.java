package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.speech.FluencyReport.HeardWordStress;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import app.saywell.speech.language.text.SpokenWord;
import app.saywell.speech.language.text.UsualStress;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Hears which syllable of each word is stressed: a conditional logit over [SyllableCues], and a logistic regression
/// over what speaks for another syllable than the usual one, both with the weights that `src/train/stress/fit.py`
/// prints; the last cue has been weighted already. Where the sound is not clear, nothing is said.
final class WordStressListener {
    private static final double[] WEIGHTS = {
        1.146, 0.458, 0.474, 0.668, 0.432, 0.100, -0.537, 0.819, 0.004, -1.288, -0.235, -0.738, -0.600, -0.902, -0.232,
        -0.023, -0.539, -0.946, 1.294, 0.393, -0.396, 0.791, -0.173, -0.751, 0.297, 1.405, 0.380, 1
    };

    /// Of the odds that the stress was moved: how much more probable another syllable is than the usual one, whether
    /// it has a full vowel, whether it is the last one, whether the dictionary gives it a stress.
    private static final double MOVED = -0.908;
    private static final double MOVED_BY_RATIO = 1.057;
    private static final double MOVED_TO_FULL = -1.276;
    private static final double MOVED_TO_LAST = 0.871;
    private static final double MOVED_TO_STRESSED = -1.515;

    /// From this probability on it is told: of the words of natives that nothing was fitted on, three in two hundred.
    private static final double TOLD = 0.640;

    /// Vowels that syllables without stress usually have.
    private static final Set<Phone> REDUCED = EnumSet.of(Phone.AH, Phone.ER, Phone.IH, Phone.IY);

    private final List<AlignedToken> tokens;

    private WordStressListener(RecordingAnalysis analysis) {
        this.tokens = analysis.scores().stream().map(TokenScore::aligned).toList();
    }

    /// One for each word of two or more syllables that is not a function word, in order.
    static List<HeardWordStress> hear(RecordingAnalysis analysis) {
        WordStressListener listener = new WordStressListener(analysis);
        List<HeardWordStress> all = new ArrayList<>();
        for (PolysyllabicWord word : PolysyllabicWord.in(analysis)) {
            all.add(listener.hear(word));
        }
        return all;
    }

    private HeardWordStress hear(PolysyllabicWord word) {
        String previous =
                word.index() == 0 ? "" : tokens.get(word.index() - 1).token().text();
        SpokenWord said = word.token().reading().words().getFirst();
        UsualStress usual = UsualStress.of(previous, word.token().token(), said);
        double[] sums =
                word.cues().stream().mapToDouble(WordStressListener::sum).toArray();
        int right = best(sums, usual, true);
        int other = best(sums, usual, false);
        if (other < 0 || sums[right] >= sums[other]) {
            return new HeardWordStress(word.index(), right, right);
        }
        double probability = movedProbability(sums[other] - sums[right], said, other);
        return new HeardWordStress(word.index(), usual.syllable(), probability > TOLD ? other : null);
    }

    /// The most probable syllable of those that are accepted, or of the others; -1 where there is none.
    private static int best(double[] sums, UsualStress usual, boolean accepted) {
        int best = -1;
        for (int i = 0; i < sums.length; i++) {
            if (usual.accepted().contains(i) == accepted && (best < 0 || sums[i] > sums[best])) {
                best = i;
            }
        }
        return best;
    }

    private static double sum(double... cues) {
        double sum = 0;
        for (int i = 0; i < WEIGHTS.length; i++) {
            sum += WEIGHTS[i] * cues[i];
        }
        return sum;
    }

    private static double movedProbability(double ratio, SpokenWord said, int syllable) {
        List<SyllableSpan> syllables = said.syllables();
        SyllableSpan span = syllables.get(syllable);
        boolean full = said.pronunciation().sounds().subList(span.from(), span.to()).stream()
                .map(StressedPhone::phone)
                .anyMatch(phone -> phone.isVowel() && !REDUCED.contains(phone));
        double logOdds = MOVED
                + MOVED_BY_RATIO * ratio
                + (full ? MOVED_TO_FULL : 0)
                + (syllable + 1 == syllables.size() ? MOVED_TO_LAST : 0)
                + (span.stress() == Stress.NONE ? 0 : MOVED_TO_STRESSED);
        return 1 / (1 + Math.exp(-logOdds));
    }
}
