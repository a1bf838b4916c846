package app.saywell.engine.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.engine.lexicon.Form;
import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Source;
import app.saywell.engine.lexicon.Stress;
import app.saywell.engine.text.Reading;
import app.saywell.engine.text.SpokenWord;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.Stream;

class ReadingFeaturesTest {
    private static final Reading MY = reading(Form.CITATION, Phone.M, Phone.AY);
    private static final Reading MUH = reading(Form.WEAK, Phone.M, Phone.AH);
    private static final Reading EYE = reading(Form.CITATION, Phone.AY);

    @Test
    void theMostUsualReadingIsAsUsual() {
        List<float[]> vectors = ReadingFeatures.of(List.of(MY, MUH), MY);
        assertThat(vectors.get(0)).containsExactly(0, 2, Phone.M.ordinal(), 1, 0, 1);
        assertThat(vectors.get(1)).containsExactly(0, 2, Phone.AY.ordinal(), 2, 0, 1);
    }

    @Test
    void anotherReadingNamesThePhoneOfTheMostUsual() {
        List<float[]> vectors = ReadingFeatures.of(List.of(MY, MUH), MUH);
        assertThat(vectors.get(0)).containsExactly(1, 2, Phone.M.ordinal(), 1, 1, 1);
        assertThat(vectors.get(1)).containsExactly(1, 2, Phone.AY.ordinal(), 2, 1, 0);
    }

    @Test
    void aSoundThatTheMostUsualReadingLacksHasNoPhoneThere() {
        List<float[]> vectors = ReadingFeatures.of(List.of(EYE, MY), MY);
        assertThat(vectors.get(0)).containsExactly(1, 2, -1, 2, 0, -1);
        assertThat(vectors.get(1)).containsExactly(1, 2, Phone.AY.ordinal(), 1, 0, 1);
    }

    private static Reading reading(Form form, Phone... phones) {
        List<Sound> sounds = Stream.of(phones).map(p -> new Sound(p, Stress.NONE)).toList();
        var said = new Pronunciation(sounds, Source.DICTIONARY, form);
        return new Reading(List.of(new SpokenWord("my", "my", said)));
    }
}
