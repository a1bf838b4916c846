package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AdjoiningSound;
import app.saywell.judge.engine.align.PathEvidence;
import java.util.Properties;

/// Whether the only word of a text was said.
///
/// The network that tells other texts from true ones was taught with sentences. It refuses one word
/// in fourteen that is said well alone, and finds a word in one sentence of thirty in which it is
/// not. So a word alone also counts as said when it is probable by itself, its sounds are not
/// mostly wrong, and it takes up most of what is spoken; or when it takes up as much and each of its
/// sounds was heard as itself; but not when it takes up hardly any of it. It counts, too, when nothing but its sounds
/// was heard, wherever the alignment looks for them; of a recording that is heard in parts nobody can tell that.
/// It never does when another sound lies directly beside it.
///
/// @param border the least probability of the word by [SpokenWordCheck]
/// @param fault the greatest mean probability that its sounds are wrong
/// @param coverage the least share of the speech that lies within it
/// @param part the least share of the speech for any word alone
/// @param heard the greatest probability that one of its sounds was said as another one, for a word whose sounds were
///     all heard
/// @param path the least logarithm by which the best path through the word falls short of the best one of all, see
///     [app.saywell.judge.engine.align.PathEvidence#substitution]
record IsolatedWordCheck(double border, double fault, double coverage, double part, double heard, double path) {
    /// From this evidence of paths on a word is part of a longer one (`WordInsideTrial`), where alignments say so, too:
    /// more is asked for after a word, where breath and a voice that dies away sound like a consonant.
    private static final double BEFORE = 1.5;
    private static final double AFTER = 3.5;

    static IsolatedWordCheck of(Properties properties) {
        return new IsolatedWordCheck(
                EarThresholds.number(properties, "isolated.border"),
                EarThresholds.number(properties, "isolated.fault"),
                EarThresholds.number(properties, "isolated.coverage"),
                EarThresholds.number(properties, "isolated.part"),
                EarThresholds.number(properties, "isolated.heard"),
                EarThresholds.number(properties, "isolated.path"));
    }

    /// Whether nothing but the word was heard in the whole recording. A hum may be a word of one sound.
    ///
    /// @param soundCount how many sounds it has
    boolean isAllThatWasHeard(PathEvidence word, int soundCount) {
        return soundCount > 1 && word.substitution() >= path;
    }

    /// Whether a word that is said alone may take up so little of the speech.
    ///
    /// @param covered by [app.saywell.judge.engine.align.SpeechCoverage]
    boolean possible(double covered) {
        return covered >= part;
    }

    /// Whether it is only part of a longer word.
    ///
    /// @param frames what alignments say
    boolean isInsideAnother(AdjoiningSound.Evidence paths, AdjoiningSound.Evidence frames) {
        return paths.before() >= BEFORE && frames.before() >= 0 || paths.after() >= AFTER && frames.after() >= 0;
    }

    /// Whether each of its sounds was heard as itself and little else was: those of "ate" are in "state" as well. A
    /// word of one sound is in nearly all that is spoken, so it never was.
    ///
    /// @param covered by [app.saywell.judge.engine.align.SpeechCoverage]
    /// @param faults for each of its sounds, how probable it is that another one was said in its place
    boolean heard(double covered, float... faults) {
        for (float probabilityOfFault : faults) {
            if (probabilityOfFault > heard) {
                return false;
            }
        }
        return faults.length > 1 && covered >= coverage;
    }

    /// Whether it was said.
    ///
    /// @param probability by [SpokenWordCheck]
    /// @param faults for each of its sounds, how probable it is that it is wrong
    /// @param covered by [app.saywell.judge.engine.align.SpeechCoverage]
    boolean said(double probability, double covered, float... faults) {
        double sum = 0;
        for (float probabilityOfFault : faults) {
            sum += probabilityOfFault;
        }
        return probability >= border && covered >= coverage && sum <= fault * faults.length;
    }
}
