package app.saywell.ui.kit.wave;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Strictness;
import app.saywell.ui.kit.Level;
import app.saywell.ui.practice.Spoken;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class OpinionTierTest {
    private final LanesModel model = new LanesModel();

    @Test
    void standsWhereTheWordStandsAndLeavesTheMachinesMarkAlone() {
        show(List.of(new Opinion(Tier.Kind.WORDS, 0, 0, 30, "mumbled")));
        Mark said = marks().getFirst();
        Mark word = lane().tiers().words().marks().getFirst();
        assertThat(said.start()).isEqualTo(word.start());
        assertThat(said.level()).isEqualTo(Level.WORK);
        assertThat(said.label()).isEqualTo("! · mumbled");
        assertThat(word.level()).isEqualTo(Level.GOOD);
    }

    @Test
    void putsWhatIsSaidOfASoundIntoTheBoxOfItsWord() {
        show(
                List.of(
                        new Opinion(Tier.Kind.PHONEMES, 5, 1, 85, ""),
                        new Opinion(Tier.Kind.WORDS, 5, 0, 62, "")));
        assertThat(marks()).hasSize(1);
        assertThat(marks().getFirst().label()).isEqualTo("~ i✓");
    }

    @Test
    void judgesAPauseByYesAndNo() {
        show(List.of(new Opinion(Tier.Kind.PAUSES, 1, 0, 0, "")));
        assertThat(marks().getFirst().level()).isEqualTo(Level.WORK);
    }

    @Test
    void passesOverAnOpinionOnWhatIsNotThere() {
        show(List.of(new Opinion(Tier.Kind.WORDS, 99, 0, 0, "")));
        assertThat(marks()).isEmpty();
    }

    @Test
    void keepsTheViewWhenOnlyWhatIsSaidChanges() {
        show(List.of());
        model.resize(1000);
        model.zoomAt(500, 4);
        model.pointAtNeighbour(1);
        Viewport before = model.viewport().get();
        show(List.of(new Opinion(Tier.Kind.WORDS, 0, 0, 30, "")));
        assertThat(model.viewport().get()).isEqualTo(before);
        assertThat(model.pointed().get()).isPresent();
        assertThat(marks()).hasSize(1);
    }

    private final Envelope silence = Envelope.silence(2);

    private void show(List<Opinion> opinions) {
        model.show(
                Optional.empty(),
                Optional.of(
                        new Reading(
                                silence,
                                Spoken.learner().components(),
                                Optional.empty(),
                                opinions)),
                Strictness.ORDINARY);
    }

    private List<Mark> marks() {
        return lane().tiers().marks().marks();
    }

    private Lane lane() {
        return model.lane(Side.LEARNER).orElseThrow();
    }
}
