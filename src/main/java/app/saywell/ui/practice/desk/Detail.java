package app.saywell.ui.practice.desk;

import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.ui.kit.wave.Difference;
import app.saywell.ui.kit.wave.Hit;
import app.saywell.ui.kit.wave.Lane;
import app.saywell.ui.kit.wave.LanesModel;
import app.saywell.ui.kit.wave.Mark;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.kit.wave.Tier;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// One word, sound or pause of the sentence, told of in full.
///
/// @param kind words, phonemes or pauses
/// @param own how the learner said it; empty without a judged take
/// @param model how the native reader said it; empty without a model
public record Detail(Tier.Kind kind, Optional<Said> own, Optional<Said> model) {

    private static final Set<Tier.Kind> TOLD =
            Set.of(Tier.Kind.WORDS, Tier.Kind.PHONEMES, Tier.Kind.PAUSES);

    /// How one voice said it.
    ///
    /// @param mark the place itself
    /// @param word the word it belongs to; empty for a pause
    /// @param score 0 to 100; not a number where there is none
    /// @param words the service's own on it; may be empty
    public record Said(Mark mark, Optional<Mark> word, double score, String words) {}

    /// What is pointed at; empty where it is nothing that more could be said of.
    public static Optional<Detail> of(LanesModel lanes) {
        return lanes.pointed()
                .get()
                .filter(hit -> TOLD.contains(hit.kind()))
                .map(hit -> of(lanes, hit))
                .filter(detail -> detail.own().isPresent() || detail.model().isPresent());
    }

    /// Whatever there is to name it by: both voices are of one text.
    public Mark mark() {
        return own.or(() -> model).map(Said::mark).orElseThrow();
    }

    /// Where stress or pauses differ at this word or at the pause after it.
    public List<Difference> differences(LanesModel lanes) {
        if (kind == Tier.Kind.PHONEMES) {
            return List.of();
        }
        return lanes.differences().stream().filter(this::isHere).toList();
    }

    private boolean isHere(Difference one) {
        Mark mark = mark();
        return kind == Tier.Kind.WORDS
                ? one.word() == mark.word()
                : own.isPresent() && one.start() < mark.soundEnd() && one.end() > mark.soundStart();
    }

    private static Detail of(LanesModel lanes, Hit hit) {
        return new Detail(hit.kind(), said(lanes, hit, Side.LEARNER), said(lanes, hit, Side.MODEL));
    }

    private static Optional<Said> said(LanesModel lanes, Hit hit, Side side) {
        return lanes.lane(side)
                .flatMap(
                        lane ->
                                (hit.side() == side
                                                ? Optional.of(hit.mark())
                                                : lane.partner(hit.kind(), hit.mark()))
                                        .map(mark -> said(lane, hit.kind(), mark)));
    }

    private static Said said(Lane lane, Tier.Kind kind, Mark mark) {
        List<Mark> words = lane.tiers().words().marks();
        Optional<Mark> word =
                mark.word() >= 0 && mark.word() < words.size()
                        ? Optional.of(words.get(mark.word()))
                        : Optional.empty();
        SpeechComponent component = lane.reading().components().get(mark.place().component());
        return switch (component) {
            case Word one when kind == Tier.Kind.PHONEMES -> {
                Phoneme sound = one.phonemes().get(mark.place().part());
                yield new Said(mark, word, sound.score(), text(sound.feedback()));
            }
            case Word one -> new Said(mark, word, one.score(), text(one.feedback()));
            case Pause pause -> new Said(mark, word, Double.NaN, "");
        };
    }

    private static String text(@org.jspecify.annotations.Nullable String words) {
        return words == null ? "" : words.strip();
    }
}
