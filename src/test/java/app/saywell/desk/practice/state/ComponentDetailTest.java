package app.saywell.desk.practice.state;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.envelope.WaveformEnvelope;
import app.saywell.desk.kit.lane.AnalyzedRecording;
import app.saywell.desk.kit.lane.IntervalHit;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.desk.practice.SyntheticReading;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ComponentDetailTest {
    private final LanesViewModel lanes = new LanesViewModel();

    @BeforeEach
    void showBothVoices() {
        lanes.show(
                Optional.of(new AnalyzedRecording(
                        WaveformEnvelope.silence(1.6), SyntheticReading.model().components())),
                Optional.of(new AnalyzedRecording(
                        WaveformEnvelope.silence(2), SyntheticReading.learner().components())));
    }

    @Test
    void tellsOfASoundInBothVoicesWithTheOneThatWasHeard() {
        point(VoiceSide.LEARNER, LaneTier.TierKind.PHONEMES, "i", 4);
        ComponentDetail detail = ComponentDetail.of(lanes).orElseThrow();
        assertThat(detail.learner().orElseThrow().interval().heard()).isEqualTo("ʌ");
        assertThat(detail.learner().orElseThrow().score()).isEqualTo(8);
        assertThat(detail.learner().orElseThrow().wordInterval().orElseThrow().label())
                .isEqualTo("theme");
        TierInterval other = detail.model().orElseThrow().interval();
        assertThat(other.label()).isEqualTo("i");
        assertThat(other.wordIndex()).isEqualTo(4);
    }

    @Test
    void findsTheLearnersSoundFromTheModels() {
        point(VoiceSide.MODEL, LaneTier.TierKind.PHONEMES, "i", 4);
        ComponentDetail detail = ComponentDetail.of(lanes).orElseThrow();
        assertThat(detail.learner().orElseThrow().interval().heard()).isEqualTo("ʌ");
    }

    @Test
    void leavesTheModelOutWhereItSaysAnotherSound() {
        point(VoiceSide.LEARNER, LaneTier.TierKind.PHONEMES, "u", 3);
        ComponentDetail detail = ComponentDetail.of(lanes).orElseThrow();
        assertThat(detail.model()).isEmpty();
        assertThat(detail.interval().label()).isEqualTo("u");
    }

    @Test
    void tellsOfPausesAndOfNothing() {
        assertThat(ComponentDetail.of(lanes)).isEmpty();
        point(VoiceSide.LEARNER, LaneTier.TierKind.PAUSES, "0.06", -1);
        assertThat(ComponentDetail.of(lanes).orElseThrow().kind()).isEqualTo(LaneTier.TierKind.PAUSES);
        lanes.inspect(Optional.empty());
        assertThat(ComponentDetail.of(lanes)).isEmpty();
    }

    @Test
    void walksFromSoundToSoundByKey() {
        lanes.inspectNeighbour(1);
        assertThat(ComponentDetail.of(lanes).orElseThrow().interval().label()).isEqualTo("ð");
        lanes.inspectNeighbour(1);
        assertThat(ComponentDetail.of(lanes).orElseThrow().interval().label()).isEqualTo("ɛ");
        lanes.inspectNeighbour(-1);
        lanes.inspectNeighbour(-1);
        assertThat(ComponentDetail.of(lanes).orElseThrow().interval().label()).isEqualTo("k");
    }

    private void point(VoiceSide side, LaneTier.TierKind kind, String label, int word) {
        TierInterval mark = lanes.lane(side).orElseThrow().tiers().of(kind).intervals().stream()
                .filter(candidate -> candidate.label().equals(label) && candidate.wordIndex() == word)
                .findFirst()
                .orElseThrow();
        lanes.inspect(Optional.of(new IntervalHit(side, kind, mark)));
    }
}
