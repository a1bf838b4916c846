package app.saywell.engine.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Golden;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.align.Aligner;
import app.saywell.engine.align.Latitude;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.text.TextReader;

import org.junit.jupiter.api.Test;

import java.util.List;

class HasteFeaturesTest {
    private static final AcousticModel MODEL = AcousticModel.load();
    private static final TextReader READER = new TextReader(EnglishLexicon.load());

    @Test
    void aWordThatWasNotSaidIsInTheGreatestHaste() {
        float[] computer = vectors("seven apples for my computer sister").get(4);
        assertThat(of(computer, "hasteOrder")).isZero();
        assertThat(of(computer, "hasteWhole")).isNegative();
        assertThat(of(computer, "hasteLead")).isNegative();
        assertThat(of(computer, "vowels")).isEqualTo(3);
    }

    @Test
    void wordsThatWereSaidAreSaidAtThePaceOfTheOthers() {
        for (float[] word : vectors(Golden.TEXT)) {
            assertThat(of(word, "hasteWhole")).isBetween(-1f, 1f);
            assertThat(of(word, "hasteWorst")).isLessThanOrEqualTo(of(word, "haste"));
        }
    }

    @Test
    void aWordAloneHasNoPaceToBeComparedWith() {
        float[] alone = vectors("apples").getFirst();
        assertThat(of(alone, "hasteOrder")).isZero();
        assertThat(of(alone, "hasteLead")).isZero();
        assertThat(of(alone, "pauseBefore")).isEqualTo(1);
        assertThat(of(alone, "pauseAfter")).isEqualTo(1);
        assertThat(alone).doesNotContain(Float.NaN);
    }

    private static float of(float[] vector, String name) {
        return vector[HasteFeatures.NAMES.indexOf(name)];
    }

    private static List<float[]> vectors(String text) {
        Observations heard = MODEL.observe(new FrontEnd().features(Golden.speech()));
        var alignment = new Aligner(MODEL).align(heard, READER.read(text), Latitude.STRICT);
        var extractor = new EvidenceExtractor(MODEL);
        return HasteFeatures.of(
                extractor.extract(heard, alignment.orElseThrow(), extractor.loop(heard)));
    }
}
