package app.saywell.engine.score;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.engine.evidence.HasteFeatures;
import app.saywell.engine.evidence.TokenFeatures;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.Stream;

class ContrastTest {
    private static final List<String> FOUND =
            Stream.of(TokenFeatures.NAMES, SpokenFeatures.NAMES, HasteFeatures.NAMES)
                    .flatMap(List::stream)
                    .toList();
    private static final int HEARD = FOUND.indexOf("wordHeard");

    @Test
    void aTokenIsComparedWithTheOthers() {
        List<float[]> compared = Contrast.extended(List.of(heard(-1), heard(-6), heard(-2)), FOUND);
        float[] second = compared.get(1);
        assertThat(second).startsWith(heard(-6));
        assertThat(of(second, "wordHeardOverMean")).isEqualTo(-4.5f);
        assertThat(of(second, "wordHeardOverGreatest")).isEqualTo(-5);
        assertThat(of(second, "wordHeardOverLeast")).isEqualTo(-4);
        assertThat(of(compared.getFirst(), "wordHeardOverGreatest")).isEqualTo(1);
        assertThat(of(compared.getFirst(), "wordScoreOverMean")).isZero();
    }

    @Test
    void aTokenAloneStandsOutByNothing() {
        float[] alone = Contrast.extended(List.of(heard(-3)), FOUND).getFirst();
        for (String name : Contrast.NAMES) {
            assertThat(of(alone, name)).isZero();
        }
    }

    private static float[] heard(float value) {
        float[] vector = new float[FOUND.size()];
        vector[HEARD] = value;
        return vector;
    }

    private static float of(float[] vector, String name) {
        return vector[SpokenCheck.NAMES.indexOf(name)];
    }
}
