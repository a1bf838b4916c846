package app.saywell.ui.practice.desk;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Strictness;
import app.saywell.ui.kit.wave.Envelope;
import app.saywell.ui.kit.wave.Hit;
import app.saywell.ui.kit.wave.LanesModel;
import app.saywell.ui.kit.wave.Mark;
import app.saywell.ui.kit.wave.Reading;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.kit.wave.Tier;
import app.saywell.ui.practice.Spoken;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.Optional;

class DetailTest {
    private final LanesModel lanes = new LanesModel();

    @BeforeEach
    void showBothVoices() {
        lanes.show(
                Optional.of(new Reading(Envelope.silence(1.6), Spoken.model().components())),
                Optional.of(new Reading(Envelope.silence(2), Spoken.learner().components())),
                Strictness.ORDINARY);
    }

    @Test
    void tellsOfASoundInBothVoicesWithTheOneThatWasHeard() {
        point(Side.LEARNER, Tier.Kind.PHONEMES, "i", 4);
        Detail detail = Detail.of(lanes).orElseThrow();
        assertThat(detail.own().orElseThrow().mark().heard()).isEqualTo("ʌ");
        assertThat(detail.own().orElseThrow().score()).isEqualTo(8);
        assertThat(detail.own().orElseThrow().word().orElseThrow().label()).isEqualTo("theme");
        Mark other = detail.model().orElseThrow().mark();
        assertThat(other.label()).isEqualTo("i");
        assertThat(other.word()).isEqualTo(4);
    }

    @Test
    void findsTheLearnersSoundFromTheModels() {
        point(Side.MODEL, Tier.Kind.PHONEMES, "i", 4);
        Detail detail = Detail.of(lanes).orElseThrow();
        assertThat(detail.own().orElseThrow().mark().heard()).isEqualTo("ʌ");
    }

    @Test
    void leavesTheModelOutWhereItSaysAnotherSound() {
        point(Side.LEARNER, Tier.Kind.PHONEMES, "u", 3);
        Detail detail = Detail.of(lanes).orElseThrow();
        assertThat(detail.model()).isEmpty();
        assertThat(detail.mark().label()).isEqualTo("u");
    }

    @Test
    void tellsOfPausesAndOfNothing() {
        assertThat(Detail.of(lanes)).isEmpty();
        point(Side.LEARNER, Tier.Kind.PAUSES, "0.06", -1);
        assertThat(Detail.of(lanes).orElseThrow().kind()).isEqualTo(Tier.Kind.PAUSES);
        lanes.point(Optional.empty());
        assertThat(Detail.of(lanes)).isEmpty();
    }

    @Test
    void walksFromSoundToSoundByKey() {
        lanes.pointAtNeighbour(1);
        assertThat(Detail.of(lanes).orElseThrow().mark().label()).isEqualTo("ð");
        lanes.pointAtNeighbour(1);
        assertThat(Detail.of(lanes).orElseThrow().mark().label()).isEqualTo("ɛ");
        lanes.pointAtNeighbour(-1);
        lanes.pointAtNeighbour(-1);
        assertThat(Detail.of(lanes).orElseThrow().mark().label()).isEqualTo("k");
    }

    private void point(Side side, Tier.Kind kind, String label, int word) {
        Mark mark =
                lanes.lane(side).orElseThrow().tiers().of(kind).marks().stream()
                        .filter(one -> one.label().equals(label) && one.word() == word)
                        .findFirst()
                        .orElseThrow();
        lanes.point(Optional.of(new Hit(side, kind, mark)));
    }
}
