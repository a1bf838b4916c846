package app.saywell.desk.takes.fluency;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.takes.spoken.SpokenTextComparison;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HesitationsTest {
    private static final String TEXT = "I saw the photographer in the park.";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I saw the photographer in the park. | '' | ''",
                "I, um, saw the uh photographer in the park. | um,uh | ''",
                "I saw the the photographer in the park. | '' | the",
                "I saw the pho- photographer in the park. | '' | pho",
                "I saw um um the photographer in the park. | um,um | ''",
                "I saw the blue photographer in the park. | '' | ''",
                "'' | '' | ''"
            })
    void fillersAndRestartsAreToldFromOtherWords(String heard, String fillers, String restarts) {
        Hesitations hesitations = Hesitations.in(SpokenTextComparison.compare(TEXT, heard));
        assertThat(String.join(",", hesitations.fillers())).isEqualTo(fillers);
        assertThat(String.join(",", hesitations.restarts())).isEqualTo(restarts);
    }

    @Test
    void whatIsDoubledOnPurposeWasNotBegunAgain() {
        List<String> said = List.of("it", "was", "very", "very", "big", "and", "the", "the", "dog", "ran", "no", "no");
        assertThat(Hesitations.inFreeSpeech(said).restarts()).containsExactly("the");
    }

    @Test
    void aFillerThatTheSentenceHasIsAWordOfIt() {
        Hesitations hesitations = Hesitations.in(SpokenTextComparison.compare("Um, I think so.", "Um, I think so."));
        assertThat(hesitations.fillers()).isEqualTo(List.of());
    }
}
