package app.saywell.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PronunciationGuideTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Minji is here. | minji | true",
                "Is it MINJI? | Minji | true",
                "Minji’s bag | minji | true",
                "Minjin came | minji | false",
                "It's fine | it’s | true",
                "a cab | ca | false"
            })
    void findsWholeWordsInAnyCase(String text, String word, boolean found) {
        assertThat(PronunciationGuide.containsWord(text, word)).isEqualTo(found);
    }

    @Test
    void tellsOfTheWordsOfATextAlone() {
        var guide = new PronunciationGuide(Map.of("Minji", "MIN-jee", "Seoul", "sohl"), false);
        assertThat(guide.restrictedTo("Hello, Minji!").words()).isEqualTo(Map.of("minji", "MIN-jee"));
        assertThat(guide.restrictedTo("Hello!").isEmpty()).isTrue();
        assertThat(new PronunciationGuide(Map.of(), true).restrictedTo("Hello!").isEmpty())
                .isFalse();
    }
}
