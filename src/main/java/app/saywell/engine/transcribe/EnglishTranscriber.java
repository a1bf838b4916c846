package app.saywell.engine.transcribe;

import app.saywell.engine.EngineException;
import app.saywell.engine.EngineException.Kind;
import app.saywell.engine.Interruption;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.band.BandExtension;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.engine.transcribe.decode.Beams;
import app.saywell.engine.transcribe.decode.DecodedWord;
import app.saywell.engine.transcribe.decode.Decoder;
import app.saywell.engine.transcribe.decode.Decoding;
import app.saywell.engine.transcribe.decode.EnglishModel;
import app.saywell.engine.transcribe.decode.Weights;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes English down, and tells speech that is no English.
///
/// Listens as for several lengths of the vocal tract and goes on with the one that the sounds fit
/// best, which brings the voices of women and children nearer to those of the model.
public final class EnglishTranscriber {
    /// Lengths tried, relative to the model's speakers.
    private static final double[] WARPS = {1.0, 1.08, 1.15};

    /// How much the networks' logarithms count beside those of the acoustic model: in fluent speech
    /// and in halting speech, see `docs/decisions/0166`.
    private static final double[] NETWORKS = {0.4, 1};

    /// Weight of the language model, likewise, and what is added for each word.
    private static final double[] LANGUAGE = {7.5, 17};

    private static final double[] WORD = {-2, -5};

    /// Widths of the beams, likewise.
    private static final double[] STATES = {120, 150};

    private static final double[] ENDS = {75, 90};

    /// Fluency from which speech counts as fluent, and down to which it becomes more halting.
    private static final double FLUENT = 1.75;

    private static final double HALTING = 1.55;

    /// Below this fit a recording is taken for another language: see `docs/decisions/0166`.
    private static final double FOREIGN = -3.75;

    private final AcousticModel sounds;
    private final Decoder decoder;
    private final NetworkEnsemble networks;
    private final BandExtension bands = new BandExtension();
    private final List<FrontEnd> frontEnds = new ArrayList<>();

    private EnglishTranscriber(AcousticModel sounds, Decoder decoder, NetworkEnsemble networks) {
        this.sounds = sounds;
        this.decoder = decoder;
        this.networks = networks;
        for (double warp : WARPS) {
            frontEnds.add(new FrontEnd(warp));
        }
    }

    /// Builds the decoder's network, in a few seconds.
    public static EnglishTranscriber of(
            AcousticModel sounds, Lexicon lexicon, NetworkEnsemble networks) {
        var english = EnglishModel.of(sounds, lexicon);
        return new EnglishTranscriber(sounds, new Decoder(english), networks);
    }

    /// The same one that hears with other networks.
    public EnglishTranscriber hearingWith(NetworkEnsemble others) {
        return new EnglishTranscriber(sounds, decoder, others);
    }

    /// The words in lower case, without punctuation; empty where none were heard.
    ///
    /// @throws EngineException of kind `MODEL_MISSING` where it is no English
    public String write(Pcm audio) {
        Decoding decoding = decode(audio);
        if (!decoding.words().isEmpty() && decoding.fit() < FOREIGN) {
            throw new EngineException(
                    Kind.MODEL_MISSING,
                    "This does not sound like English. To write down Korean, or Korean mixed with"
                        + " English, add a multilingual Whisper model (such as ggml-small.bin).");
        }
        return decoding.words().stream()
                .map(DecodedWord::spelling)
                .collect(Collectors.joining(" "));
    }

    /// The words with their times, and how well they fit.
    public Decoding decode(Pcm recording) {
        Pcm wide = bands.extended(Resampler.resample(recording, FrontEnd.SAMPLE_RATE));
        Pcm audio = NoiseFloor.under(wide);
        Observations plain = sounds.observe(frontEnds.getFirst().features(audio));
        if (plain.frames() == 0) {
            return new Decoding(List.of(), 0, 0);
        }
        HeardPhones heard = HeardPhones.of(networks, audio, plain);
        double halting = Math.clamp((FLUENT - heard.fluency()) / (FLUENT - HALTING), 0, 1);
        return decoder.decode(
                bestFitting(audio, plain),
                heard.weighted(between(NETWORKS, halting)),
                Weights.of(between(LANGUAGE, halting), between(WORD, halting)),
                Beams.of(between(STATES, halting), between(ENDS, halting)));
    }

    private static float between(double[] ends, double share) {
        return (float) (ends[0] + share * (ends[1] - ends[0]));
    }

    private Observations bestFitting(Pcm audio, Observations plain) {
        Observations best = plain;
        double bestFit = plainFit(plain);
        for (FrontEnd frontEnd : frontEnds.subList(1, frontEnds.size())) {
            Observations other = sounds.observe(frontEnd.features(audio));
            double fit = plainFit(other);
            if (fit > bestFit) {
                best = other;
                bestFit = fit;
            }
        }
        return best;
    }

    /// Sum over the frames of the best sound without context.
    private double plainFit(Observations observations) {
        int[] all = IntStream.range(0, sounds.phones() * AcousticModel.STATES).toArray();
        float[] best = new float[observations.frames()];
        Arrays.fill(best, Float.NEGATIVE_INFINITY);
        for (float[] column : observations.logLikelihoods(all)) {
            Interruption.check();
            for (int frame = 0; frame < best.length; frame++) {
                best[frame] = Math.max(best[frame], column[frame]);
            }
        }
        double sum = 0;
        for (float value : best) {
            sum += value;
        }
        return sum;
    }
}
