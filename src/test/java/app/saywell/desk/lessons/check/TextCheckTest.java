package app.saywell.desk.lessons.check;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.PronunciationGuide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextCheckTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CO2 is a gas. | C O two is a gas",
                "A: We left at 10.30 am. | We left at ten thirty A M",
                "Elizabeth I ruled. | Elizabeth the first ruled",
                "It costs US$5. | It costs five U S dollars",
                "The fat cat sat. | ''"
            })
    void saysHowATextIsReadWhereItIsNotAsWritten(String text, String words) {
        assertThat(check(text).readAs()).isEqualTo(words);
    }

    @Test
    void namesWhatCannotBeRead() {
        assertThat(check("I like 😀 cats ♥ and ☃.").unread()).containsExactly("😀", "♥", "☃");
        TextCheck.CheckedText korean = check("I like 떡볶이 a lot.");
        assertThat(korean.speakable()).isFalse();
        assertThat(korean.unread()).containsExactly("떡볶이");
        assertThat(korean.words())
                .extracting(TextCheck.ExpectedWord::word)
                .as("the other words are checked all the same")
                .containsExactly("I", "like", "a", "lot");
        assertThat(check("I like cats.").unread()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"???, NO_WORDS", "…, NO_WORDS", "♥ ☃, NO_WORDS", "떡볶이, OTHER_LETTERS", "Good morning., SPEAKABLE"})
    void saysWhyATextCannotBeScored(String text, TextCheck.TextFitness fitness) {
        assertThat(check(text).fitness()).isEqualTo(fitness);
    }

    @Test
    void aWordThatIsTooLongIsNoForeignOne() {
        assertThat(check("A " + "a".repeat(100)).fitness()).isEqualTo(TextCheck.TextFitness.TOO_LONG);
    }

    private static TextCheck.CheckedText check(String text) {
        return TextCheck.checkText(text, PronunciationGuide.NONE);
    }
}
