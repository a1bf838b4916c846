package app.saywell.desk.practice.state;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.IntervalHit;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.lane.VoiceLane;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.ProsodyDifference;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The details of one word, sound or pause of the sentence.
///
/// @param kind words, phonemes or pauses
/// @param learner how the learner said it; empty without a scored take
/// @param model how the model reading says it; empty without one
public record ComponentDetail(LaneTier.TierKind kind, Optional<VoiceDetail> learner, Optional<VoiceDetail> model) {

    private static final Set<LaneTier.TierKind> SHOWN_KINDS =
            Set.of(LaneTier.TierKind.WORDS, LaneTier.TierKind.PHONEMES, LaneTier.TierKind.PAUSES);

    /// How one voice said it.
    ///
    /// @param interval the interval itself
    /// @param wordInterval the word it belongs to; empty for a pause
    /// @param score 0 to 100; NaN if there is none
    /// @param serviceText the service's feedback on it; may be empty
    /// @param word the word as it was judged; empty for a pause
    public record VoiceDetail(
            TierInterval interval,
            Optional<TierInterval> wordInterval,
            double score,
            String serviceText,
            Optional<Word> word) {}

    /// The details of the inspected interval; empty if there is nothing more to show.
    public static Optional<ComponentDetail> of(LanesViewModel lanes) {
        return lanes.inspected()
                .get()
                .filter(hit -> SHOWN_KINDS.contains(hit.kind()))
                .map(hit -> of(lanes, hit))
                .filter(detail -> detail.learner().isPresent() || detail.model().isPresent());
    }

    /// An interval to name it by: both voices read the same text.
    public TierInterval interval() {
        return learner.or(() -> model).map(VoiceDetail::interval).orElseThrow();
    }

    /// The judged word, as the learner said it or else as the model does.
    public Optional<Word> word() {
        return learner.or(() -> model).flatMap(VoiceDetail::word);
    }

    /// The differences of stress or pauses at this word, or at this pause.
    public List<ProsodyDifference> differences(LanesViewModel lanes) {
        if (kind == LaneTier.TierKind.PHONEMES) {
            return List.of();
        }
        return lanes.differences().stream().filter(this::isAtThisPlace).toList();
    }

    private boolean isAtThisPlace(ProsodyDifference difference) {
        TierInterval interval = interval();
        return kind == LaneTier.TierKind.WORDS
                ? difference.wordIndex() == interval.wordIndex()
                : learner.isPresent()
                        && difference.start() < interval.soundEnd()
                        && difference.end() > interval.soundStart();
    }

    private static ComponentDetail of(LanesViewModel lanes, IntervalHit hit) {
        return new ComponentDetail(
                hit.kind(), voiceDetail(lanes, hit, VoiceSide.LEARNER), voiceDetail(lanes, hit, VoiceSide.MODEL));
    }

    private static Optional<VoiceDetail> voiceDetail(LanesViewModel lanes, IntervalHit hit, VoiceSide side) {
        return lanes.lane(side).flatMap(lane -> (hit.side() == side
                        ? Optional.of(hit.interval())
                        : lane.counterpart(hit.kind(), hit.interval()))
                .map(interval -> voiceDetail(lane, hit.kind(), interval)));
    }

    private static VoiceDetail voiceDetail(VoiceLane lane, LaneTier.TierKind kind, TierInterval interval) {
        List<TierInterval> words = lane.tiers().words().intervals();
        Optional<TierInterval> wordInterval = interval.wordIndex() >= 0 && interval.wordIndex() < words.size()
                ? Optional.of(words.get(interval.wordIndex()))
                : Optional.empty();
        SpeechComponent component =
                lane.recording().components().get(interval.position().componentIndex());
        return switch (component) {
            case Word spokenWord
            when kind == LaneTier.TierKind.PHONEMES
                    && interval.position().partIndex() < spokenWord.phonemes().size() -> {
                Phoneme sound = spokenWord.phonemes().get(interval.position().partIndex());
                yield new VoiceDetail(
                        interval, wordInterval, sound.score(), strippedText(sound.feedback()), Optional.of(spokenWord));
            }
            case Word spokenWord ->
                new VoiceDetail(
                        interval,
                        wordInterval,
                        spokenWord.countedScore(),
                        strippedText(spokenWord.feedback()),
                        Optional.of(spokenWord));
            case Pause pause -> new VoiceDetail(interval, wordInterval, Double.NaN, "", Optional.empty());
        };
    }

    private static String strippedText(@org.jspecify.annotations.Nullable String feedback) {
        return feedback == null ? "" : feedback.strip();
    }
}
