package app.saywell.engine.align;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.text.SpokenToken;

import java.util.List;
import java.util.Optional;

/// Finds a known text in a recording. Safe for several threads and deterministic.
public final class Aligner {
    private final AcousticModel model;
    private final PhoneNumbers numbers;

    /// @param model the one that made the observations
    public Aligner(AcousticModel model) {
        this.model = model;
        this.numbers = new PhoneNumbers(model);
    }

    /// The likeliest alignment; none when the recording is too short for the text.
    ///
    /// @throws app.saywell.engine.EngineException of kind INTERRUPTED
    public Optional<Alignment> align(
            Observations heard, List<SpokenToken> tokens, Latitude latitude) {
        Graph graph = new GraphBuilder(model, numbers, latitude).build(tokens);
        return new Viterbi(heard, graph).search().map(new PathReader(model, tokens)::read);
    }

    /// Natural logarithm of the likelihood of the frames `from` to `to` holding these tokens in
    /// their best way; minus infinity when they are too few for it.
    ///
    /// @throws app.saywell.engine.EngineException of kind INTERRUPTED
    public double logLikelihood(
            Observations heard, int from, int to, List<SpokenToken> tokens, Latitude latitude) {
        Graph graph = new GraphBuilder(model, numbers, latitude).build(tokens);
        return new Viterbi(heard, from, to, graph)
                .search()
                .map(Viterbi.Path::logLikelihood)
                .orElse(Double.NEGATIVE_INFINITY);
    }
}
