package app.saywell.desk.kit.tier;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.envelope.WaveformEnvelope;
import app.saywell.desk.kit.lane.AnalyzedRecording;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.lane.VoiceLane;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.SyntheticReading;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MarkTierBuilderTest {
    private final LanesViewModel model = new LanesViewModel();

    @Test
    void standsWhereTheWordStandsAndLeavesTheMachinesMarkAlone() {
        show(List.of(new IntervalMark(LaneTier.TierKind.WORDS, 0, 0, 30, Optional.empty(), "mumbled")));
        TierInterval said = marks().getFirst();
        TierInterval word = lane().tiers().words().intervals().getFirst();
        assertThat(said.start()).isEqualTo(word.start());
        assertThat(said.level()).isEqualTo(ScoreLevel.WEAK);
        assertThat(said.label()).isEqualTo("! · mumbled");
        assertThat(word.level()).isEqualTo(ScoreLevel.GOOD);
    }

    @Test
    void putsWhatIsSaidOfASoundIntoTheBoxOfItsWord() {
        show(List.of(
                new IntervalMark(LaneTier.TierKind.PHONEMES, 5, 1, 85, Optional.empty(), ""),
                new IntervalMark(LaneTier.TierKind.WORDS, 5, 0, 62, Optional.empty(), "")));
        assertThat(marks()).hasSize(1);
        assertThat(marks().getFirst().label()).isEqualTo("~ i✓");
    }

    @Test
    void judgesAPauseByYesAndNo() {
        show(List.of(new IntervalMark(LaneTier.TierKind.PAUSES, 1, 0, 0, Optional.empty(), "")));
        assertThat(marks().getFirst().level()).isEqualTo(ScoreLevel.WEAK);
    }

    @Test
    void passesOverAnOpinionOnWhatIsNotThere() {
        show(List.of(new IntervalMark(LaneTier.TierKind.WORDS, 99, 0, 0, Optional.empty(), "")));
        assertThat(marks()).isEmpty();
    }

    @Test
    void keepsTheViewWhenOnlyWhatIsSaidChanges() {
        show(List.of());
        model.resize(1000);
        model.zoomAt(500, 4);
        model.inspectNeighbour(1);
        TimeViewport before = model.viewport().get();
        show(List.of(new IntervalMark(LaneTier.TierKind.WORDS, 0, 0, 30, Optional.empty(), "")));
        assertThat(model.viewport().get()).isEqualTo(before);
        assertThat(model.inspected().get()).isPresent();
        assertThat(marks()).hasSize(1);
    }

    private final WaveformEnvelope silence = WaveformEnvelope.silence(2);

    private void show(List<IntervalMark> opinions) {
        model.show(
                Optional.empty(),
                Optional.of(new AnalyzedRecording(
                        silence, SyntheticReading.learner().components(), Optional.empty(), opinions)));
    }

    private List<TierInterval> marks() {
        return lane().tiers().marks().intervals();
    }

    private VoiceLane lane() {
        return model.lane(VoiceSide.LEARNER).orElseThrow();
    }
}
