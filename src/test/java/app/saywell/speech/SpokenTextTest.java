package app.saywell.speech;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpokenTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "A: Where is the station? | Where is the station?",
                "Jinsu: Hello. | Hello.",
                "민지: Thank you! | Thank you!",
                "B: “It is here.” | “It is here.”",
                "Mr. Kim: Sit down. | Sit down.",
                "Student 1: I see. | I see.",
                "A: Hi! B: Hello. | Hi! Hello.",
                "1. I like cats. | I like cats.",
                "① I like cats. | I like cats.",
                "(2) I like cats. | I like cats.",
                "b) I like cats. | I like cats.",
                "- I like cats. | I like cats.",
                "• A: I like cats. | I like cats.",
                "I like cats. [laughs] | I like cats.",
                "(smiling) I like cats. | I like cats.",
                "Tom: (quietly) I like cats. | I like cats.",
                "I like *sighs* cats. | I like cats.",
                "go <noise/> home | go home",
            })
    void speakersBulletsAndDirectionsAreNotExpected(String text, String spoken) {
        assertThat(SpokenText.of(text)).isEqualTo(spoken);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Five: 5 - 3 = 2 is right.",
                "Remember: be kind.",
                "It is 7:30 now.",
                "He said: go!",
                "“Well—yes!” (he said)",
                "I saw (22) ducks.",
                "A",
                "1.",
                "A:",
                "[laughs]",
                "2024. 3. 15",
                "Chapter IX is long.",
                "5 - 3 is 2.",
                "[0.4] is small."
            })
    void whatIsSaidStays(String text) {
        assertThat(SpokenText.of(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Lesson 3: At the zoo\nI like cats.",
                "# Animals\nI like cats.",
                "Dialogue A\nJinsu: I like cats."
            })
    void headingsOfSeveralLinesAreNotExpected(String text) {
        assertThat(SpokenText.of(text)).isEqualTo("I like cats.");
    }

    @Property(tries = 500)
    void askingAgainChangesNothing(@ForAll String text) {
        String spoken = SpokenText.of(text);
        assertThat(SpokenText.of(spoken)).isEqualTo(spoken);
    }
}
