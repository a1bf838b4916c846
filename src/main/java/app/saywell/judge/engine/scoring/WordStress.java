package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.prosody.StressEvidence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// Whether a word carries sentence stress.
///
/// @param stressed by its sound and its kind
/// @param logOdds by its sound alone, see [StressEvidence]
record WordStress(boolean stressed, double logOdds) {

    /// What the words of a recording say together.
    static StressEvidence evidence(List<WordStress> words, RecordingAnalysis analysis) {
        return new StressEvidence(
                words.stream().map(WordStress::logOdds).toList(),
                analysis.reading().impression().prosody());
    }

    /// The same words, of which some are stressed the other way.
    static List<WordStress> asIn(List<WordStress> words, Collection<Integer> otherwise) {
        List<WordStress> changed = new ArrayList<>(words);
        otherwise.forEach(index -> changed.set(
                index,
                new WordStress(!words.get(index).stressed(), words.get(index).logOdds())));
        return changed;
    }
}
