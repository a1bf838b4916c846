package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.OmissionEvidence;
import app.saywell.judge.engine.align.PathEvidence;
import app.saywell.speech.language.text.FunctionWords;
import app.saywell.speech.language.text.SpokenToken;
import java.util.List;

/// What the networks heard of a text, before the decoder is asked.
///
/// @param tokens its words
/// @param expected their sounds
/// @param scores of the same sounds
/// @param paths of [PathEvidence], for each word
/// @param omissions of [OmissionEvidence], for each word
@SuppressWarnings("ArrayRecordComponent") // never compared
record HeardText(
        List<SpokenToken> tokens,
        ExpectedSounds expected,
        SoundScores scores,
        List<PathEvidence> paths,
        float[] omissions) {

    /// @param firstFrame the frame of the recording with which `features` begin
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    static HeardText of(EarModels models, EarFeatures features, List<AlignedToken> aligned, int firstFrame) {
        List<SpokenToken> tokens = aligned.stream().map(AlignedToken::token).toList();
        ExpectedSounds expected = ExpectedSounds.of(aligned, firstFrame);
        SoundScores scores = SoundScores.of(models, features, expected);
        return new HeardText(
                tokens,
                expected,
                scores,
                PathEvidence.of(scores.path(), tokens),
                OmissionEvidence.of(features.posteriors(), aligned, firstFrame));
    }

    /// The words as written.
    List<String> words() {
        return tokens.stream().map(SpokenToken::text).toList();
    }

    int wordCount() {
        return tokens.size();
    }

    /// What is known of a word.
    ///
    /// @param alone what stands for the scores of the sounds of other words where there are none
    HeardWord word(int word, double alone) {
        int own = 0;
        double leastFault = 1;
        double faults = 0;
        double sumOfOthers = 0;
        for (int sound = 0; sound < expected.count(); sound++) {
            if (expected.words()[sound] == word) {
                own++;
                leastFault = Math.min(leastFault, scores.fault()[sound]);
                faults += LogOdds.of(scores.fault()[sound], HeardWord.LEAST_FAULT);
            } else {
                sumOfOthers += scores.score()[sound];
            }
        }
        int others = expected.count() - own;
        return new HeardWord(
                paths.get(word),
                omissions[word],
                own,
                leastFault,
                faults / own,
                others == 0 ? alone : sumOfOthers / others,
                FunctionWords.contains(tokens.get(word).text()));
    }
}
