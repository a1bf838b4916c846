package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AdjoiningSound;
import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.BoundaryRefiner;
import app.saywell.judge.engine.align.ForcedAligner;
import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.align.OtherSpeech;
import app.saywell.judge.engine.align.SpeechCoverage;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.onnx.ModelUnavailableException;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.Vocabulary;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import app.saywell.speech.language.text.SpokenToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// Aligns a known text with a recording (forced alignment) and scores its sounds. Safe for several
/// threads and deterministic.
public final class KnownTextScorer {
    private static final Logger LOG = Logger.getLogger(KnownTextScorer.class.getName());
    private static final int HOP = 160;
    private static final int MAX_SAMPLES_AT_ONCE = FeatureExtractor.WINDOW_FRAMES * HOP;
    private static final int FRAMES_AROUND = 30;

    /// Of longer texts, which are judged in parts, nothing is worked out ahead.
    private static final int MAX_PREPARED_WORDS = 60;

    private final ModelRuntime runtime;
    private @Nullable SharedParts shared;

    /// What all recordings share: what belongs to the networks and is read once, and what was followed last.
    private record SharedParts(EarThresholds thresholds, TextEvidence textEvidence, FollowedFeatures followed) {}

    /// @param runtime stays the caller's
    public KnownTextScorer(ModelRuntime runtime) {
        this.runtime = runtime;
    }

    /// Hears a text in a recording; empty when not all of its words were said.
    ///
    /// @param samples at [LogMel#SAMPLE_RATE]
    /// @param rule by which it is judged
    /// @throws EngineException of kind MODEL_MISSING or INTERRUPTED
    public Optional<HeardReading> hear(float[] samples, List<SpokenToken> tokens, JudgingRule rule) {
        try (EarModels models = EarModels.lease(runtime)) {
            return new RecordingEvidence(models, shared(), PlacedSpeech.of(samples), rule).hearReading(tokens);
        } catch (ModelUnavailableException e) {
            LOG.log(Level.WARNING, "Nothing can be scored", e);
            throw new EngineException(EngineErrorKind.MODEL_MISSING, String.valueOf(e.getMessage()));
        }
    }

    /// Hears how far a text was said in a recording that goes on; empty where no word is heard. What was left out is
    /// not noticed.
    ///
    /// @param samples at [LogMel#SAMPLE_RATE], of 28 s at most
    /// @param text all of it
    /// @param first the index of the word with which the samples begin
    /// @param rule by which it is judged
    /// @throws EngineException of kind MODEL_MISSING or INTERRUPTED
    public Optional<HeardReading> hearBegun(float[] samples, List<SpokenToken> text, int first, JudgingRule rule) {
        try (EarModels models = EarModels.lease(runtime)) {
            return new RecordingEvidence(models, shared(), PlacedSpeech.of(samples), rule).hearBegun(text, first);
        } catch (ModelUnavailableException e) {
            LOG.log(Level.WARNING, "Nothing can be scored", e);
            throw new EngineException(EngineErrorKind.MODEL_MISSING, String.valueOf(e.getMessage()));
        }
    }

    /// Opens the networks ahead of the first recording, where they are installed.
    public void prepare() {
        try (EarModels models = EarModels.lease(runtime)) {
            shared();
        } catch (ModelUnavailableException e) {
            LOG.log(Level.WARNING, "The networks are not ready", e);
        }
    }

    /// The texts for which nothing is left to be worked out ahead.
    Set<List<String>> preparedTexts() {
        return shared().textEvidence().prepared();
    }

    private synchronized SharedParts shared() {
        if (shared == null) {
            shared = new SharedParts(
                    EarThresholds.read(runtime), new TextEvidence(Vocabulary.open(runtime)), new FollowedFeatures());
        }
        return shared;
    }

    /// One recording.
    private static final class RecordingEvidence {
        private final EarModels models;
        private final SharedParts shared;
        private final PlacedSpeech speech;
        private final JudgingRule rule;
        private final FeatureExtractor extractor;
        private final LogMel mel;
        private final int steps;

        RecordingEvidence(EarModels models, SharedParts shared, PlacedSpeech speech, JudgingRule rule) {
            this.models = models;
            this.shared = shared;
            this.speech = speech;
            this.rule = rule;
            this.extractor = new FeatureExtractor(models);
            this.mel = LogMel.ofAll(speech.samples(), FeatureExtractor.MARGIN_STEPS);
            this.steps = Math.min((speech.samples().length / HOP + 1) / 2, mel.frames() / 2);
        }

