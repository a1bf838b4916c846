package app.saywell.engine.transcribe;

import app.saywell.engine.EngineException;
import app.saywell.engine.EngineException.Kind;
import app.saywell.engine.Interruption;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.band.BandExtension;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.transcribe.decode.Beams;
import app.saywell.engine.transcribe.decode.DecodedWord;
import app.saywell.engine.transcribe.decode.Decoder;
import app.saywell.engine.transcribe.decode.Decoding;
import app.saywell.engine.transcribe.decode.EnglishModel;
import app.saywell.engine.transcribe.decode.Weights;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Writes English down, and tells speech that is no English.
///
/// Listens as for several lengths of the vocal tract and goes on with the one that the sounds fit
/// best, which brings the voices of women and children nearer to those of the model.
public final class EnglishTranscriber {
    /// Lengths tried, relative to the model's speakers.
    private static final double[] WARPS = {1.0, 1.08, 1.15};

    /// Below this fit a recording is taken for another language: see `docs/decisions/0033`.
    private static final double FOREIGN = -2.8;

    private final AcousticModel sounds;
    private final Decoder decoder;
    private final BandExtension bands = new BandExtension();
    private final List<FrontEnd> frontEnds = new ArrayList<>();

    private EnglishTranscriber(AcousticModel sounds, Decoder decoder) {
        this.sounds = sounds;
        this.decoder = decoder;
        for (double warp : WARPS) {
            frontEnds.add(new FrontEnd(warp));
        }
    }

    /// Builds the decoder's network, in a few seconds.
    public static EnglishTranscriber of(AcousticModel sounds, Lexicon lexicon) {
        var english = EnglishModel.of(sounds, lexicon);
        return new EnglishTranscriber(
                sounds, new Decoder(english, Weights.STANDARD, Beams.STANDARD));
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
        Observations best = sounds.observe(frontEnds.getFirst().features(audio));
        double bestFit = plainFit(best);
        for (FrontEnd frontEnd : frontEnds.subList(1, frontEnds.size())) {
            Observations other = sounds.observe(frontEnd.features(audio));
            double fit = plainFit(other);
            if (fit > bestFit) {
                best = other;
                bestFit = fit;
            }
        }
        return decoder.decode(best);
    }

    /// Sum over the frames of the best sound without context.
    private double plainFit(Observations observations) {
        double sum = 0;
        for (int frame = 0; frame < observations.frames(); frame++) {
            Interruption.check();
            float best = Float.NEGATIVE_INFINITY;
            for (int phone = 0; phone < sounds.phones(); phone++) {
                for (int state = 0; state < AcousticModel.STATES; state++) {
                    int senone = sounds.contextFreeSenone(phone, state);
                    best = Math.max(best, observations.logLikelihood(frame, senone));
                }
            }
            sum += best;
        }
        return sum;
    }
}
