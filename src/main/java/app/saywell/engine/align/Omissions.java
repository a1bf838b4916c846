package app.saywell.engine.align;

import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.text.SpokenToken;

import java.util.ArrayList;
import java.util.List;

/// Tries the text without each of its tokens in turn, around the place where the token was found.
///
/// What is compared are the frames between the token before the last and the token after the next
/// one, so that the work grows with the length of the text and not with its square.
public final class Omissions {
    private final Aligner aligner;

    /// How much better the frames around a token are explained without it, in natural log units,
    /// costs of the graph included; negative when the token explains them better.
    ///
    /// @param bySilence with silences and noises alone in its place
    /// @param byOtherSpeech with any other speech in its place too
    /// @param frames that the token was given, 10 ms each
    public record Gain(double bySilence, double byOtherSpeech, int frames) {}

    /// @param aligner the one that made the alignments to be questioned
    public Omissions(Aligner aligner) {
        this.aligner = aligner;
    }

    /// The gain of leaving out each token, in order.
    ///
    /// @param strict alignment of the whole text
    /// @throws app.saywell.engine.EngineException of kind INTERRUPTED
    public List<Gain> gains(Observations heard, Alignment strict) {
        List<AlignedToken> tokens = strict.tokens();
        List<Gain> gains = new ArrayList<>();
        for (int t = 0; t < tokens.size(); t++) {
            gains.add(gain(heard, tokens, t));
        }
        return gains;
    }

    private Gain gain(Observations heard, List<AlignedToken> tokens, int t) {
        int from = t < 2 ? 0 : tokens.get(t - 2).end();
        int to = t + 2 < tokens.size() ? tokens.get(t + 2).start() : heard.frames();
        List<SpokenToken> with = new ArrayList<>();
        List<SpokenToken> without = new ArrayList<>();
        for (int i = Math.max(0, t - 1); i <= Math.min(tokens.size() - 1, t + 1); i++) {
            with.add(tokens.get(i).token());
            if (i != t) {
                without.add(tokens.get(i).token());
            }
        }
        double said = aligner.logLikelihood(heard, from, to, with, Latitude.STRICT);
        double silent = aligner.logLikelihood(heard, from, to, without, Latitude.STRICT);
        double other = aligner.logLikelihood(heard, from, to, without, Latitude.FREE);
        int frames = tokens.get(t).end() - tokens.get(t).start();
        return new Gain(silent - said, other - said, frames);
    }
}
