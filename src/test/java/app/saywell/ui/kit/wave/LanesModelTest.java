package app.saywell.ui.kit.wave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.library.people.Strictness;
import app.saywell.speech.Word;
import app.saywell.ui.kit.Level;
import app.saywell.ui.practice.Spoken;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class LanesModelTest {
    private final LanesModel model = new LanesModel();

    @BeforeEach
    void showBothVoices() {
        model.show(
                Optional.of(reading(Spoken.model(), 1.6)),
                Optional.of(reading(Spoken.learner(), 2.0)),
                Strictness.ORDINARY);
        model.resize(1000);
    }

    @Test
    void runsOnTheLearnersTimeAndLaysTheModelOverIt() {
        Mark own = word(Side.LEARNER, 4);
        Mark other = word(Side.MODEL, 4);
        assertThat(own.label()).isEqualTo("theme");
        assertThat(other.start()).isCloseTo(own.start(), within(1e-9));
        assertThat(other.end()).isCloseTo(own.end(), within(1e-9));
        assertThat(other.soundStart()).isLessThan(own.soundStart());
    }

    @Test
    void showsTrueTimeWhenAsked() {
        model.setAxis(TimeAxis.TRUE_TIME);
        Mark other = word(Side.MODEL, 4);
        assertThat(other.start()).isEqualTo(other.soundStart());
    }

    @Test
    void givesEveryMarkItsLevel() {
        assertThat(word(Side.LEARNER, 0).level()).isEqualTo(Level.GOOD);
        assertThat(word(Side.LEARNER, 1).level()).isEqualTo(Level.NEARLY);
        assertThat(word(Side.LEARNER, 4).level()).isEqualTo(Level.WORK);
    }

    @Test
    void callsAMissingScoreMissingAndNotBad() {
        Word unscored = new Word("x", 0, 1, Double.NaN, false, false, null, List.of(), List.of());
        Tiers tiers = Tiers.of(List.of(unscored), TimeMap.identity(), Strictness.ORDINARY);
        assertThat(tiers.words().marks().getFirst().level()).isEqualTo(Level.MISSING);
    }

    @Test
    void choosesWordAfterWordAndBack() {
        model.selectNeighbour(1);
        assertThat(chosen()).isEqualTo(word(Side.LEARNER, 0).start());
        model.selectNeighbour(1);
        assertThat(chosen()).isEqualTo(word(Side.LEARNER, 1).start());
        model.selectNeighbour(-1);
        model.selectNeighbour(-1);
        assertThat(chosen()).isEqualTo(word(Side.LEARNER, 5).start());
    }

    @Test
    void leavesALongWaitOutOfTheFirstLook() {
        model.show(
                Optional.empty(), Optional.of(reading(Spoken.learner(), 9)), Strictness.ORDINARY);
        double end = word(Side.LEARNER, 5).end();
        assertThat(model.viewport().get().to()).isCloseTo(end + 0.5, within(1e-9));
        model.fit();
        assertThat(model.viewport().get().span()).isCloseTo(9, within(1e-9));
    }

    @Test
    void fillsTheViewWithWhatIsChosen() {
        Mark word = word(Side.LEARNER, 2);
        model.selectWordAt(Side.LEARNER, (word.start() + word.end()) / 2);
        model.fitSelection();
        assertThat(model.viewport().get().from()).isCloseTo(word.start(), within(1e-9));
        assertThat(model.viewport().get().to()).isCloseTo(word.end(), within(1e-9));
        model.fit();
        assertThat(model.viewport().get().span()).isCloseTo(2.0, within(1e-9));
    }

    @Test
    void extendsWhatIsChosenOnTheNearerSide() {
        model.select(Side.LEARNER, 0.5, 1.0);
        model.extendSelectionTo(Side.LEARNER, 1.5);
        assertThat(model.selection().get().orElseThrow().end()).isEqualTo(1.5);
        model.extendSelectionTo(Side.LEARNER, 0.2);
        assertThat(model.selection().get().orElseThrow().start()).isEqualTo(0.2);
    }

    @Test
    void keepsThePlayheadInView() {
        model.zoomAt(0, 8);
        model.playing(Side.LEARNER, 1.9);
        Viewport view = model.viewport().get();
        assertThat(view.x(1.9)).isBetween(0.0, view.width());
    }

    private double chosen() {
        return model.selection().get().orElseThrow().start();
    }

    private Mark word(Side side, int number) {
        return model.lane(side).orElseThrow().tiers().words().marks().get(number);
    }

    private static Reading reading(Spoken spoken, double seconds) {
        return new Reading(Envelope.silence(seconds), spoken.components());
    }
}
