package app.saywell.engine.evidence;

import app.saywell.engine.Interruption;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Features;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.align.AlignedToken;
import app.saywell.engine.align.Alignment;
import app.saywell.engine.align.PhoneNumbers;
import app.saywell.engine.align.PhoneSegment;
import app.saywell.engine.lexicon.Phone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Gathers the evidence for an alignment. Safe for several threads and deterministic.
public final class EvidenceExtractor {
    private static final double LOUD_QUANTILE = 0.95;

    /// A unit of [Features#loudness(int)] in dB.
    private static final double DECIBELS = 10 / (5 * Math.log(10));

    private final AcousticModel model;
    private final PhoneNumbers numbers;
    private final PhoneLoop loop;

    /// @param model the one that made the observations
    public EvidenceExtractor(AcousticModel model) {
        this.model = model;
        this.numbers = new PhoneNumbers(model);
        this.loop = new PhoneLoop(model);
    }

    /// Listens to a recording without its text; needed once, whatever is aligned to it afterwards.
    public float[][] loop(Observations heard) {
        return loop.posteriors(heard);
    }

    /// All evidence for an alignment.
    ///
    /// @param loop of the same observations
    /// @throws app.saywell.engine.EngineException of kind INTERRUPTED
    public Evidence extract(Observations heard, Alignment alignment, float[][] loop) {
        Rivals rivals = new Rivals(heard, numbers);
        double loud = loud(heard.features());
        List<TokenEvidence> tokens = new ArrayList<>();
        for (AlignedToken token : alignment.tokens()) {
            Interruption.check();
            List<PhoneEvidence> phones = new ArrayList<>();
            for (PhoneSegment segment : token.phones()) {
                phones.add(evidence(heard, segment, rivals.of(segment), loop, loud));
            }
            tokens.add(new TokenEvidence(token, phones));
        }
        return new Evidence(heard, alignment, tokens, loop);
    }

    private PhoneEvidence evidence(
            Observations heard, PhoneSegment segment, float[] rivals, float[][] loop, double loud) {
        Phone[] all = Phone.values();
        float[] posteriors = new float[all.length];
        float known = 0;
        double loudness = 0;
        for (int t = segment.start(); t < segment.end(); t++) {
            for (Phone phone : all) {
                posteriors[phone.ordinal()] += loop[t][numbers.of(phone)] / segment.frames();
            }
            loudness += heard.features().loudness(t);
        }
        for (float posterior : posteriors) {
            known += posterior;
        }
        double level = (loudness / segment.frames() - loud) * DECIBELS;
        return new PhoneEvidence(
                segment, rivals, posteriors, Math.max(0, 1 - known), (float) level);
    }

    private static double loud(Features features) {
        float[] sorted = new float[features.frames()];
        for (int t = 0; t < sorted.length; t++) {
            sorted[t] = features.loudness(t);
        }
        Arrays.sort(sorted);
        return sorted[(int) ((sorted.length - 1) * LOUD_QUANTILE)];
    }
}
