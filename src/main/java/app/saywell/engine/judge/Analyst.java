package app.saywell.engine.judge;

import app.saywell.engine.EngineException;
import app.saywell.engine.EngineException.Kind;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.align.Aligner;
import app.saywell.engine.align.Alignment;
import app.saywell.engine.align.Latitude;
import app.saywell.engine.align.Omissions;
import app.saywell.engine.band.BandExtension;
import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.EvidenceExtractor;
import app.saywell.engine.network.Hearing;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.engine.score.Scorer;
import app.saywell.engine.score.SpokenCheck;
import app.saywell.engine.text.SpokenToken;
import app.saywell.engine.text.TextReader;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;

import java.util.List;
import java.util.Optional;

/// Takes recordings apart. Safe for several threads and deterministic.
final class Analyst {
    private final AcousticModel model;
    private final TextReader reader;
    private final FrontEnd frontEnd = new FrontEnd();
    private final Aligner aligner;
    private final Omissions omissions;
    private final EvidenceExtractor extractor;
    private final NetworkEnsemble networks;
    private final Scorer scorer;
    private final SpokenCheck spokenCheck;
    private final BandExtension bands;

    Analyst(AcousticModel model, TextReader reader, NetworkEnsemble networks) {
        this.model = model;
        this.reader = reader;
        this.aligner = new Aligner(model);
        this.omissions = new Omissions(aligner);
        this.extractor = new EvidenceExtractor(model);
        this.networks = networks;
        this.scorer = new Scorer();
        this.spokenCheck = new SpokenCheck();
        this.bands = new BandExtension();
    }

    private Analyst(Analyst other, TextReader reader) {
        this.model = other.model;
        this.reader = reader;
        this.aligner = other.aligner;
        this.omissions = other.omissions;
        this.extractor = other.extractor;
        this.networks = other.networks;
        this.scorer = other.scorer;
        this.spokenCheck = other.spokenCheck;
        this.bands = other.bands;
    }

    /// The same one that reads texts in another way.
    Analyst reading(TextReader otherReader) {
        return new Analyst(this, otherReader);
    }

    /// @throws EngineException of any kind but FOREIGN_COMPONENTS and MODEL_MISSING
    Analysis analyse(Pcm audio, String goldText) {
        List<SpokenToken> tokens = reader.read(goldText);
        SoundCheck.require(audio);
        Pcm speech = bands.extended(Resampler.resample(audio, FrontEnd.SAMPLE_RATE));
        Observations heard = model.observe(frontEnd.features(speech));
        Alignment strict = align(heard, tokens, Latitude.STRICT);
        Evidence evidence = extract(heard, strict);
        Alignment free = align(heard, tokens, Latitude.FREE);
        Hearing hearing = networks.hear(speech, evidence);
        if (!spokenCheck.allSpoken(evidence, free, omissions.gains(heard, strict), hearing)) {
            throw notAllSpoken();
        }
        return inQuiet(speech, tokens)
                .map(found -> extract(heard, found))
                .map(placed -> analysis(audio, placed, networks.hear(speech, placed)))
                .orElseGet(() -> analysis(audio, evidence, hearing));
    }

    private Analysis analysis(Pcm audio, Evidence evidence, Hearing hearing) {
        return new Analysis(audio, evidence, scorer.score(evidence, hearing));
    }

    private Evidence extract(Observations heard, Alignment found) {
        return extractor.extract(heard, found, extractor.loop(heard));
    }

    /// In noise the sounds are found in what is left when the noise is taken off. What they are
    /// like is judged by what was recorded.
    private Optional<Alignment> inQuiet(Pcm speech, List<SpokenToken> tokens) {
        return frontEnd.quieted(speech)
                .map(model::observe)
                .flatMap(quiet -> aligner.align(quiet, tokens, Latitude.STRICT));
    }

    /// A recording too short for the text cannot hold all its words.
    private Alignment align(Observations heard, List<SpokenToken> tokens, Latitude latitude) {
        return aligner.align(heard, tokens, latitude).orElseThrow(Analyst::notAllSpoken);
    }

    private static EngineException notAllSpoken() {
        return new EngineException(Kind.NOT_ALL_WORDS_SPOKEN, "Not all words are spoken.");
    }
}
