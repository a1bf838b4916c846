package app.saywell.judge.engine.ear;

/// What is known of how a text was read before it is told whether all of it was said.
///
/// @param heard what the networks heard
/// @param probabilities of its words, as are the gains
/// @param likelihoods asked for single words only, since each one costs a run of the decoder
/// @param gains over silence, natural logarithms
@SuppressWarnings("ArrayRecordComponent") // never compared
record TextReading(HeardText heard, SpokenProbabilities probabilities, WordLikelihoods likelihoods, float[] gains) {

    /// What tells whether a word was said; runs the decoder.
    WordEvidence evidence(int word, HeardWord known) {
        return new WordEvidence(probabilities.words()[word], gains[word], likelihoods.ratio(word), known);
    }
}
