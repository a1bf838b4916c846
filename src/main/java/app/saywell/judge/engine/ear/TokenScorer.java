package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.ear.PhoneScore.PhoneError;
import app.saywell.judge.engine.ear.SoundVerdict.Judgement;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.language.lexicon.Phone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Turns what the scorer says into scores of the service, and names what was said instead where it
/// is sure.
final class TokenScorer {
    private static final double RIGHT_WORD = 70;
    private static final double BEST = 2;
    private static final double BEST_ACCURACY = 10;
    private static final double JUST_WRONG = PhoneScore.WRONG - 0.1;
    private static final double JUST_WRONG_WORD = RIGHT_WORD - 0.1;

    private final EarThresholds thresholds;
    private final JudgingRule rule;
    private final boolean alone;
    private final ScoreMapping words;

    /// @param alone whether the text has one word only
    TokenScorer(EarThresholds thresholds, JudgingRule rule, boolean alone) {
        this.alone = alone;
        this.thresholds = thresholds;
        this.rule = rule;
        this.words = new ScoreMapping(thresholds.word(), RIGHT_WORD);
    }

    List<TokenScore> score(List<AlignedToken> tokens, SoundScores scores) {
        List<TokenScore> result = new ArrayList<>();
        Judgement[] judgements = thresholds.sounds().of(tokens, scores, rule, alone);
        double share = tokens.size() == 1 ? 0 : thresholds.sentenceShare();
        int sound = 0;
        for (AlignedToken token : tokens) {
            List<PhoneScore> phones = new ArrayList<>();
            double word = words.map(wordScore(scores, sound, share));
            for (var segment : token.phones()) {
                PhoneError error = error(
                        scores,
                        sound,
                        judgements[sound].wrong(),
                        segment.sound().phone());
                double score = judgements[sound].score();
                phones.add(new PhoneScore(
                        segment,
                        error == PhoneError.NONE ? score : Math.min(score, JUST_WRONG),
                        error,
                        heard(scores, sound, segment.sound().phone(), error)));
                sound++;
            }
            boolean right = phones.stream().allMatch(PhoneScore::isRight);
            result.add(new TokenScore(token, right ? withRightSounds(word) : withWrongSound(word), phones));
        }
        return List.copyOf(result);
    }

    /// The score of a word without a wrong sound. A word alone is right by its sounds: what people would give it
    /// is learned from readings of sentences (docs/decisions/0510).
    private double withRightSounds(double score) {
        return alone ? Math.max(score, RIGHT_WORD) : score;
    }

    /// The score of a word with a wrong sound: in the same order, but never a right word's.
    private static double withWrongSound(double score) {
        return Math.round(score * JUST_WRONG_WORD / 10) / 10.0;
    }

    /// What people would give the word of a sound, 0 to 2. A little of it comes from the whole
    /// sentence: what the networks say of a single word is less certain than what they say of all.
    private static double wordScore(SoundScores scores, int sound, double share) {
        double sentence = scores.accuracy() * BEST / BEST_ACCURACY;
        return (1 - share) * scores.word()[sound] + share * sentence;
    }

    private PhoneError error(SoundScores scores, int sound, boolean wrong, Phone expected) {
        if (wrong) {
            int likeliest = scores.likeliest(sound);
            boolean sure =
                    likeliest != expected.ordinal() && scores.saidProbability(sound, likeliest) >= thresholds.said();
            if (!sure) {
                return PhoneError.UNCLEAR;
            }
            return likeliest == SoundScores.LEFT_OUT ? PhoneError.LEFT_OUT : PhoneError.SUBSTITUTED;
        }
        double border = alone ? thresholds.addedAlone() : thresholds.added();
        return scores.added()[sound] >= border ? PhoneError.ADDED_AFTER : PhoneError.NONE;
    }

    private static Optional<Phone> heard(SoundScores scores, int sound, Phone expected, PhoneError error) {
        return switch (error) {
            case NONE, ADDED_AFTER -> Optional.of(expected);
            case SUBSTITUTED -> Optional.of(Phone.values()[scores.likeliest(sound)]);
            case LEFT_OUT, UNCLEAR -> Optional.empty();
        };
    }
}