        /// The one complete reading where more was said, and else what there is.
        Optional<HeardReading> hearReading(List<SpokenToken> tokens) {
            if (speech.samples().length > MAX_SAMPLES_AT_ONCE) {
                FramePosteriors posteriors = extractor.posteriors(mel, steps);
                return hearAlone(posteriors, tokens).or(() -> hear(posteriors, tokens));
            }
            EarFeatures features =
                    shared.followed().take(speech.samples()).orElseGet(() -> extractor.features(mel, steps));
            return hearAlone(features.posteriors(), tokens).or(() -> hear(features, tokens));
        }

        /// What was said of a text so far. What the decoder has to know of the text is worked out meanwhile: of all of
        /// it, because that is what will be judged.
        Optional<HeardReading> hearBegun(List<SpokenToken> text, int first) {
            if (text.size() <= MAX_PREPARED_WORDS) {
                shared.textEvidence()
                        .prepare(models, text.stream().map(SpokenToken::text).toList());
            }
            List<SpokenToken> tokens = text.subList(first, text.size());
            EarFeatures features = shared.followed().hear(speech.samples(), () -> extractor.features(mel, steps));
            List<AlignedToken> aligned = ForcedAligner.alignBegun(features.posteriors(), tokens);
            if (aligned.isEmpty()) {
                return Optional.empty();
            }
            SoundScores scores = SoundScores.of(models, features, ExpectedSounds.of(aligned, 0));
            return Optional.of(reading(
                    features.posteriors(),
                    new ScoredText(
                            new TokenScorer(shared.thresholds(), rule, text.size() == 1).score(aligned, scores),
                            scores.impression())));
        }

        /// The reading without what else was said; empty where nothing else was, and where it is not
        /// complete then. A word alone is sought in all that was said, see [IsolatedWordCheck].
        private Optional<HeardReading> hearAlone(FramePosteriors posteriors, List<SpokenToken> tokens) {
            return tokens.size() == 1
                    ? Optional.empty()
                    : OtherSpeech.find(posteriors, tokens)
                            .flatMap(other ->
                                    new RecordingEvidence(models, shared, speech.without(other), rule).hear(tokens))
                            .map(HeardReading::amongOtherSpeech);
        }

        private Optional<HeardReading> hear(List<SpokenToken> tokens) {
            return speech.samples().length <= MAX_SAMPLES_AT_ONCE
                    ? hear(extractor.features(mel, steps), tokens)
                    : hear(extractor.posteriors(mel, steps), tokens);
        }

        private Optional<HeardReading> hear(EarFeatures features, List<SpokenToken> tokens) {
            return ForcedAligner.align(features.posteriors(), tokens)
                    .flatMap(aligned -> score(features, 0, aligned, features.posteriors(), tokens.size() == 1))
                    .map(scores -> reading(features.posteriors(), scores));
        }

        private Optional<HeardReading> hear(FramePosteriors posteriors, List<SpokenToken> tokens) {
            return ForcedAligner.align(posteriors, tokens)
                    .flatMap(aligned -> scoreParts(posteriors, aligned))
                    .map(scores -> reading(posteriors, scores));
        }

        /// The scores at the times that are shown. The networks were taught on the boundaries that
        /// the aligner finds, so these are refined after they have judged.
        private HeardReading reading(FramePosteriors posteriors, ScoredText text) {
            List<TokenScore> scores = text.tokens();
            double shift = shared.thresholds().shiftSeconds();
            int lag = (int) Math.round(-shift / FramePosteriors.FRAME_SECONDS);
            List<AlignedToken> refined = new BoundaryRefiner(posteriors, speech.loud(), lag)
                    .refine(scores.stream().map(TokenScore::aligned).toList());
            List<TokenScore> placed = new ArrayList<>();
            for (int token = 0; token < scores.size(); token++) {
                placed.add(scores.get(token).at(refined.get(token)));
            }
            return new HeardReading(placed, text.impression(), speech.startSeconds() + shift, lag, false, posteriors);
        }

