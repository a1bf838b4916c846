package app.saywell.judge.engine.ear;

/// What is known of how a text was read before it is told whether all of it was said.
///
/// @param probabilities of its words, as are gains and omissions
/// @param expected its sounds
/// @param scores of the same sounds
/// @param likelihoods asked for single words only, since each one costs a run of the decoder
/// @param gains over silence, natural logarithms
/// @param omissions of [app.saywell.judge.engine.align.OmissionEvidence]
@SuppressWarnings("ArrayRecordComponent") // never compared
record TextReading(
        SpokenProbabilities probabilities,
        ExpectedSounds expected,
        SoundScores scores,
        WordLikelihoods likelihoods,
        float[] gains,
        float[] omissions) {

    /// What tells whether a word was said; runs the decoder.
    ///
    /// @param alone what stands for the scores of the sounds of other words where there are none
    WordEvidence evidence(int word, double alone) {
        int own = 0;
        double leastFault = 1;
        double sumOfOthers = 0;
        for (int sound = 0; sound < expected.count(); sound++) {
            if (expected.words()[sound] == word) {
                own++;
                leastFault = Math.min(leastFault, scores.fault()[sound]);
            } else {
                sumOfOthers += scores.score()[sound];
            }
        }
        int others = expected.count() - own;
        return new WordEvidence(
                probabilities.words()[word],
                gains[word],
                likelihoods.ratio(word),
                omissions[word],
                own,
                leastFault,
                others == 0 ? alone : sumOfOthers / others);
    }
}
