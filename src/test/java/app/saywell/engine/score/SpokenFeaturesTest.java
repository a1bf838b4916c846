package app.saywell.engine.score;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Golden;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.align.Aligner;
import app.saywell.engine.align.Latitude;
import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.EvidenceExtractor;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.engine.text.TextReader;

import org.junit.jupiter.api.Test;

import java.util.List;

class SpokenFeaturesTest {
    private static final AcousticModel MODEL = AcousticModel.load();
    private static final TextReader READER = new TextReader(EnglishLexicon.load());
    private static final NetworkEnsemble NETWORKS = NetworkEnsemble.load();

    @Test
    void aWordThatWasNotSaidIsBetterLeftOut() {
        List<float[]> said = vectors("seven apples for my sister");
        List<float[]> more = vectors("seven apples for my computer sister");
        for (float[] word : said) {
            assertThat(of(word, "wordWithoutByPause")).isNegative();
            assertThat(of(word, "wordWithoutByAnything")).isNegative();
        }
        float[] computer = more.get(4);
        assertThat(of(computer, "wordWithoutByAnything")).isPositive();
        assertThat(of(computer, "withoutOrder")).isZero();
        assertThat(of(computer, "heardOrder")).isZero();
    }

    @Test
    void aWordThatWasSaidIsFoundInItsSteps() {
        for (float[] word : vectors(Golden.TEXT)) {
            assertThat(of(word, "wordFoundNear")).isGreaterThan(0.5f);
            assertThat(of(word, "wordFoundSteps")).isGreaterThanOrEqualTo(1);
            assertThat(of(word, "wordHeardWorst")).isLessThanOrEqualTo(of(word, "wordHeard"));
            assertThat(of(word, "wordScoreWorst")).isLessThanOrEqualTo(of(word, "wordScore"));
        }
    }

    @Test
    void anotherTextIsHeardWorse() {
        float[] right = vectors(Golden.TEXT).getFirst();
        float[] wrong = vectors("nobody ever told the children").getFirst();
        for (String name : List.of("utteranceHeard", "utteranceFound", "utteranceFoundFirst")) {
            assertThat(of(right, name)).isGreaterThan(of(wrong, name));
        }
    }

    private static float of(float[] vector, String name) {
        return vector[SpokenFeatures.NAMES.indexOf(name)];
    }

    private static List<float[]> vectors(String text) {
        Observations heard = MODEL.observe(new FrontEnd().features(Golden.speech()));
        var alignment = new Aligner(MODEL).align(heard, READER.read(text), Latitude.STRICT);
        var extractor = new EvidenceExtractor(MODEL);
        Evidence evidence =
                extractor.extract(heard, alignment.orElseThrow(), extractor.loop(heard));
        return SpokenFeatures.of(evidence, NETWORKS.hear(Golden.speech(), evidence));
    }
}