        private Optional<ScoredText> scoreParts(FramePosteriors posteriors, List<AlignedToken> aligned) {
            Optional<ScoredText> whole = Optional.empty();
            for (List<AlignedToken> part : TextParts.of(aligned)) {
                int start = Math.max(0, part.getFirst().startFrame() - FRAMES_AROUND) / 2 * 2;
                int end = Math.min(2 * steps, part.getLast().endFrame() + FRAMES_AROUND) / 2 * 2;
                if (end - start > FeatureExtractor.WINDOW_FRAMES) {
                    return Optional.empty();
                }
                LogMel window = mel.window(start, end, FeatureExtractor.MARGIN_STEPS);
                int partSteps = (end - start) / 2;
                EarFeatures features = new EarFeatures(
                        mel.window(start, end, 0),
                        extractor.layers(window, partSteps),
                        partSteps,
                        posteriors.slice(start, end));
                Optional<ScoredText> scored = score(features, start, part, posteriors, aligned.size() == 1);
                if (scored.isEmpty()) {
                    return Optional.empty();
                }
                whole = whole.map(before -> before.followedBy(scored.get())).or(() -> scored);
            }
            return whole;
        }

        /// Empty when not all tokens were said.
        ///
        /// @param firstFrame the frame of the recording with which `features` begin
        /// @param recording the posteriors of all of it
        /// @param alone whether the text has no other word
        private Optional<ScoredText> score(
                EarFeatures features,
                int firstFrame,
                List<AlignedToken> aligned,
                FramePosteriors recording,
                boolean alone) {
            HeardText heard = HeardText.of(models, features, aligned, firstFrame);
            boolean said =
                    alone ? isSaidAlone(features, aligned.getFirst(), heard, recording) : isSaid(features, heard);
            return said
                    ? Optional.of(new ScoredText(
                            new TokenScorer(shared.thresholds(), rule, alone).score(aligned, heard.scores()),
                            heard.scores().impression()))
                    : Optional.empty();
        }

        /// Whether all words of a text were said; the decoder is asked only where one is doubtful.
        private boolean isSaid(EarFeatures features, HeardText heard) {
            SpokenWordCheck check = shared.thresholds().spoken();
            if (check.saidOnce(heard)) {
                return false;
            }
            if (check.allHeard(heard)) {
                return true;
            }
            try (WordLikelihoods likelihoods = shared.textEvidence().of(models, features, heard.words())) {
                TextReading read = reading(features, heard, likelihoods);
                return read.probabilities().text() >= shared.thresholds().text() && check.allSpoken(read);
            }
        }

        /// Whether the only word of a text was said. The features of a long recording are those around the word, which
        /// do not tell what else was heard.
        private boolean isSaidAlone(
                EarFeatures features, AlignedToken word, HeardText heard, FramePosteriors recording) {
            EarThresholds thresholds = shared.thresholds();
            IsolatedWordCheck isolated = thresholds.isolated();
            SoundScores scores = heard.scores();
            double coverage = SpeechCoverage.of(recording, List.of(word));
            boolean said = features.steps() == steps
                            && isolated.isAllThatWasHeard(
                                    heard.paths().getFirst(), heard.expected().count())
                    || isolated.possible(coverage)
                            && (isolated.heard(coverage, scores.fault()) || isSaidByDecoder(features, heard, coverage));
            return said
                    && !isolated.isInsideAnother(
                            AdjoiningSound.ofPaths(scores.path(), word.token()),
                            AdjoiningSound.ofFrames(recording, word));
        }

        private boolean isSaidByDecoder(EarFeatures features, HeardText heard, double coverage) {
            EarThresholds thresholds = shared.thresholds();
            try (WordLikelihoods likelihoods = shared.textEvidence().of(models, features, heard.words())) {
                TextReading read = reading(features, heard, likelihoods);
                SpokenWordCheck spoken = thresholds.spoken();
                return read.probabilities().text() >= thresholds.text() && spoken.isSpoken(read, 0)
                        || thresholds
                                .isolated()
                                .said(
                                        spoken.probability(read, 0),
                                        coverage,
                                        heard.scores().plainFault());
            }
        }

        private TextReading reading(EarFeatures features, HeardText heard, WordLikelihoods likelihoods) {
            float[] gains = shared.textEvidence().gains(models, likelihoods, heard.words());
            return new TextReading(
                    heard,
                    SpokenProbabilities.of(models, features, heard, gains, likelihoods.tokenCounts()),
                    likelihoods,
                    gains);
        }
    }
}
