package app.saywell.desk.kit.mouth;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.articulation.EnglishSound;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MouthMovementTest {
    @ParameterizedTest
    @EnumSource(EnglishSound.class)
    void drawsEverySoundFromRestToItsEnd(EnglishSound sound) {
        MouthMovement movement = MouthMovement.into(sound);
        assertThat(movement.at(0).sound()).isEmpty();
        assertThat(movement.last().sound()).contains(sound);
        assertThat(movement.last().side())
                .allSatisfy(part -> assertThat(part.path()).doesNotContain("NaN"));
        assertThat(movement.last().front())
                .allSatisfy(part -> assertThat(part.path()).doesNotContain("NaN"));
    }

    @ParameterizedTest
    @EnumSource(EnglishSound.class)
    void keepsTheOrderOfTheCommandsWhileItMoves(EnglishSound sound) {
        MouthMovement movement = MouthMovement.from(EnglishSound.TH, sound);
        List<String> first = commands(movement.at(0));
        for (double time = 0; time < movement.seconds(); time += 0.1) {
            assertThat(commands(movement.at(time))).isEqualTo(first);
        }
    }

    @Test
    void movesFromWhatWasHeardToWhatIsWanted() {
        MouthMovement movement = MouthMovement.from(EnglishSound.S, EnglishSound.TH);
        assertThat(movement.at(0).sound()).contains(EnglishSound.S);
        assertThat(movement.at(movement.seconds()).sound()).contains(EnglishSound.TH);
        assertThat(movement.at(movement.seconds() + 5)).isEqualTo(movement.last());
        assertThat(movement.at(1.2)).isNotEqualTo(movement.at(0)).isNotEqualTo(movement.last());
    }

    @Test
    void drawsVoiceOnlyWhereTheVocalCordsHum() {
        assertThat(styles(EnglishSound.Z)).contains("mouth-voice").doesNotContain("mouth-silence");
        assertThat(styles(EnglishSound.S)).contains("mouth-silence").doesNotContain("mouth-voice");
        assertThat(styles(EnglishSound.M)).contains("mouth-voice");
    }

    @Test
    void sendsTheAirThroughTheNoseForItsSoundsOnly() {
        assertThat(MouthShapeTable.of(EnglishSound.NG).getFirst().airflow()).isEqualTo(Airflow.NOSE);
        for (EnglishSound sound : EnglishSound.values()) {
            boolean nasal = sound.voice() == EnglishSound.PhonationType.NOSE;
            assertThat(MouthShapeTable.of(sound))
                    .allSatisfy(shape -> assertThat(shape.velum() > 0.5).isEqualTo(nasal));
        }
    }

    @Test
    void glidesThroughDiphthongsAndOpensAffricates() {
        for (EnglishSound sound : EnglishSound.values()) {
            boolean moves = Optional.of(sound)
                    .filter(List.of(
                            EnglishSound.EY,
                            EnglishSound.AY,
                            EnglishSound.AW,
                            EnglishSound.OY,
                            EnglishSound.OW,
                            EnglishSound.CH,
                            EnglishSound.JH)::contains)
                    .isPresent();
            assertThat(MouthShapeTable.of(sound)).as(sound.name()).hasSize(moves ? 2 : 1);
        }
    }

    private static List<String> styles(EnglishSound sound) {
        return MouthMovement.into(sound).last().side().stream()
                .map(DrawnPart::style)
                .toList();
    }

    private static List<String> commands(MouthMovement.Frame frame) {
        return java.util.stream.Stream.concat(frame.side().stream(), frame.front().stream())
                .filter(part ->
                        !List.of("mouth-air", "mouth-voice", "mouth-silence").contains(part.style()))
                .map(part -> part.style() + part.path().replaceAll("[^A-Za-z]", ""))
                .toList();
    }
}
